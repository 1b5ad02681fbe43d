"""What those may be given that measure: each declares it beside its measuring."""

from serai import commands
from serai.arguments.parser import Parser


def for_bench(made: Parser) -> None:
    """Its arguments are its own, in English as its tables."""
    from serai.arena.bench.command import add_arguments

    add_arguments(made)


def for_bench_server(made: Parser) -> None:
    commands.need_server()
    from serai.web.bench import add_arguments

    add_arguments(made)


def for_bench_soak(made: Parser) -> None:
    commands.need_server()
    from serai.web.soak import add_arguments

    add_arguments(made)


def for_bench_page(made: Parser) -> None:
    commands.need_server()
    from serai.web.page_bench import add_arguments

    add_arguments(made)
