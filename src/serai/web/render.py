"""Every page of Serai as a pure function from what somebody may see to HTML."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup

from serai.bots import levels
from serai.core.board.emblems import EMBLEMS
from serai.core.game import Game
from serai.server.payloads import Line, MomentPayload, Reader, TablePayload, TableSummary
from serai.server.rows import CANCELLED, CLOSED, OPEN
from serai.web import titles, words
from serai.web.boards import symbols
from serai.web.chart import chart as draw_chart
from serai.web.parts import ROOM, TABLE, Parts
from serai.web.rich import plain, rich
from serai.web.scene import Scene


@dataclass(frozen=True)
class TokenLine:
    """A key with which a program acts for its owner, and since when."""

    id: int
    label: str
    at: date


@cache
def environment() -> Environment:
    """The templates, with what is the same for every reader; the language comes with each page."""
    made = Environment(
        loader=PackageLoader("serai.web"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        auto_reload=False,
    )
    made.globals.update(emblems=EMBLEMS, titles=titles, languages=words.offered)
    made.globals.update(span=words.span, level=levels.called, level_about=levels.about, scripts=scripts())
    made.filters.update(rich=rich, plain=plain)
    return made


def scripts() -> list[str]:
    """Whatever the page's script imports, so that a browser asks for all of it at once, and not file after file."""
    static = Path(__file__).parent / "static"
    found = [*static.glob("js/*.js"), *static.glob("vendor/*.js")]
    return sorted(file.relative_to(static).as_posix() for file in found)


def page(template: str, code: str, reader: Reader | None, **facts: Any) -> str:
    """A template filled in, in a language, which is in every template's reach."""
    speak = words.words(code)
    return environment().get_template(template).render(code=code, speak=speak, t=speak.say, reader=reader, **facts)


def whole(
    template: str, code: str, reader: Reader | None, unknown: str, pictures: str | None = None, **facts: Any
) -> str:
    """A page with its head and foot, and a game's pictures if it needs them. `unknown` is a language that was asked for
    in vain, if one was."""
    spoken = script_words(code)
    return page(template, code, reader, symbols=symbols(pictures), unknown=unknown, script_words=spoken, **facts)


@cache
def script_words(code: str) -> Markup:
    """What the script is handed to say."""
    return htmlsafe_json_dumps(words.script_words(code))


def lobby(
    code: str,
    reader: Reader | None,
    games: list[Game],
    mine: list[TableSummary],
    open_tables: list[TableSummary],
    unknown: str = "",
) -> str:
    """The front page: the games, your tables, and tables that wait for players."""
    dialogs = [setup(code, game) for game in games]
    return whole("lobby.html", code, reader, unknown, games=games, dialogs=dialogs, **lists_of(mine, open_tables))


@cache
def setup(code: str, game: Game) -> Markup:
    """Where a table of a game is set up: half of the lobby, and the same for everybody."""
    return Markup(page("parts/setup.html", code, None, game=game, seats=json.dumps(seats_of(code, game))))


def seats_of(code: str, game: Game) -> dict[int, list[tuple[str, str]]]:
    """By the number of players: the seats, each by its name in the rules and by what it is called."""
    speak = words.words(code)
    return {
        players: [(name, speak(words.colour(game.name, name))) for name in game.seat_names(players)[:players]]
        for players in game.players
    }


def lobby_fragments(code: str, reader: Reader | None, mine: list[TableSummary], open_tables: list[TableSummary]) -> str:
    """The lists of the lobby, which change while one looks at them."""
    return page("lobby_fragments.html", code, reader, **lists_of(mine, open_tables))


def lists_of(mine: list[TableSummary], open_tables: list[TableSummary]) -> dict[str, Any]:
    return {"mine": mine, "open_tables": open_tables, "waited_for": any(line.your_turn for line in mine)}


Points = list[list[int]]
"""The course of the points, by step and seat."""


def table(code: str, reader: Reader | None, seen: TablePayload, points: Points | None = None, unknown: str = "") -> str:
    """A whole table: a waiting room, which stays if the host gives it up; then the board and all around it."""
    template = {OPEN: "room.html", CANCELLED: "room.html", CLOSED: "closed.html"}.get(seen.status, "table.html")
    return _table(template, code, reader, seen, points, unknown)


def replay(code: str, reader: Reader | None, seen: TablePayload, points: Points, unknown: str = "") -> str:
    """A table at one step of its past; a closed one has none that could be shown."""
    return _table("closed.html" if seen.closed else "table.html", code, reader, seen, points, unknown)


def fragments(
    code: str, reader: Reader | None, seen: TablePayload, points: Points | None = None, known: str = ""
) -> str:
    """The parts of a table's page, now or in its past, that one with these marks does not show yet, each with the id of
    the place it belongs to; before them where the table is, and the marks from now on."""
    facts = facts_of(code, seen, points)
    if seen.closed:
        return page("parts/closed.html", code, reader, **facts)
    parts = parts_of(ROOM if seen.status in (OPEN, CANCELLED) else TABLE, code, reader, facts)
    return "\n".join([page("parts/state.html", code, reader, marks=parts.marks, **facts), *parts.unknown_to(known)])


def log_lines(code: str, seen: TablePayload, lines: list[Line]) -> str:
    """Lines of the log of a table, older than those its page shows."""
    return page("parts/story.html", code, None, seen=seen, scene=Scene(seen, code), paragraphs=lines[::-1])


def moment(code: str, seen: TablePayload, found: MomentPayload) -> str:
    """A climax of the past, as its card."""
    seen = replace(seen, moment=found)
    return page("parts/moment.html", code, None, seen=seen, scene=Scene(seen, code))


def invitation(code: str, invite: str, seen: TableSummary, unknown: str = "") -> str:
    """Somebody has been invited whom we do not know yet; with a name, the same address leads on to the table."""
    return whole("invitation.html", code, None, unknown, invite=invite, seen=seen)


def account(code: str, reader: Reader | None, tokens: list[TokenLine], unknown: str = "") -> str:
    """Who you are here, and the keys of your programs."""
    return whole("account.html", code, reader, unknown, tokens=tokens, day=words.day)


def problem(code: str, reader: Reader | None, status: int, sentence: str, unknown: str = "") -> str:
    """Something went wrong, said in one sentence, with a way on."""
    return whole("problem.html", code, reader, unknown, status=status, sentence=sentence)


def _table(
    template: str, code: str, reader: Reader | None, seen: TablePayload, points: Points | None, unknown: str
) -> str:
    facts = facts_of(code, seen, points)
    names = {"room.html": ROOM, "table.html": TABLE}.get(template, ())
    parts = parts_of(names, code, reader, facts)
    pictures = seen.game if facts["scene"].drawn is not None else None
    return whole(template, code, reader, unknown, pictures, parts=parts.made, marks=parts.marks, **facts)


def facts_of(code: str, seen: TablePayload, points: Points | None) -> dict[str, Any]:
    scene = Scene(seen, code, points or [])
    drawn = Markup(draw_chart(scene.chart, scene.everyone, code)) if scene.chart else ""
    return {"seen": seen, "scene": scene, "chart": drawn}


def parts_of(names: Sequence[str], code: str, reader: Reader | None, facts: dict[str, Any]) -> Parts:
    return Parts({name: Markup(page(f"parts/{name}.html", code, reader, **facts)) for name in names})
