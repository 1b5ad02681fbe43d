"""Tournaments: which bot is better. Every deal is played with every seating, so that nobody owes a win to the cards."""

from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

from serai.arena.batch import Batch
from serai.arena.run import Way, check, run
from serai.arena.standings import Standings
from serai.core.components import Components
from serai.core.errors import BadSetup
from serai.core.game import Game
from serai.core.say import Say


def tables_of(bots: list[str], against: str | None, players: int) -> list[list[str]]:
    """Who sits together: each bot alone against others of one kind, or all of them in every company.

    Too few bots for a table sit there more than once, never one alone with itself. Where one plays against the printed
    automa, everybody has a table.
    """
    for name in bots:
        if bots.count(name) > 1:
            raise BadSetup(Say("refused-bot-twice", bot=name))
    if against is not None:
        if players < 2:
            raise BadSetup(Say("refused-against-nobody"))
        return [[bot, *[against] * (players - 1)] for bot in bots]
    if players == 1:
        return [[bot] for bot in bots]
    if len(bots) < 2:
        raise BadSetup(Say("refused-one-bot", bot=bots[0]))
    if len(bots) >= players:
        return [list(table) for table in combinations(bots, players)]
    return [list(table) for table in combinations_with_replacement(bots, players) if len(set(table)) > 1]


def tournament(
    game: Game,
    bots: list[str],
    against: str | None,
    players: int,
    games: int,
    seed: int,
    options: dict[str, Any],
    components: Components | None = None,
    drawn: list[str] | None = None,
    records: Path | None = None,
    way: Way | None = None,
) -> Standings:
    """Play at least `games` games, in whole rounds: a deal, played by everybody at every seat."""
    tables = tables_of(bots, against, players)
    batch = Batch(game.name, tables, seed, options, components, True, drawn or [], records=records, timed=True)
    check(batch, games)
    rounds = -(-games // batch.round)
    standings = Standings(batch, against)
    run(batch, rounds * batch.round, way or Way(), standings.report, standings.add)
    return standings
