"""How a title reads unless it says otherwise: by its texts alone.

A title's own package `render`, if it has one, holds only what reads in another way; its functions may ask the usual
reading for help, with further facts or another variant of a sentence.
"""

import importlib
from functools import cache, cached_property
from importlib.util import find_spec
from typing import Any, Final, cast

from serai.core.actions import DONE
from serai.core.copying import field_names
from serai.core.game import Game
from serai.core.reading import Render
from serai.core.render.decision_text import ActionText, variant_of
from serai.core.render.facts import facts_of
from serai.core.render.ink import Ink
from serai.core.render.story import Story
from serai.core.render.tally import Counted, Tally
from serai.core.render.view_picture import view_picture
from serai.core.state import State
from serai.core.step import OVER
from serai.core.text import Entry, Fact, Texts, event_facts, load_texts, sentence_case

READ: Final = ("sentence", "lacking", "prompt", "event", "story", "clock", "holdings", "picture")
"""What a reading offers."""
COUNTED: Final[Counted] = {"pay": (1, 0), "gain": (1, 0), "points": (None, 0)}


@cache
def reading_of(game: Game) -> Render:
    """The title's own functions, and the usual ones in the place of those it lacks."""
    package = f"{game.package}.render"
    own: Any = importlib.import_module(package) if find_spec(package) else None
    if own is not None and all(hasattr(own, name) for name in READ):
        return own  # type: ignore[no-any-return]  # a module cannot declare that it keeps a protocol
    usual = Usual(game.package)
    for name in READ:
        if hasattr(own, name):
            setattr(usual, name, getattr(own, name))
    return usual


class Usual:
    """The sentences of one title, made from its texts; see docs/new-game.md for the tables and their keys."""

    def __init__(self, package: str) -> None:
        self.package = package

    @cached_property
    def texts(self) -> Texts:
        return load_texts(self.package)

    # A decision -----------------------------------------------------------------------------------------------------

    def sentence(self, state: State, action: int, variant: str = "", **facts: Fact) -> str:
        """The sentence of this kind of action; perhaps another one in this decision, such as `take_ChooseTile`."""
        choice = ActionText(self.texts, state, action)
        known = {**step_facts(state), **facts}
        if choice.kind == DONE:
            return choice.say_done(variant, **known)
        if not variant and self.texts.has("action", variant_of(choice.kind, choice.asked)):
            variant = choice.asked
        return choice.say(variant, **known)

    def lacking(self, state: State, action: int) -> str:
        """Every action brings something, unless the title knows better."""
        return ""

    def prompt(self, state: State, variant: str = "", **facts: Fact) -> str:
        if state.is_over:
            return self.texts.say("prompt", "over", {})
        key = variant_of(type(state.stack[-1]).__name__, variant)
        return self.texts.say("prompt", key, {**step_facts(state), **facts})

    # What happened --------------------------------------------------------------------------------------------------

    def event(self, entry: Entry, names: list[str]) -> str:
        facts = event_facts(entry, names)
        if entry.key in ("gain", "pay"):
            facts["things"] = self.things(entry.args[1], entry.args[0])
        return sentence_case(self.texts.say("log", entry.key, facts)) + "."

    def story(self, entries: list[Entry], names: list[str]) -> list[str]:
        return UsualStory(self, names).paragraphs(entries)

    def things(self, thing: int, amount: int) -> str:
        """So many of what is gained and paid; `thing` is its place in the list of words `thing`."""
        return self.texts.count(self.texts.word("thing", thing), amount)

    # How it stands --------------------------------------------------------------------------------------------------

    def clock(self, view: dict[str, Any], printed: Any) -> str:
        return self.texts.say("table", "over" if view["actor"] == OVER else "clock", facts_of(view, self.texts))

    def holdings(self, state: State, seat: int) -> str:
        return self.texts.say("table", "holdings", facts_of(state.view(seat)["holdings"][seat], self.texts))

    def picture(self, state: State, seat: int | None, colour: bool, width: int) -> str:
        view, terms = state.view(seat), cast(Any, state.terms)
        return view_picture(
            self.clock(view, terms.printed), view, headings(state, self.texts), self.texts, Ink(colour), width
        )


def headings(state: State, texts: Texts) -> list[str]:
    """Above what each seat holds: its name and its points; a mark for whoever decides."""
    return [
        f"{'> ' if seat == state.actor else ''}{sentence_case(score.name)}, {texts.count('point', score.total)}"
        for seat, score in enumerate(state.scores())
    ]


def step_facts(state: State) -> dict[str, Fact]:
    """The numbers of the decision that is asked now, by the names of its fields."""
    step = state.stack[-1]
    return {name: getattr(step, name) for name in field_names(step)}


class UsualStory(Story):
    """A paragraph for each run of events of one seat; gains, payments and points are added up."""

    def __init__(self, usual: Usual, names: list[str]) -> None:
        Story.__init__(self, usual.texts, names, COUNTED, [])
        self.usual = usual

    def paid(self, tally: Tally) -> list[str]:
        lost = -min(0, tally.all("points"))
        return [*self.things(tally, "pay"), *([self.texts.count("point", lost)] if lost else [])]

    def gained(self, tally: Tally) -> list[str]:
        won = max(0, tally.all("points"))
        return [*self.things(tally, "gain"), *([self.texts.count("point", won)] if won else [])]

    def things(self, tally: Tally, key: str) -> list[str]:
        return [self.usual.things(thing, amount) for thing, amount in tally.each(key)]

    def of_nobody(self, run: list[Entry]) -> list[str]:
        return [self.usual.event(entry, self.names) for entry in run]
