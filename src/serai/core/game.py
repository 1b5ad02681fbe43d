"""A game as the rest of the house sees it: its name, its seats and options, how a table of it begins."""

import importlib
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from serai.core.actions import ActionTable
from serai.core.bot import Bot
from serai.core.component_files import earlier_values, load_from
from serai.core.components import Components, ComponentsError
from serai.core.corrections import completed, refuse_unread
from serai.core.derived import mypyc_attr
from serai.core.errors import BadPosition, BadSetup, BadValue, Refusal, UnknownRules, said, said_by
from serai.core.fields import Form, entry, shown
from serai.core.message_keys import has_message, message_keys
from serai.core.play import play
from serai.core.reading import Render
from serai.core.say import COMMA, OR, Fact, Name, Of, Say, Several
from serai.core.state import State
from serai.core.step import steps_of

FIRST_RULES: Final = 1
"""Positions did not name their version while there was only one."""
MOST_TYPED: Final = 16
USUAL_PLAYERS: Final = 3
COLOURS: Final = ["red", "blue", "yellow", "green", "black"]
"""The colours of seats for which the pages have a hue and an emblem; a game names its seats by some of them."""


class Option:
    """A rule that a table may choose; the first choice is the default. Its words are the messages `option-NAME`,
    `option-NAME-about` for what it changes and, for what can be chosen, `option-NAME-CHOICE`."""

    def __init__(
        self,
        name: str,
        choices: list[Any],
        until: dict[int, Any] | None = None,
        players: list[int] | None = None,
        variant: bool = False,
    ) -> None:
        self.name = name
        self.choices = choices
        self.players = players
        """With how many players it changes anything; None: with any number."""
        self.variant = variant
        """Printed as another way to play, not a reading of an unclear rule: it is offered in front."""
        self.until = until or {}
        """What the default was up to a version of the rules, where it was another: old records do not say it."""

    def default(self, rules: int) -> Any:
        """What is played by this version of the rules where nobody has chosen."""
        for version in sorted(self.until):
            if rules <= version:
                return self.until[version]
        return self.choices[0]

    def read(self, value: Any) -> Any:
        """The choice that a value or a word names."""
        for choice in self.choices:
            if value is choice or str(value).lower() == str(choice).lower():
                return choice
        words = Several([str(choice).lower() for choice in self.choices], OR)
        raise BadSetup(Say("refused-choice", option=self.name, choices=words, value=str(value)))


class Makers:
    """What makes a title's own things; mostly its classes."""

    def __init__(
        self,
        tables: Callable[[Components], Any],
        setting: Callable[[Any, int, dict[str, Any], int], Any],
        table: Callable[[Any, Form], State],
        set_up: Callable[[Any], State],
    ) -> None:
        self.tables = tables
        """The printed facts as typed tables, with `source`, the components they were read from."""
        self.setting = setting
        """What is settled before a game begins: typed tables, players, all options, the version of the rules."""
        self.table = table
        """Of a setting, a table with what a form says lies on it, where nobody is asked yet."""
        self.set_up = set_up
        """Of a setting, a table up to its first decision, which may be chance's."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One title, which lives in a package with all that is its own. Each game derives its own class."""

    def __init__(
        self,
        name: str,
        title: str,
        rules: int,
        players: list[int],
        options: list[Option],
        actions: ActionTable,
        package: str,
        makers: Makers,
    ) -> None:
        self.name = name
        self.title = title
        self.rules = rules
        """The version of the rules; it rises whenever a record of before would play otherwise."""
        self.oldest_rules = 1
        """The oldest version by which games can still be played here."""
        self.players = players
        self.options = options
        self.actions = actions
        self.package = package
        self.makers = makers
        self.kinds: dict[str, Any] = {}
        self.tables: Components | None = None
        self.printings: dict[str, Components] = {}
        """Other printed tables than today's, by their digest: games begun with them are finished with them."""
        self.typed: dict[str, Any] = {}
        """Typed tables by the digest of their components; the latest few."""

    # What each game provides --------------------------------------------------------------------------------------

    @abstractmethod
    def seat_names(self, players: int) -> list[str]:
        """The seats by name, and after them whoever else takes part; each is a message `seat-…` of the texts."""

    def names(self, players: int) -> list[Name]:
        """What to call them, unless by a person's own name; a name without a message is called as it is."""
        return [
            Name(Of(self.package, Say(f"seat-{name}")) if has_message(self.package, f"seat-{name}") else name)
            for name in self.seat_names(players)
        ]

    def seat_colours(self, players: int) -> list[str]:
        """The colours of the same, for pages and their styles: usually a seat is named by its colour."""
        return self.seat_names(players)

    @abstractmethod
    def opening(self, state: State) -> list[int]:
        """The seats in the order of the first turn, asked when the first decision is a seat's."""

    @abstractmethod
    def violations(self, state: State) -> list[str]:
        """What is wrong with a position, one line each: no piece may be lost, none may appear."""

    def keeps_secrets(self) -> bool:
        """Whether a seat may know something that others may not."""
        return True

    def ledger(self, state: State) -> list[list[int]]:
        """By seat, what each holds of things that come and go only by a told `gain` or `pay`; empty if none does."""
        return []

    # What all have in common --------------------------------------------------------------------------------------

    def new(
        self,
        players: int,
        options: dict[str, Any] | None = None,
        components: Components | None = None,
        rules: int | None = None,
    ) -> State:
        """A new table, up to its first decision (which may be chance's); by today's tables and rules unless named."""
        if players not in self.players:
            raise BadSetup(self.not_for(players))
        printed = self.printed(components or self.standard())
        version = self.read_rules(rules)
        chosen = self.read_options(options or {}, version)
        return self.makers.set_up(self.makers.setting(printed, players, chosen, version))

    def read_rules(self, version: Any) -> int:
        """A version of the rules by which games can be played here; None is today's."""
        return self.rules if version is None else self.played_rules(version)

    def played_rules(self, version: Any) -> int:
        """A version of the rules that must be one of those played here."""
        if type(version) is int and self.oldest_rules <= version <= self.rules:
            return version
        asked, oldest, newest = str(version), str(self.oldest_rules), str(self.rules)
        if oldest == newest:
            raise UnknownRules(Say("refused-rules", version=asked, game=self.called(), played=newest))
        key = "refused-rules-two" if self.rules - self.oldest_rules == 1 else "refused-rules-many"
        raise UnknownRules(Say(key, version=asked, game=self.called(), oldest=oldest, newest=newest))

    # Printed tables -----------------------------------------------------------------------------------------------

    def standard(self) -> Components:
        """The printed tables that come with Serai."""
        if self.tables is None:
            self.tables = load_from(self.package)
        return self.tables

    def keep_printing(self, digest: str, values: dict[str, Any]) -> None:
        """Remember printed tables that a game was begun with, so that it can go on with them."""
        if digest not in self.printings and digest != self.standard().digest:
            self.printings[digest] = completed(values, digest, self.standard())

    def printing(self, digest: str) -> Components:
        """The printed tables with this digest: today's, those of an earlier day, or others that were kept."""
        if digest == self.standard().digest:
            return self.standard()
        if digest not in self.printings:
            earlier = earlier_values(self.package, self.standard(), digest)
            if earlier is None:
                raise ComponentsError(Say("refused-tables-unknown", digest=digest, game=self.called()))
            self.keep_printing(digest, earlier)
        return self.printings[digest]

    def printed(self, components: Components) -> Any:
        """The typed tables; those of the latest components asked for are kept."""
        typed = self.typed.get(components.digest)
        if typed is None:
            typed = self.makers.tables(components)
            if components.digest not in self.printings:
                refuse_unread(components, self.standard(), self.called)
            while len(self.typed) >= MOST_TYPED:
                del self.typed[next(iter(self.typed))]
            self.typed[components.digest] = typed
        return typed

    def printed_of(self, view: dict[str, Any]) -> Any:
        """The typed tables that a position, or a view of one, was played with."""
        return self.printed(self.printing(view["components"]))

    # Positions ----------------------------------------------------------------------------------------------------

    def from_json(self, data: Any, components: Components | None = None) -> State:
        """The position that `state.to_json()` wrote; `components` if it was played with tables not known here.

        One in which pieces are missing or too many is refused.
        """
        if not isinstance(data, dict):
            raise BadPosition(Say("refused-position-kind", kind=type(data).__name__))
        if data.get("game") != self.name:
            raise BadPosition(Say("refused-position-game", name=str(data.get("game")), game=self.called()))
        tables = components or self.printing(str(data.get("components")))
        if data.get("components") != tables.digest:
            given = str(data.get("components"))
            raise BadPosition(Say("refused-tables-differ", digest=given, known=tables.digest))
        if type(data.get("players")) is not int or data["players"] not in self.players:
            raise BadPosition(self.not_for(shown(data.get("players"))))
        rules = self.played_rules(data.get("rules", FIRST_RULES))
        options = self.read_options(table_of_options(data.get("options", {})), rules)
        printed = self.printed(tables)
        try:
            state = self.makers.table(self.makers.setting(printed, data["players"], options, rules), Form(data))
            state.steps_from_json(entry(data, "decisions"), self.steps())
            broken = self.violations(state)
        except BadValue as error:
            raise BadPosition(self.not_a_position(error.said)) from None
        except Refusal:
            raise
        except Exception as error:  # a title's rules may do anything with numbers that they never expected
            parts = Say("refused-position-parts", error=said(error))
            why = said_by(error) if type(error) is ValueError else parts
            raise BadPosition(self.not_a_position(why)) from None
        if broken:
            raise BadPosition(self.not_a_position(broken[0]))
        return state

    # What refusals say of it ----------------------------------------------------------------------------------------

    def called(self) -> Fact:
        """Its title, in the words of whoever reads; one whose texts have none is called the same in all languages."""
        return Of(self.package, Say("title")) if "title" in message_keys(self.package) else self.title

    def not_for(self, players: int | str) -> Say:
        """It is not for so many."""
        fewest, most = self.players[0], self.players[-1]
        return Say("refused-players", game=self.called(), fewest=fewest, most=most, players=players)

    def no_option(self, option: str) -> Say:
        if not self.options:
            return Say("refused-option-none", game=self.called(), option=option)
        known = Several([known.name for known in self.options], COMMA)
        return Say("refused-option", game=self.called(), option=option, options=known)

    def not_a_position(self, why: Say | str) -> Say:
        return Say("refused-position", game=self.called(), why=why)

    @property
    def render(self) -> Render:
        """How it reads: its own package `render`, and for what it lacks the usual way, from its texts."""
        usual: Any = importlib.import_module("serai.core.render.usual")
        return usual.reading_of(self)  # type: ignore[no-any-return]  # asked for by name: the kernel knows no terminal

    @property
    def board(self) -> Any:
        """How it looks: what its package `board` offers, and nothing for what it lacks."""
        boards: Any = importlib.import_module("serai.core.board.boards")
        return boards.board_of(self)  # asked for by name: the kernel knows no drawing

    def steps(self) -> dict[str, Any]:
        """Every kind of decision of this game, by name."""
        if not self.kinds:
            self.kinds = steps_of(self.package)
        return self.kinds

    def usual_players(self, wanted: int = USUAL_PLAYERS) -> int:
        """How many sit down where nobody says how many."""
        return wanted if wanted in self.players else self.players[-1]

    def read_options(self, given: dict[str, Any], rules: int | None = None) -> dict[str, Any]:
        """Every option with its value, by today's rules unless a version is named; what is unknown is refused."""
        version = self.rules if rules is None else rules
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadSetup(self.no_option(str(name)))
        return {
            name: option.read(given[name]) if name in given else option.default(version)
            for name, option in known.items()
        }

    def play(
        self,
        bots: Sequence[Bot],
        seed: int,
        options: dict[str, Any] | None = None,
        components: Components | None = None,
    ) -> State:
        """A whole game between bots, one for each seat; the same seed plays the same game."""
        return play(self.new(len(bots), options, components), bots, random.Random(seed))


def table_of_options(given: Any) -> dict[str, Any]:
    if isinstance(given, dict):
        return given
    raise BadPosition(Say("refused-position-options", value=shown(given)))
