"""What people, seats, bots, games and sources of points are called, by one reader at one table; and how far a game is,
as the database keeps it for lists: not as words, but as what is said, for readers of all languages."""

import json
import logging
from collections.abc import Mapping

from serai.bots import levels
from serai.core.game import COLOURS, Game
from serai.core.say import YOU, Fact, Name, Say, from_json, to_json
from serai.core.titles import GAMES, find
from serai.language import Language
from serai.server.names import skeleton
from serai.server.payloads import Reader
from serai.server.rows import TableRow
from serai.server.wording import said_of, wording_of

log = logging.getLogger(__name__)


def title_of(name: str, speak: Language) -> str:
    """A game by the name of its title; one that is gone has only that."""
    return wording_of(GAMES[name], speak.code).called("title", GAMES[name].title) if name in GAMES else name


def names_of(game: Game, players: int) -> list[Name]:
    """What a title calls its seats, and after them whoever else takes part."""
    return [Name(said_of(game, f"seat-{name}", plain(name))) for name in game.seat_names(players)]


def names_for(row: TableRow, reader: Reader | None) -> list[Name]:
    """What to call the seats, and after them whoever else takes part: a person by name, and by the colour too where
    another bears it; a bot by its colour."""
    game = find(row.game)
    names = names_of(game, row.players)
    mine = row.seats_of(reader)
    sitting = [seat for seat in row.seats if seat.person is not None and seat.bot is None]
    for seat in sitting:
        namesakes = [other for other in sitting if skeleton(other.name) == skeleton(seat.name)]
        if mine == [seat.seat]:
            names[seat.seat] = YOU
        elif len(namesakes) == 1:
            names[seat.seat] = Name(seat.name)
        else:
            names[seat.seat] = Name(Say("namesake", name=seat.name, colour=names[seat.seat].said))
    if len(mine) > 1:  # at a shared screen names would be all the same
        for at in mine:
            names[at] = names_of(game, row.players)[at]
    return names


def by_seat(game: Game, players: int, names: Mapping[int, Name]) -> dict[Fact, Name]:
    """Names by what the title calls the seats they are for, see `named`."""
    called = game.seat_names(players)
    return {Say(f"seat-{called[seat]}"): name for seat, name in names.items()}


def colours_of(row: TableRow) -> list[str]:
    """By what the seats are known to programs and styles; a title that is gone has taken their names along."""
    return GAMES[row.game].seat_colours(row.players) if row.game in GAMES else COLOURS


def seat_called(row: TableRow, seat: int, speak: Language) -> str:
    if row.game not in GAMES:
        return alone(Say(f"seat-{COLOURS[seat]}"), speak)
    name = GAMES[row.game].seat_names(row.players)[seat]
    return alone(wording_of(GAMES[row.game], speak.code).called(f"seat-{name}", plain(name)), speak)


def bot_called(name: str, speak: Language) -> str:
    """A bot as a player, by its level."""
    return alone(levels.called(name), speak)


def source_called(game: Game, source: str, speak: Language) -> str:
    return alone(wording_of(game, speak.code).called(f"source-{source}", plain(source)), speak)


def alone(who: Fact, speak: Language) -> str:
    """What something is called, where it stands alone."""
    return speak.say("alone", who=who)


def plain(name: str) -> str:
    """A name of the rules, where there is no message for it."""
    return name.replace("_", " ")


# How far a game is --------------------------------------------------------------------------------------------------


def kept(said: Fact) -> str:
    """Something said, as the database keeps it."""
    return said if isinstance(said, str) else json.dumps(to_json(said), ensure_ascii=False, separators=(",", ":"))


def read_kept(text: str) -> Fact:
    """The same, back again; what was kept before there were languages is words."""
    try:
        data = json.loads(text)
    except ValueError:
        return text
    said: Fact = from_json(data) if isinstance(data, dict) else text
    return said


def clock_words(row: TableRow, speak: Language) -> str:
    """How far a game is, from what lists know of it; nothing, if its title has taken the words along."""
    try:
        return speak(read_kept(row.clock))
    except Exception:  # other versions of a title, or of ours, may have kept what this one has no words for
        log.info("the clock of table %s has no words here", row.id, exc_info=True)
        return ""
