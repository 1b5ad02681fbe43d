"""What those may be given by which bots learn: `selfplay`, `fit` and `train`."""

from serai.arguments.parser import Parser
from serai.arguments.shared import with_options


def with_out(made: Parser) -> None:
    """What all who learn are given."""
    made.need("game", "help-game")
    made.option("--out", "help-out", metavar="FOLDER")


def with_lessons(made: Parser) -> None:
    """What games to learn from may be given."""
    with_out(made)
    with_options(made)
    made.option("--games", "help-lessons", int, default=1000)
    made.option("--seed", "help-lessons-seed", int, default=1)
    made.option("--opening", "help-opening", int, default=0, metavar="N")
    made.option("--jobs", "help-jobs", int, metavar="N")


def with_networks(made: Parser) -> None:
    """What is to be fitted besides the linear value."""
    made.flag("--linear", "help-linear")


def for_selfplay(made: Parser) -> None:
    with_lessons(made)
    made.option("--players", "help-players", int)
    made.option("--bots", "help-lessons-bots", default="greedy")


def for_fit(made: Parser) -> None:
    with_out(made)
    made.need("data", "help-data-sets", "DATA", many=True)
    made.option("--players", "help-fit-players", int)
    made.option("--on", "help-on", metavar="FOLDER")
    made.option("--rival", "help-rival", float, default=0.5)
    made.option("--win", "help-win", float, default=10.0)
    made.option("--seed", "help-lessons-seed", int, default=1)
    with_networks(made)


def for_train(made: Parser) -> None:
    with_lessons(made)
    made.option("--players", "help-table-size", int)
    made.option("--bot", "help-teacher", default="learnt")
    made.option("--rounds", "help-rounds", int, default=4)
    made.option("--minutes", "help-minutes", float, default=float("inf"))
    with_networks(made)
