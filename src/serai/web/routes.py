"""The addresses of the pages."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from serai.core.titles import GAMES
from serai.language import Language
from serai.server.api.bodies import Route
from serai.server.api.dependencies import AReader, MaybeReader, TheLanguage, TheServices
from serai.server.api.playing import Act, AtNumber
from serai.server.languages import speaking
from serai.server.payloads import Reader, TablePayload
from serai.server.presenter import time_words
from serai.server.refused import Refused
from serai.server.rows import OVER
from serai.server.services import Services
from serai.web import render

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=Route)

Marks = Annotated[str, Query(max_length=400)]
"""The marks of the parts that a page shows, see parts.py."""


async def points_for(services: Services, seen: TablePayload, reader: Reader | None) -> list[list[int]]:
    """The course of the points, where the page shows it: in a replay and at the end."""
    if seen.step is None and seen.status != OVER:
        return []
    return await services.points(seen.id, reader)


@router.get("/")
async def lobby(reader: MaybeReader, services: TheServices, speak: TheLanguage) -> str:
    mine, listed = await services.lists(reader, speak)
    return render.lobby(reader, list(GAMES.values()), mine, listed)


@router.get("/lobby/fragments")
async def lobby_fragments(reader: MaybeReader, services: TheServices, speak: TheLanguage) -> str:
    mine, listed = await services.lists(reader, speak)
    return render.lobby_fragments(reader, mine, listed)


@router.get("/tables/{table}")
async def table(table: str, reader: MaybeReader, services: TheServices, speak: TheLanguage) -> str:
    seen = await services.see(table, reader, speak)
    return render.table(reader, seen, await points_for(services, seen, reader))


@router.get("/tables/{table}/fragments")
async def fragments(
    table: str, reader: MaybeReader, services: TheServices, speak: TheLanguage, parts: Marks = ""
) -> str:
    return await unknown_parts(services, table, reader, speak, parts)


async def unknown_parts(
    services: Services, table: str, reader: Reader | None, speak: Language, known: str, step: int | None = None
) -> str:
    seen = await services.see(table, reader, speak, step)
    return render.fragments(reader, seen, await points_for(services, seen, reader), known)


# Choices made on a page are answered with what they change on it ------------------------------------------------------


@router.post("/tables/{table}/act")
async def act(
    table: str, body: Act, reader: AReader, services: TheServices, speak: TheLanguage, parts: Marks = ""
) -> str:
    await services.play.act(reader, table, body.number, body.action, body.key)
    return await unknown_parts(services, table, reader, speak, parts)


@router.post("/tables/{table}/undo")
async def undo(
    table: str, body: AtNumber, reader: AReader, services: TheServices, speak: TheLanguage, parts: Marks = ""
) -> str:
    await services.play.undo(reader, table, body.number, body.key)
    return await unknown_parts(services, table, reader, speak, parts)


@router.post("/tables/{table}/end")
async def end(
    table: str, body: AtNumber, reader: AReader, services: TheServices, speak: TheLanguage, parts: Marks = ""
) -> str:
    await services.play.end(reader, table, body.number, body.key)
    return await unknown_parts(services, table, reader, speak, parts)


# The past ---------------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/replay")
async def replay_from_the_start(table: str) -> Response:
    return RedirectResponse(f"/tables/{table}/replay/0")


@router.get("/tables/{table}/replay/{step}")
async def replay(table: str, step: int, reader: MaybeReader, services: TheServices, speak: TheLanguage) -> str:
    seen = await services.see(table, reader, speak, step)
    return render.replay(reader, seen, await points_for(services, seen, reader))


@router.get("/tables/{table}/replay/{step}/fragments")
async def replay_fragments(
    table: str, step: int, reader: MaybeReader, services: TheServices, speak: TheLanguage, parts: Marks = ""
) -> str:
    return await unknown_parts(services, table, reader, speak, parts, step)


@router.get("/invitations/{invite}")
async def invitation(invite: str, reader: MaybeReader, services: TheServices) -> Response:
    """Lead to the table that an invitation is for; a newcomer is asked for a name on the way."""
    if reader is None:
        return HTMLResponse(render.invitation(invite))
    return RedirectResponse(f"/tables/{await services.tables.invited_to(reader, invite)}", 303)


@router.get("/account")
async def account(reader: MaybeReader, services: TheServices) -> str:
    found = await services.people.tokens(reader) if reader is not None else []
    lines = [render.TokenLine(token, label, time_words(created)) for token, label, created in found]
    return render.account(reader, lines)


def problem_page(request: Request, refusal: Refused) -> Response:
    """A refusal as a page."""
    return HTMLResponse(render.problem(None, refusal.status, speaking(request)(refusal.said)), refusal.status)
