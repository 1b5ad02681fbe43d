"""How a title reads unless it says otherwise: by its texts alone.

A title's own package `render`, if it has one, holds only what reads in another way; its functions may ask the usual
reading for help, with further facts or another variant of a message.
"""

import importlib
from functools import cache
from importlib.util import find_spec
from typing import Any, Final, cast

from serai.core.actions import DONE
from serai.core.copying import field_names
from serai.core.game import Game
from serai.core.message_keys import has_message
from serai.core.reading import Account, Amount, Render, Speak, Told
from serai.core.render.decision import Offered, variant_of
from serai.core.render.facts import Namer
from serai.core.render.ink import Ink
from serai.core.render.paragraphs import Story, sentence
from serai.core.render.tally import Counted, Tally
from serai.core.render.view_picture import ViewPicture
from serai.core.say import COMMA, Count, Fact, Name, Say, Several
from serai.core.state import State
from serai.core.step import OVER
from serai.core.text import Entry

READ: Final = (
    "sentence",
    "lacking",
    "prompt",
    "event",
    "story",
    "heading",
    "moment",
    "account",
    "goes_on",
    "amount",
    "repeats",
    "picks",
    "clock",
    "holdings",
    "picture",
)
"""What a reading offers."""
HELPS: Final = ("told",)
"""What a title may say to the usual reading."""
ARGUMENTS: Final = ("a", "b", "c")
"""What the numbers of an event are called, as in `State.tell`."""
POINTS: Final = "points"
COUNTED: Final[Counted] = {"pay": (1, 0), "gain": (1, 0), POINTS: (None, 0)}


@cache
def reading_of(game: Game) -> Render:
    """The title's own functions, and the usual ones in the place of those it lacks."""
    package = f"{game.package}.render"
    own: Any = importlib.import_module(package) if find_spec(package) else None
    if own is not None and all(hasattr(own, name) for name in READ):
        return own  # type: ignore[no-any-return]  # a module cannot declare that it keeps a protocol
    usual = Usual(game.package)
    for name in READ + HELPS:
        if hasattr(own, name):
            setattr(usual, name, getattr(own, name))
    return usual


class Usual:
    """What one title says, by its texts; see docs/new-game.md for the messages and their facts."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.namer = Namer(package)

    # A decision -----------------------------------------------------------------------------------------------------

    def sentence(self, state: State, action: int, variant: str = "", **facts: Fact) -> Say:
        """The message of this kind of action; perhaps another one in this decision, such as `take-ChooseTile`."""
        offered = Offered(state, action)
        known = {**step_facts(state), **facts}
        if offered.kind == DONE:
            return offered.say_done(variant, **known)
        if not variant and has_message(self.package, variant_of(f"action-{offered.kind}", offered.asked)):
            variant = offered.asked
        return offered.say(variant, **{"n": offered.n, **self.argument(state, action), **known})

    def argument(self, state: State, action: int) -> dict[str, Fact]:
        """What an action names, as `argument`: a number as a number, all else by its name."""
        names = state.actions.kind_of[action].arguments
        if not names:
            return {}
        name = names[state.actions.argument(action)]
        return {"argument": int(name) if name.isdecimal() else self.namer.named(name)}

    def lacking(self, state: State, action: int) -> Say | None:
        """Every action brings something, unless the title knows better."""
        return None

    def heading(self, state: State, action: int) -> Fact:
        """The message `heading-` and the kind of the action, if there is one."""
        key = f"heading-{state.actions.kind_of[action].name}"
        return Say(key) if has_message(self.package, key) else ""

    def amount(self, state: State, action: int) -> Amount | None:
        return None

    def repeats(self, state: State, action: int) -> bool:
        return False

    def picks(self, state: State) -> list[str]:
        return []

    def prompt(self, state: State, variant: str = "", **facts: Fact) -> Say:
        if state.is_over:
            return Say("prompt-over")
        key = variant_of(f"prompt-{type(state.stack[-1]).__name__}", variant)
        return Say(key, **{**step_facts(state), **facts})

    # What happened --------------------------------------------------------------------------------------------------

    def told(self, entry: Entry) -> dict[str, Fact]:
        """What the message of an event speaks of besides its numbers: nothing, unless the title knows more."""
        return {}

    def event(self, entry: Entry, names: list[Name]) -> Say:
        story = UsualStory(self, names)
        clause, who = story.clause([entry]), story.who(entry.seat)
        return Say("story-paragraph", clauses=Several([clause], COMMA), **who) if who else sentence(clause)

    def story(self, entries: list[Entry], names: list[Name]) -> list[Told]:
        return UsualStory(self, names).paragraphs(entries)

    def moment(self, entry: Entry) -> Say | None:
        """The message `moment-` and the key of the event, if there is one."""
        key = f"moment-{entry.key}"
        return Say(key, **self.event_facts(entry)) if has_message(self.package, key) else None

    def account(self, entry: Entry) -> Account | None:
        """A climax is its own account."""
        return None

    def goes_on(self, state: State, told: list[Entry]) -> bool:
        """Every decision is seen by itself."""
        return False

    def event_facts(self, entry: Entry) -> dict[str, Fact]:
        facts: dict[str, Fact] = dict(zip(ARGUMENTS, entry.args, strict=False))
        if entry.key == POINTS:
            facts["things"] = Count("point", entry.args[0])
        elif entry.key in COUNTED:
            facts["things"] = thing(entry.args[1], entry.args[0])
        return {**facts, **self.told(entry)}

    # How it stands --------------------------------------------------------------------------------------------------

    def clock(self, view: dict[str, Any], printed: Any) -> Say:
        return Say("clock-over" if view["actor"] == OVER else "clock", **self.namer.facts_of(view))

    def holdings(self, state: State, seat: int) -> Say:
        return Say("holdings", **self.namer.facts_of(state.view(seat)["holdings"][seat]))

    def picture(self, state: State, seat: int | None, speak: Speak, colour: bool, width: int) -> str:
        view, terms = state.view(seat), cast(Any, state.terms)
        title = speak(self.clock(view, terms.printed))
        return ViewPicture(self.namer, speak, Ink(colour), width).drawn(title, view, self.headings(state, speak))

    def headings(self, state: State, speak: Speak) -> list[str]:
        """Above what each seat holds: its name and its points; a mark for whoever decides."""
        return [
            speak.say(
                "seat-head-deciding" if seat == state.actor else "seat-head",
                who=self.namer.named(score.name),
                points=score.total,
            )
            for seat, score in enumerate(state.scores())
        ]


def thing(number: int, amount: int) -> Count:
    """So many of what is gained and paid: the message `count-thing` chooses by the thing's number."""
    return Count("thing", amount, thing=number)


def step_facts(state: State) -> dict[str, Fact]:
    """The numbers of the decision that is asked now, by the names of its fields."""
    step = state.stack[-1]
    return {name: getattr(step, name) for name in field_names(step)}


class UsualStory(Story):
    """A paragraph for each run of events of one seat; gains, payments and points are added up."""

    def __init__(self, usual: Usual, names: list[Name]) -> None:
        Story.__init__(self, names, COUNTED, [])
        self.usual = usual

    def paid(self, tally: Tally) -> list[Fact]:
        lost = -min(0, tally.all(POINTS))
        return [*self.things_of(tally, "pay"), *([Count("point", lost)] if lost else [])]

    def gained(self, tally: Tally) -> list[Fact]:
        won = max(0, tally.all(POINTS))
        return [*self.things_of(tally, "gain"), *([Count("point", won)] if won else [])]

    def things_of(self, tally: Tally, key: str) -> list[Fact]:
        return [thing(number, amount) for number, amount in tally.each(key)]

    def facts(self, entries: list[Entry]) -> dict[str, Fact]:
        return self.usual.event_facts(entries[0])

    def of_nobody(self, run: list[Entry]) -> list[Say]:
        return [self.usual.event(entry, self.names) for entry in run]
