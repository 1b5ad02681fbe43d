"""A game's record: a header and one line an action, chance included. It is the save, the fixture and the bug report.

    serai record 1
    game: merv
    rules: 2
    components: 1b94014ed7201873
    players: 2
    options: supplies_unlimited=false
    seats: greedy, random
    printed: setup.camels.on_inner_cities = 3

    order blue
    side a
    …
    result: 61 44

A line that begins with # is a remark. Forced choices are not written down: the rules take them again. A game played
with other printed tables than those of the day says what was printed differently, so that it verifies anywhere.
"""

import importlib
import json
from collections.abc import Callable
from typing import Any, Final

from serai.core.components import Components, ComponentsError
from serai.core.errors import BadRecord, Refusal, UnknownRules
from serai.core.game import Game
from serai.core.say import Fact, Say
from serai.core.state import State
from serai.core.titles import find

FIRST_LINE: Final = "serai record 1"
LONGEST_NUMBER: Final = 9
HEADERS: Final = ["game", "rules", "components", "players", "options", "seats"]
PRINTED: Final = "printed"


class Record:
    """What is needed to play a game again."""

    def __init__(
        self, game: str, rules: int, digest: str, players: int, options: dict[str, Any], seats: list[str]
    ) -> None:
        self.game = game
        self.rules = rules
        self.digest = digest
        self.players = players
        self.options = options
        """Only those that differ from the default."""
        self.seats = seats
        self.printed: dict[str, Any] = {}
        """What was printed differently from the tables of the day, by path; None where nothing was."""
        self.actions: list[str] = []
        self.result: list[int] | None = None

    def text(self) -> str:
        options = " ".join(f"{name}={str(value).lower()}" for name, value in self.options.items())
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"components: {self.digest}",
            f"players: {self.players}",
            f"options: {options}".rstrip(),
            f"seats: {', '.join(self.seats)}",
            *[f"{PRINTED}: {path} = {json.dumps(value)}" for path, value in self.printed.items()],
            "",
            *self.actions,
        ]
        if self.result is not None:
            lines.append("result: " + " ".join(str(points) for points in self.result))
        return "\n".join(lines) + "\n"

    def _repr_html_(self) -> str:
        """In a notebook, the game to step through."""
        notebook: Any = importlib.import_module("serai.notebook")
        return notebook.Slider(self)._repr_html_()  # type: ignore[no-any-return]  # by name: the kernel draws nothing


def begin_record(
    game: Game,
    players: int,
    options: dict[str, Any] | None,
    components: Components,
    seats: list[str],
    rules: int | None = None,
) -> Record:
    """An empty record for a table about to begin; by today's rules unless a version is named."""
    version = game.read_rules(rules)
    chosen = game.read_options(options or {}, version)
    differing = {
        option.name: chosen[option.name] for option in game.options if chosen[option.name] != option.default(version)
    }
    record = Record(game.name, version, components.digest, players, differing, seats)
    record.printed = components.differing(game.standard())
    return record


def totals(state: State) -> list[int]:
    return [score.total for score in state.scores()]


def read(text: str, where: str) -> Record:
    """The record in a text; `where` names the file in errors."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise refused(where, Say("refused-record-first", line=FIRST_LINE))
    header: dict[str, str] = {}
    printed: dict[str, Any] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, colon, value = lines[at].partition(":")
        if colon and name.strip() == PRINTED:
            read_printed(printed, value, line_of(where, at))
        elif colon and name.strip() in HEADERS and name.strip() not in header:
            header[name.strip()] = value.strip()
        else:
            raise refused(line_of(where, at), Say("refused-record-header", line=lines[at].strip()))
        at += 1
    record = read_header(header, where)
    record.printed = printed
    for number in range(at, len(lines)):
        read_line(record, lines[number].strip(), where, number)
    return record


def line_of(where: str, at: int) -> Say:
    """A line of a file, counted from 0."""
    return Say("record-line", file=where, line=str(at + 1))


def refused(where: Fact, why: Say | str) -> BadRecord:
    """The error to raise for what is wrong at a place."""
    return BadRecord(Say("refused-record", where=where, why=why))


def read_printed(printed: dict[str, Any], line: str, where: Say) -> None:
    path, equals, value = line.partition("=")
    try:
        printed[path.strip()] = json.loads(value)
    except (ValueError, RecursionError):
        equals = ""
    if not equals:
        raise refused(where, Say("refused-record-printed", line=line.strip()[:80]))


def read_header(header: dict[str, str], where: str) -> Record:
    for name in ["game", "rules", "components", "players"]:
        if name not in header:
            raise refused(where, Say("refused-record-lacks", name=name))
    for name in ["rules", "players"]:
        if not is_number(header[name]):
            raise refused(where, Say("refused-record-number", name=name, value=header[name][:40]))
    options: dict[str, Any] = {}
    for pair in header.get("options", "").split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise refused(where, Say("refused-record-option", pair=pair))
        options[name] = value
    seats = [name.strip() for name in header.get("seats", "").split(",") if name.strip()]
    return Record(header["game"], int(header["rules"]), header["components"], int(header["players"]), options, seats)


def is_number(word: str) -> bool:
    """Whether a word is a whole number that a game could have brought."""
    return word.isascii() and word.isdecimal() and len(word) <= LONGEST_NUMBER


def read_line(record: Record, line: str, where: str, at: int) -> None:
    if not line or line.startswith("#"):
        return
    if record.result is not None:
        raise refused(line_of(where, at), Say("refused-record-after-result"))
    if line.startswith("result:"):
        words = line.removeprefix("result:").split()
        if not all(is_number(word.removeprefix("-")) for word in words):
            raise refused(line_of(where, at), Say("refused-record-result"))
        record.result = [int(word) for word in words]
    else:
        record.actions.append(line)


def replay(
    record: Record,
    components: Components | None = None,
    where: str = "record",
    seen: Callable[[State], None] | None = None,
) -> State:
    """Play a record again by the rules and tables it names, checking every action and the final scores; `seen` is shown
    the table as it begins and after every action."""
    game = find(record.game)
    tables = components or printing_of(record, game, where)
    if record.digest != tables.digest:
        raise refused(where, Say("refused-tables-differ", digest=record.digest, known=tables.digest))
    try:
        rules = game.read_rules(record.rules)
    except UnknownRules as unknown:
        raise refused(where, unknown.said) from None
    state = game.new(record.players, record.options, tables, rules)
    if seen is not None:
        seen(state)
    for number, line in enumerate(record.actions, 1):
        try:
            state.apply(state.parse(line))
        except Refusal as error:
            raise refused(where, Say("refused-record-action", number=str(number), why=error.said)) from None
        if seen is not None:
            seen(state)
    if record.result is not None:
        check_result(state, record.result, where)
    return state


def printing_of(record: Record, game: Game, where: str) -> Components:
    """The printed tables that a record names: known here by their digest, or told by the record itself."""
    try:
        return game.printing(record.digest)
    except ComponentsError as error:
        tables = game.standard().with_values(record.printed, where)
        if tables.digest != record.digest:
            raise refused(where, Say("refused-record-tables", why=error.said)) from None
        game.keep_printing(tables.digest, tables.values)
        return game.printing(tables.digest)


def check_result(state: State, result: list[int], where: str) -> None:
    if not state.is_over:
        raise refused(where, Say("refused-record-unfinished"))
    if totals(state) != result:
        raise refused(where, Say("refused-record-scores", result=str(result), scores=str(totals(state))))
