"""The addresses of the pages."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from serai.core.titles import GAMES
from serai.server.api.asking import AReader, MaybeReader, TheHouse
from serai.server.api.bodies import Route
from serai.server.api.playing import Act, AtNumber
from serai.server.house import House
from serai.server.looking import time_words
from serai.server.refused import Refused
from serai.server.rows import OVER
from serai.server.seen import Reader, TableSeen
from serai.web import render

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=Route)

Marks = Annotated[str, Query(max_length=400)]
"""The marks of the parts that a page shows, see parts.py."""


async def points_for(house: House, seen: TableSeen, reader: Reader | None) -> list[list[int]]:
    """The course of the points, where the page shows it: in a replay and at the end."""
    if seen.step is None and seen.status != OVER:
        return []
    return await house.points(seen.id, reader)


@router.get("/")
async def lobby(reader: MaybeReader, house: TheHouse) -> str:
    mine, listed = await house.lists(reader)
    return render.lobby(reader, list(GAMES.values()), mine, listed)


@router.get("/lobby/fragments")
async def lobby_fragments(reader: MaybeReader, house: TheHouse) -> str:
    mine, listed = await house.lists(reader)
    return render.lobby_fragments(reader, mine, listed)


@router.get("/tables/{table}")
async def table(table: str, reader: MaybeReader, house: TheHouse) -> str:
    seen = await house.see(table, reader)
    return render.table(reader, seen, await points_for(house, seen, reader))


@router.get("/tables/{table}/fragments")
async def fragments(table: str, reader: MaybeReader, house: TheHouse, parts: Marks = "") -> str:
    return await unknown_parts(house, table, reader, parts)


async def unknown_parts(house: House, table: str, reader: Reader | None, known: str, step: int | None = None) -> str:
    seen = await house.see(table, reader, step)
    return render.fragments(reader, seen, await points_for(house, seen, reader), known)


# Choices made on a page are answered with what they change on it ------------------------------------------------------


@router.post("/tables/{table}/act")
async def act(table: str, asked: Act, reader: AReader, house: TheHouse, parts: Marks = "") -> str:
    await house.play.act(reader, table, asked.number, asked.action, asked.key)
    return await unknown_parts(house, table, reader, parts)


@router.post("/tables/{table}/undo")
async def undo(table: str, asked: AtNumber, reader: AReader, house: TheHouse, parts: Marks = "") -> str:
    await house.play.undo(reader, table, asked.number, asked.key)
    return await unknown_parts(house, table, reader, parts)


@router.post("/tables/{table}/end")
async def end(table: str, asked: AtNumber, reader: AReader, house: TheHouse, parts: Marks = "") -> str:
    await house.play.end(reader, table, asked.number, asked.key)
    return await unknown_parts(house, table, reader, parts)


# The past ---------------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/replay")
async def replay_from_the_start(table: str) -> Response:
    return RedirectResponse(f"/tables/{table}/replay/0")


@router.get("/tables/{table}/replay/{step}")
async def replay(table: str, step: int, reader: MaybeReader, house: TheHouse) -> str:
    seen = await house.see(table, reader, step)
    return render.replay(reader, seen, await points_for(house, seen, reader))


@router.get("/tables/{table}/replay/{step}/fragments")
async def replay_fragments(table: str, step: int, reader: MaybeReader, house: TheHouse, parts: Marks = "") -> str:
    return await unknown_parts(house, table, reader, parts, step)


@router.get("/invitations/{invite}")
async def invitation(invite: str, reader: MaybeReader, house: TheHouse) -> Response:
    """Lead to the table that an invitation is for; a newcomer is asked for a name on the way."""
    if reader is None:
        return HTMLResponse(render.invitation(invite))
    return RedirectResponse(f"/tables/{await house.tables.invited_to(reader, invite)}", 303)


@router.get("/account")
async def account(reader: MaybeReader, house: TheHouse) -> str:
    found = await house.people.tokens(reader) if reader is not None else []
    lines = [render.TokenLine(token, label, time_words(created)) for token, label, created in found]
    return render.account(reader, lines)


def problem_page(request: Request, refusal: Refused) -> Response:
    """A refusal as a page."""
    return HTMLResponse(render.problem(None, refusal.status, str(refusal)), refusal.status)
