"""Playing many games between bots, and counting what came of them."""

from pathlib import Path
from typing import Any

from serai.arena.batch import Batch
from serai.arena.report import Report
from serai.arena.run import Way, run
from serai.core.components import Components
from serai.core.game import Game


def simulate(
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    components: Components | None = None,
    check: bool = False,
    records: Path | None = None,
    way: Way | None = None,
) -> Report:
    """Play `games` games between these bots, seats rotating, each with a luck of its own."""
    batch = Batch(game.name, [bots], seed, options, components, check=check, records=records)
    report = Report(game.name, bots)
    run(batch, games, way or Way(), report)
    return report
