"""Every page of Serai as a pure function from what somebody may see to HTML."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from serai.bots import names_for
from serai.core.board.emblems import EMBLEMS
from serai.core.game import Game
from serai.server.payloads import Reader, TablePayload, TableSummary
from serai.server.rows import CANCELLED, CLOSED, OPEN
from serai.web.boards import symbols
from serai.web.chart import chart as draw_chart
from serai.web.parts import ROOM, TABLE, Parts
from serai.web.scene import Scene
from serai.web.titles import about, has_style, opponents, vignette
from serai.web.words import known, span, t, titled, words


@dataclass(frozen=True)
class TokenLine:
    """A key with which a program acts for its owner."""

    id: int
    label: str
    at: str


@cache
def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("serai.web"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    made.globals.update(t=t, known=known, span=span, emblems=EMBLEMS, script_words=words()["script"])
    made.globals.update(vignette=vignette, about=about, opponents=opponents, bots=names_for, has_style=has_style)
    made.filters["titled"] = titled
    return made


def page(template: str, reader: Reader | None, game: str | None = None, **facts: Any) -> str:
    """A template filled in. What a page shares with all others is in every template's reach."""
    return environment().get_template(template).render(reader=reader, symbols=partial(symbols, game), **facts)


def lobby(reader: Reader | None, games: list[Game], mine: list[TableSummary], open_tables: list[TableSummary]) -> str:
    """The front page: the games, your tables, and tables that wait for players."""
    names = {
        game.name: json.dumps({players: game.seat_names(players)[:players] for players in game.players})
        for game in games
    }
    lists = lists_of(mine, open_tables)
    return page("lobby.html", reader, games=games, names=names, choices=shown, **lists)


def lobby_fragments(reader: Reader | None, mine: list[TableSummary], open_tables: list[TableSummary]) -> str:
    """The lists of the lobby, which change while one looks at them."""
    return page("lobby_fragments.html", reader, **lists_of(mine, open_tables))


def lists_of(mine: list[TableSummary], open_tables: list[TableSummary]) -> dict[str, Any]:
    return {"mine": mine, "open_tables": open_tables, "waited_for": any(line.your_turn for line in mine)}


def shown(value: Any) -> str:
    """An option's value in words."""
    if isinstance(value, bool):
        return t("setup.yes") if value else t("setup.no")
    return str(value).replace("_", " ")


def table(reader: Reader | None, seen: TablePayload, chart: list[list[int]] | None = None) -> str:
    """A whole table: a waiting room, which stays if the host gives it up; then the board and all around it."""
    template = {OPEN: "room.html", CANCELLED: "room.html", CLOSED: "closed.html"}.get(seen.status, "table.html")
    return _table(template, reader, seen, chart)


def replay(reader: Reader | None, seen: TablePayload, chart: list[list[int]]) -> str:
    """A table at one step of its past; a closed one has none that could be shown."""
    return _table("closed.html" if seen.closed else "table.html", reader, seen, chart)


def fragments(reader: Reader | None, seen: TablePayload, chart: list[list[int]] | None = None, known: str = "") -> str:
    """The parts of a table's page, now or in its past, that one with these marks does not show yet, each with the id of
    the place it belongs to; before them where the table is, and the marks from now on."""
    facts = facts_of(seen, chart)
    if seen.closed:
        return page("parts/closed.html", reader, **facts)
    parts = parts_of(ROOM if seen.status in (OPEN, CANCELLED) else TABLE, reader, facts)
    return "\n".join([page("parts/state.html", reader, marks=parts.marks, **facts), *parts.unknown_to(known)])


def invitation(invite: str) -> str:
    """Somebody has been invited whom we do not know yet; with a name, the same address leads on to the table."""
    return page("invitation.html", None, invite=invite)


def account(reader: Reader | None, tokens: list[TokenLine]) -> str:
    """Who you are here, and the keys of your programs."""
    return page("account.html", reader, tokens=tokens)


def problem(reader: Reader | None, status: int, sentence: str) -> str:
    """Something went wrong, said in one sentence, with a way on."""
    return page("problem.html", reader, status=status, sentence=sentence)


def _table(template: str, reader: Reader | None, seen: TablePayload, points: list[list[int]] | None) -> str:
    facts = facts_of(seen, points)
    names = {"room.html": ROOM, "table.html": TABLE}.get(template, ())
    parts = parts_of(names, reader, facts)
    pictures = seen.game if facts["scene"].drawn is not None else None
    return page(template, reader, pictures, parts=parts.made, marks=parts.marks, **facts)


def facts_of(seen: TablePayload, points: list[list[int]] | None) -> dict[str, Any]:
    scene = Scene(seen, points or [])
    return {"seen": seen, "scene": scene, "chart": Markup(draw_chart(scene.chart, seen.seats)) if scene.chart else ""}


def parts_of(names: Sequence[str], reader: Reader | None, facts: dict[str, Any]) -> Parts:
    return Parts({name: Markup(page(f"parts/{name}.html", reader, **facts)) for name in names})
