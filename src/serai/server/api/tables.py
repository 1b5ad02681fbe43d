"""Games, tables and seats."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Request
from pydantic import BaseModel, Field

from serai.bots import levels_for, names_for
from serai.bots.levels import about
from serai.core.game import Game
from serai.core.titles import GAMES
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
)
from serai.server.called import bot_called, title_of
from serai.server.open_table_limits import trace_of
from serai.server.payloads import TableSummary
from serai.server.refused import Refused
from serai.server.rows import A_DAY
from serai.server.services import Services
from serai.server.tables import TableSetup
from serai.server.wording import wording_of

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS, route_class=Route)

MOST_PLAYERS = 4
LONGEST_PATIENCE = 30 * A_DAY


class OptionLine(BaseModel):
    name: str
    choices: list[bool | int | str] = Field(description="The first is the default.")
    about: str


class LevelLine(BaseModel):
    key: str = Field(description="As in `bot:trader`.")
    name: str
    about: str = Field(description="What it means, in a sentence.")


class GameLine(BaseModel):
    name: str
    title: str
    players: list[int]
    options: list[OptionLine]
    levels: list[LevelLine] = Field(description="How well bots can play it, the weakest first.")
    bots: list[str] = Field(description="The same by what plays them; each may be asked for as a level may.")


class NewTable(Given):
    game: str = Field(max_length=40, examples=["merv"])
    seats: list[Annotated[str, Field(max_length=40)]] = Field(
        min_length=1,
        max_length=MOST_PLAYERS,
        description="For each seat: me, open, shared (another one of mine, on this screen) or bot:LEVEL.",
        examples=[["me", "bot:apprentice", "open"]],
    )
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=40)
    private: bool = Field(False, description="Not in the lobby; only for those who are invited.")
    explicit_end: bool = Field(False, description="A turn ends only when its player says so.")
    start: bool = Field(False, description="Begin at once; no seat may be open.")
    patience: int = Field(
        A_DAY,
        ge=1,
        le=LONGEST_PATIENCE,
        description="Minutes that a seat may keep the others waiting; then they can let a bot play there.",
    )


class Made(BaseModel):
    id: str


class Join(Given):
    seat: int | None = Field(None, ge=0, lt=MOST_PLAYERS, description="Null takes the first that is free.")
    invite: str | None = Field(None, max_length=40, description="The code of the invitation, for a private table.")


class Joined(BaseModel):
    seat: int


class Assign(Given):
    seat: int = Field(ge=0, lt=MOST_PLAYERS)
    kind: Literal["open", "bot", "shared"]
    bot: str | None = Field(None, max_length=40, description="A level, or a bot by its name.")


class Lobby(BaseModel):
    mine: list[TableSummary]
    open: list[TableSummary]


def game_line(game: Game, speak: Language) -> GameLine:
    wording, title = wording_of(game, speak.code), title_of(game.name, speak)
    options = [
        OptionLine(name=it.name, choices=it.choices, about=wording.called(f"option-{it.name}", it.name))
        for it in game.options
    ]
    levels = [
        LevelLine(key=it.key, name=bot_called(it.key, speak), about=speak(about(it.key))) for it in levels_for(game)
    ]
    return GameLine(
        name=game.name, title=title, players=game.players, options=options, levels=levels, bots=names_for(game)
    )


@router.get("/games")
async def games(speak: TheLanguage) -> list[GameLine]:
    """What can be played, with options and levels of bots."""
    return [game_line(game, speak) for game in GAMES.values()]


@router.get("/tables")
async def lobby(reader: MaybeReader, services: TheServices, speak: TheLanguage) -> Lobby:
    """One's own tables, and those of the lobby."""
    mine, listed = await services.lists(reader, speak)
    return Lobby(mine=mine, open=listed)


@router.post("/tables", status_code=201)
async def open_table(body: NewTable, reader: AReader, request: Request, services: TheServices) -> Made:
    """Open a table. A few may wait for players at a time; with `start` it need not wait."""
    services.limits.count("table", str(reader.id))
    if body.start and "open" in body.seats:
        raise Refused(409, "seats_open", "start")
    options: dict[str, Any] = dict(body.options)
    setup = TableSetup(body.game, body.seats, options, body.private, body.explicit_end, patience=body.patience)
    table = await services.tables.open(reader, setup, None if body.start else trace(request, services))
    if body.start:
        await services.play.start(reader, table)
    return Made(id=table)


def trace(request: Request, services: Services) -> str | None:
    """By what the tables opened from one address are counted, where they are."""
    return trace_of(address_of(request)) if services.limits.enforced else None


@router.post("/tables/{table}/join")
async def join(table: TableId, reader: AReader, services: TheServices, body: Annotated[Join, Body()]) -> Joined:
    """Take a seat. Whoever has one moves to the one they name; only where the host plays several seats on one screen
    may others have several too."""
    return Joined(seat=await services.tables.join(reader, table, body.seat, body.invite))


@router.post("/tables/{table}/leave", status_code=204)
async def leave(table: TableId, reader: AReader, services: TheServices) -> None:
    """Get up before the game begins."""
    await services.tables.leave(reader, table)


@router.post("/tables/{table}/seats", status_code=204)
async def assign(table: TableId, body: Assign, reader: AReader, services: TheServices) -> None:
    """The host says what a seat is: open, a bot's, or one more of their own. Whoever sits on a seat that becomes open
    or a bot's gets up."""
    await services.tables.assign(reader, table, body.seat, body.kind, body.bot)


@router.post("/tables/{table}/close", status_code=204)
async def close(table: TableId, reader: AReader, services: TheServices) -> None:
    """The host gives up a table before its game begins; its page stays and says so."""
    await services.tables.close(reader, table)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(table: TableId, reader: AReader, request: Request, services: TheServices) -> Made:
    """The same game with the same people; asked twice, it is the same table."""
    return Made(id=await services.tables.rematch(reader, table, trace(request, services)))
