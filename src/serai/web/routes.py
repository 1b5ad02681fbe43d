"""The addresses of the pages."""

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from serai.core.titles import GAMES
from serai.language import Language
from serai.server.api.bodies import Route
from serai.server.api.dependencies import AReader, MaybeReader, TheLanguage, TheServices, TheWanted
from serai.server.api.playing import Act, AtNumber
from serai.server.beats import At, read_address
from serai.server.languages import ASKED, COOKIE, FOLLOWED, Wanted, decide, kept
from serai.server.payloads import Reader, TablePayload
from serai.server.refused import Refused
from serai.server.rows import OVER
from serai.server.services import Services
from serai.server.where import Where, after_own, exactly, latest
from serai.server.where import after as then
from serai.web import boards, render

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=Route)

Marks = Annotated[str, Query(max_length=400)]
"""The marks of the parts that a page shows, see parts.py."""


async def shown_in(request: Request, response: Response, wanted: TheWanted, services: TheServices) -> Wanted:
    """The language of a page. One that its address asks for stays while the browser is open, so that links and the
    page's own requests keep it; what was chosen on this device is not forgotten for it. Where that is not there any
    more, English takes its place, which is so said only once."""
    secure = services.settings.secure
    if request.query_params.get(ASKED):
        response.set_cookie(FOLLOWED, wanted.code, httponly=True, samesite="lax", secure=secure, path="/")
    elif wanted.unknown:
        response.set_cookie(COOKIE, wanted.code, httponly=True, samesite="lax", secure=secure, path="/")
    return wanted


ShownIn = Annotated[Wanted, Depends(shown_in)]


async def points_for(services: Services, seen: TablePayload, reader: Reader | None) -> list[list[int]]:
    """The course of the points, where the page shows it: in a replay and at the end."""
    if seen.step is None and seen.status != OVER:
        return []
    return await services.points(seen.id, reader)


@router.get("/")
async def lobby(reader: MaybeReader, services: TheServices, wanted: ShownIn) -> str:
    mine, listed = await services.lists(reader, wanted.speak)
    return render.lobby(wanted.code, reader, list(GAMES.values()), mine, listed, wanted.unknown)


@router.get("/lobby/fragments")
async def lobby_fragments(reader: MaybeReader, services: TheServices, speak: TheLanguage) -> str:
    mine, listed = await services.lists(reader, speak)
    return render.lobby_fragments(speak.code, reader, mine, listed)


Address = Annotated[str, Query(max_length=12)]
"""A position on the way, see server/beats.py."""


def where(after: str, at: str) -> Where:
    """Which position is asked for; what is no address stands for the latest."""
    if (found := read_address(after)) is not None:
        return then(found)
    return exactly(found) if (found := read_address(at)) is not None else latest


@router.get("/tables/{table}")
async def table(table: str, reader: MaybeReader, services: TheServices, wanted: ShownIn) -> str:
    seen = await services.see(table, reader, wanted.speak, drawn=True)
    return render.table(wanted.code, reader, seen, await points_for(services, seen, reader), wanted.unknown)


@router.get("/tables/{table}/fragments")
async def fragments(
    table: str,
    reader: MaybeReader,
    services: TheServices,
    speak: TheLanguage,
    parts: Marks = "",
    after: Address = "",
    at: Address = "",
) -> str:
    """What has changed; with `after`, as far as the next beat after a position, with `at` in just that position."""
    return await unknown_parts(services, table, reader, speak, parts, where=where(after, at))


async def unknown_parts(
    services: Services,
    table: str,
    reader: Reader | None,
    speak: Language,
    known: str,
    step: int | None = None,
    where: Where = latest,
) -> str:
    seen = await services.see(table, reader, speak, step, where, drawn=True)
    return render.fragments(speak.code, reader, seen, await points_for(services, seen, reader), known)


# Choices made on a page are answered with what they change on it ------------------------------------------------------


@router.post("/tables/{table}/act")
async def act(
    table: str, body: Act, reader: AReader, services: TheServices, speak: TheLanguage, parts: Marks = ""
) -> str:
    await services.play.act(reader, table, body.number, body.chosen, body.key)
    return await unknown_parts(services, table, reader, speak, parts, where=after_own)


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
    return await unknown_parts(services, table, reader, speak, parts, where=after_own)


# More of it -------------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/log")
async def older_lines(
    table: str, reader: MaybeReader, services: TheServices, speak: TheLanguage, before: Address = ""
) -> str:
    """The lines of the log before those of a position."""
    seen = await services.see(table, reader, speak, drawn=True)
    found = await services.log_before(table, reader, speak, read_address(before) or At(0))
    return render.log_lines(speak.code, seen, found)


@router.get("/tables/{table}/moments/{at}")
async def moment(table: str, at: str, reader: MaybeReader, services: TheServices, speak: TheLanguage) -> str:
    """A climax of the past once more."""
    seen = await services.see(table, reader, speak, drawn=True)
    found = await services.moment(table, reader, speak, read_address(at) or At(0))
    return render.moment(speak.code, seen, found)


@router.get("/tables/{table}/cards/{name}")
async def card(table: str, name: str, reader: MaybeReader, services: TheServices, speak: TheLanguage) -> str:
    """A card as a picture, for whoever points at its name."""
    found = boards.card(await services.see(table, reader, speak), name, speak.code)
    if found is None:
        raise Refused(404, "no_card")
    return found


# The past ---------------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/replay")
async def replay_from_the_start(table: str, response: Response, wanted: ShownIn) -> Response:
    return RedirectResponse(f"/tables/{table}/replay/0", headers=response.headers)


@router.get("/tables/{table}/replay/{step}")
async def replay(table: str, step: int, reader: MaybeReader, services: TheServices, wanted: ShownIn) -> str:
    seen = await services.see(table, reader, wanted.speak, step, drawn=True)
    return render.replay(wanted.code, reader, seen, await points_for(services, seen, reader), wanted.unknown)


@router.get("/tables/{table}/replay/{step}/fragments")
async def replay_fragments(
    table: str, step: int, reader: MaybeReader, services: TheServices, speak: TheLanguage, parts: Marks = ""
) -> str:
    return await unknown_parts(services, table, reader, speak, parts, step)


@router.get("/invitations/{invite}")
async def invitation(
    invite: str, reader: MaybeReader, services: TheServices, response: Response, wanted: ShownIn
) -> Response:
    """Lead to the table that an invitation is for; a newcomer is asked for a name on the way."""
    if reader is None:
        invited = await services.invitation(invite, wanted.speak)
        return HTMLResponse(render.invitation(wanted.code, invite, invited, wanted.unknown), headers=response.headers)
    found = await services.tables.invited_to(reader, invite)
    return RedirectResponse(f"/tables/{found}", 303, headers=response.headers)


@router.get("/account")
async def account(reader: MaybeReader, services: TheServices, wanted: ShownIn) -> str:
    found = await services.people.tokens(reader) if reader is not None else []
    lines = [
        render.TokenLine(token, label, datetime.fromtimestamp(created / 1000, UTC).date())
        for token, label, created in found
    ]
    return render.account(wanted.code, reader, lines, wanted.unknown)


def problem_page(request: Request, refusal: Refused) -> Response:
    """A refusal as a page."""
    wanted = kept(request.scope) or decide(request)
    sentence = wanted.speak(refusal.said)
    return HTMLResponse(render.problem(wanted.code, None, refusal.status, sentence, wanted.unknown), refusal.status)
