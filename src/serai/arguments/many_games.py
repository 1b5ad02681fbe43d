"""What those may be given that play many games between bots: `simulate` and `tournament`."""

from serai.arguments.parser import Parser
from serai.arguments.shared import with_game, with_json, with_options


def with_runs(made: Parser) -> None:
    """What many games at once may be given."""
    with_game(made)
    with_options(made)
    with_json(made)
    made.option("--games", "help-games", int, default=100)
    made.option("--seed", "help-games-seed", int, default=0)
    made.option("--records", "help-records", metavar="DIR")
    made.option("--results", "help-results", metavar="FILE")
    made.option("--plot", "help-plot", metavar="FILE")
    made.option("--jobs", "help-jobs", int, metavar="N")
    made.option("--engine", "help-engine", default="processes")


def for_simulate(made: Parser) -> None:
    with_runs(made)
    made.option("--players", "help-players", int)
    made.option("--bots", "help-bots", default="random")
    made.flag("--check", "help-check")
    made.flag("--report", "help-report")


def for_tournament(made: Parser) -> None:
    with_runs(made)
    made.option("--bots", "help-field")
    made.option("--against", "help-against", metavar="BOT")
    made.option("--players", "help-table-size", int)
    made.option("--drawn", "help-drawn", many=True, default=[], metavar="DECISION")
