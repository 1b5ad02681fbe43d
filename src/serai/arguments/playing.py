"""What those may be given that show a game, play it, or begin a new one."""

from serai.arguments.parser import Parser
from serai.arguments.shared import with_components, with_game, with_json, with_options


def with_nothing(made: Parser) -> None:
    """A command that needs no word more."""


def for_data(made: Parser) -> None:
    with_game(made)
    with_json(made)


def for_serve(made: Parser) -> None:
    made.option("--host", "help-host", default="127.0.0.1")
    made.option("--port", "help-port", int, default=8000)
    made.option("--database", "help-database", default="sqlite:///serai.db", metavar="URL")
    made.option("--workers", "help-workers", int, default=1)
    made.option("--bots", "help-bot-processes", int, default=2)
    made.option("--pause", "help-pause", float, default=0.1)
    made.flag("--secure", "help-secure")
    made.flag("--no-sync", "help-no-sync")
    made.option("--proxy", "help-proxy", many=True, default=[], metavar="ADDRESS")
    made.option("--hops", "help-hops", int, default=1)
    made.flag("--open-metrics", "help-open-metrics")
    made.flag("--no-limits", "help-no-limits")
    made.flag("--open", "help-open")


def for_play(made: Parser) -> None:
    with_game(made)
    with_options(made)
    made.option("--seats", "help-seats")
    made.flag("--solo", "help-solo")
    made.option("--seed", "help-seed", int)
    made.option("--record", "help-record", metavar="FILE")
    made.flag("--quick", "help-quick")


def for_replay(made: Parser) -> None:
    made.need("file", "help-file", "FILE")
    with_components(made)


def for_new_game(made: Parser) -> None:
    made.need("name", "help-name", "NAME")
    made.option("--folder", "help-folder", metavar="F")
