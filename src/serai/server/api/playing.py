"""Playing: the view, moves, events, records, chat."""

from collections.abc import Awaitable
from typing import Annotated, Any, Self, TypeVar

from fastapi import APIRouter, Body, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, BeforeValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from serai.language import Language
from serai.server.api.bodies import Given, Route
from serai.server.api.dependencies import (
    PROBLEMS,
    AReader,
    MaybeReader,
    TableId,
    TheLanguage,
    TheServices,
    address_of,
    key_of,
)
from serai.server.api.tables import Made
from serai.server.deciding import Stale
from serai.server.idempotency import MOST_ACTIONS
from serai.server.live import LOBBY
from serai.server.payloads import Reader, TablePayload
from serai.server.play import Chosen
from serai.server.refused import Refused
from serai.server.services import Services
from serai.server.streams import Stream, wait_for_news

T = TypeVar("T")
router = APIRouter(prefix="/api", tags=["playing"], responses=PROBLEMS, route_class=Route)

LONGEST_RECORD = 400_000
LONGEST_ACTION = 60
MOST = 2**31
Count = Annotated[int, Field(ge=0, lt=MOST)]
Key = Annotated[
    Annotated[str, Field(min_length=8, max_length=64)] | None,
    Field(description="Of your own making; the same key twice is one request, answered as the first time."),
]


def read_action(given: Any) -> Any:
    """One sentence for whatever is neither, instead of one for each of the two."""
    if (type(given) is int and 0 <= given < MOST) or (isinstance(given, str) and len(given) <= LONGEST_ACTION):
        return given
    raise PydanticCustomError("action", "an action is its number, from 0 on, or its notation")


Action = Annotated[
    Count | Annotated[str, Field(max_length=LONGEST_ACTION)],
    BeforeValidator(read_action),
]


def text_of(kind: str) -> dict[int | str, dict[str, Any]]:
    """How the document describes an answer that is text; refusals are JSON all the same."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


class Act(Given):
    number: Count = Field(description="The table's number at which this was chosen.")
    action: Action = Field("", description="A legal action, as its number or in notation.")
    actions: list[Action] = Field(
        [],
        max_length=MOST_ACTIONS,
        description="Instead of `action`: several decisions in a row, each legal when its turn comes; all or none.",
    )
    key: Key = None

    @model_validator(mode="after")
    def names_something(self) -> Self:
        if (self.action == "") != bool(self.actions):
            raise PydanticCustomError("action", "an action is its number, from 0 on, or its notation")
        return self

    @property
    def chosen(self) -> Chosen:
        return list(self.actions) or self.action


class AtNumber(Given):
    number: Count = Field(description="The table's number at which this was decided.")
    key: Key = None


class Numbered(BaseModel):
    number: int = Field(description="The table's number now.")


class StandIn(Given):
    number: Count = Field(description="The table's number at which this was decided.")
    seat: Count = Field(description="The seat that is waited for.")


class StoodIn(BaseModel):
    handed: bool = Field(description="False: others at the table have yet to say the same.")


class Clone(Given):
    step: Count | None = Field(None, description="Null: the position now.")


class Message(Given):
    text: str = Field(max_length=2000, description="1 to 500 characters.")


@router.get("/tables/{table}")
async def see(
    table: TableId,
    request: Request,
    reader: MaybeReader,
    services: TheServices,
    speak: TheLanguage,
    after: Annotated[int | None, Query(ge=-1, lt=2**31, description="Wait until the number is above this one.")] = None,
) -> TablePayload:
    """The table as you may see it, with your legal actions and their sentences. With `after` it answers as soon as
    something has happened, at the latest after 25 seconds."""
    seen = await services.see(table, reader, speak)
    if after is None or seen.number > after:
        return seen
    with services.waiting.place(reader, address_of(request)):
        key = key_of(request) if reader is not None else None
        return await wait_for_news(services, table, key, after, request.receive, speak)


@router.get("/tables/{table}/steps/{step}")
async def see_step(
    table: TableId, step: Count, reader: MaybeReader, services: TheServices, speak: TheLanguage
) -> TablePayload:
    """The table as it was after so many steps."""
    return await services.see(table, reader, speak, step)


@router.post("/tables/{table}/start")
async def start(table: TableId, reader: AReader, services: TheServices) -> Numbered:
    return Numbered(number=await services.play.start(reader, table))


@router.post("/tables/{table}/act")
async def act(table: TableId, body: Act, reader: AReader, services: TheServices, speak: TheLanguage) -> Numbered:
    """Carry out a legal action. If something happened in between, nothing is done; the answer has the fresh view."""
    move = services.play.act(reader, table, body.number, body.chosen, body.key)
    return await numbered(move, services, table, reader, speak)


async def numbered(move: Awaitable[int], services: Services, table: str, reader: Reader, speak: Language) -> Numbered:
    return Numbered(number=await or_fresh(move, services, table, reader, speak))


async def or_fresh(body: Awaitable[T], services: Services, table: str, reader: Reader, speak: Language) -> T:
    """What something leads to; whoever comes too late with it is shown what they missed."""
    try:
        return await body
    except Stale as stale:
        seen = await services.see(table, reader, speak)
        raise stale.bringing(table=seen, number=seen.number) from None


@router.post("/tables/{table}/undo")
async def undo(table: TableId, body: AtNumber, reader: AReader, services: TheServices, speak: TheLanguage) -> Numbered:
    """Take back one's last decision, as far as nothing was revealed or drawn and nobody else decided."""
    return await numbered(services.play.undo(reader, table, body.number, body.key), services, table, reader, speak)


@router.post("/tables/{table}/end")
async def end(table: TableId, body: AtNumber, reader: AReader, services: TheServices, speak: TheLanguage) -> Numbered:
    """End one's turn, at tables that ask for it."""
    return await numbered(services.play.end(reader, table, body.number, body.key), services, table, reader, speak)


@router.post("/tables/{table}/resign", status_code=204)
async def resign(table: TableId, reader: AReader, services: TheServices) -> None:
    """Leave a game in play; a bot takes over."""
    await services.leaving.resign(reader, table)


@router.post("/tables/{table}/return", status_code=204)
async def come_back(table: TableId, reader: AReader, services: TheServices) -> None:
    """Take one's seat back from the bot."""
    await services.silence.come_back(reader, table)


@router.post("/tables/{table}/stand-in")
async def stand_in(
    table: TableId, body: StandIn, reader: AReader, services: TheServices, speak: TheLanguage
) -> StoodIn:
    """Let a bot play for somebody who has been silent for as long as the table's setup names. The host's word is
    enough; otherwise all others who play here have to say so. Whoever it was may return."""
    said = services.silence.stand_in(reader, table, body.seat, body.number)
    return StoodIn(handed=await or_fresh(said, services, table, reader, speak))


@router.post("/tables/{table}/clone", status_code=201)
async def clone(table: TableId, body: Annotated[Clone, Body()], reader: AReader, services: TheServices) -> Made:
    """A private copy of a position to try things out; what you may not know is dealt anew."""
    services.limits.count("table", str(reader.id))
    return Made(id=await services.forks.clone(reader, table, body.step))


@router.post("/tables/{table}/chat", status_code=204)
async def say(table: TableId, body: Message, reader: AReader, services: TheServices) -> None:
    services.limits.count("chat", str(reader.id))
    await services.chat.say(reader, table, body.text)


# Records ------------------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/record", response_class=Response, responses=text_of("text/plain"))
async def download(table: TableId, reader: MaybeReader, services: TheServices) -> PlainTextResponse:
    """The record of a finished game."""
    record = await services.forks.record(reader, table)
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{table}.txt"'}
    return PlainTextResponse(record.text(), headers=headers)


@router.post(
    "/records",
    status_code=201,
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def upload(request: Request, reader: AReader, services: TheServices) -> Made:
    """A record as a private table of one's own, to be replayed or played on."""
    services.limits.count("table", str(reader.id))
    body = await request.body()
    if len(body) > LONGEST_RECORD:
        raise Refused(413, "too_large", "record", most=LONGEST_RECORD)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(422, "bad_record", "encoding") from None
    return Made(id=await services.forks.upload(reader, text))


# Live ---------------------------------------------------------------------------------------------------------------


@router.get("/lobby/events", response_class=Response, responses=text_of("text/event-stream"))
async def lobby_events(request: Request, services: TheServices) -> Stream:
    """Server-sent events: that the lobby has changed, at most every other second."""
    return Stream(services, LOBBY, key_of(request), address_of(request))


@router.get("/tables/{table}/events", response_class=Response, responses=text_of("text/event-stream"))
async def events(table: TableId, request: Request, services: TheServices) -> Stream:
    """Server-sent events: `changed` with the table's number, `seats`, `chat`. The first, `hello`, says where the table
    is now: its `number`, its `seated`, and the number of the last word `said`."""
    return Stream(services, table, key_of(request), address_of(request))
