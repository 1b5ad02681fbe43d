"""What several subcommands may be given alike."""

from serai.arguments.parser import Parser


def with_game(made: Parser) -> None:
    made.need("game", "help-game")
    with_components(made)


def with_components(made: Parser) -> None:
    made.option("--components", "help-components", metavar="FILE")


def with_options(made: Parser) -> None:
    made.option("--options", "help-set-options", many=True, default=[], metavar="NAME=VALUE")


def with_json(made: Parser) -> None:
    made.flag("--json", "help-json")
