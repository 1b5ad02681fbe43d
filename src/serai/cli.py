"""The one command, `serai`: serve the page, play in a terminal, look at printed facts, simulate, replay, measure."""

import argparse
import os
import sys
from collections.abc import Callable
from typing import NoReturn

import serai
from serai import commands
from serai.core.errors import Fault, Refusal, said_where

TRACE = "SERAI_TRACE"
"""Set, it shows faults as Python does."""


class Usage(Refusal):
    """A command line that cannot be understood."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, like every other refusal."""

    def error(self, message: str) -> NoReturn:
        raise Usage(f"{message}; see {self.prog} --help")


class Commands:
    """Adds the subcommands to the parser, with the arguments that several of them share."""

    def __init__(self) -> None:
        self.parser = Parser(prog="serai", description="The great games of the Silk Road, to play and to study.")
        self.parser.add_argument("--version", action="version", version=f"serai {serai.__version__}")
        self.made = self.parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    def add(self, name: str, run: Callable[[argparse.Namespace], int], about: str) -> Parser:
        made = self.made.add_parser(name, help=about, description=about)
        made.set_defaults(run=run)
        return made

    def add_with_game(self, name: str, run: Callable[[argparse.Namespace], int], about: str) -> Parser:
        made = self.add(name, run, about)
        made.add_argument("game", help="the game, as 'serai games' lists it")
        with_components(made)
        return made


def with_components(made: Parser) -> None:
    made.add_argument("--components", metavar="FILE", help="corrections to the printed tables (TOML)")


def with_options(made: Parser) -> None:
    made.add_argument("--options", nargs="+", default=[], metavar="NAME=VALUE", help="see 'serai games'")


def with_json(made: Parser) -> None:
    made.add_argument("--json", action="store_true", help="print data instead of text")


def add_play(all_commands: Commands) -> None:
    made = all_commands.add_with_game("play", commands.play, "play in this terminal")
    with_options(made)
    made.add_argument("--seats", help="who sits where: human or a bot, with commas (human,greedy,greedy)")
    made.add_argument("--solo", action="store_true", help="the first seat plays alone, against the printed automa")
    made.add_argument("--seed", type=int, help="the same seed deals the same game")
    made.add_argument("--record", metavar="FILE", help="write the game down")
    made.add_argument("--quick", action="store_true", help="end a turn with its last choice, without asking")


def add_simulate(all_commands: Commands) -> None:
    made = all_commands.add_with_game("simulate", commands.simulate, "play many games between bots")
    with_options(made)
    with_json(made)
    made.add_argument("--players", type=int, help="players at the table (as many as bots, else 4)")
    made.add_argument("--bots", default="random", help="one for each seat, with commas, or one for all (random)")
    made.add_argument("--games", type=int, default=100, help="how many (100)")
    made.add_argument("--seed", type=int, default=0, help="the same seed plays the same games (0)")
    made.add_argument("--check", action="store_true", help="verify every invariant after every action")
    made.add_argument("--report", action="store_true", help="also show wins by place and points by source")
    made.add_argument("--records", metavar="DIR", help="write every game down in this folder")
    made.add_argument("--jobs", type=int, default=1, help="processes (1)")


def add_serve(all_commands: Commands) -> None:
    made = all_commands.add("serve", commands.serve, "play in the browser: start the server")
    made.add_argument("--host", default="127.0.0.1", help="where to listen (127.0.0.1: this machine only)")
    made.add_argument("--port", type=int, default=8000, help="the port (8000)")
    made.add_argument("--database", default="sqlite:///serai.db", metavar="URL", help="where games are kept")
    made.add_argument("--workers", type=int, default=1, help="processes that answer (1)")
    made.add_argument("--bots", type=int, default=2, help="processes in which bots think (2)")
    made.add_argument("--pause", type=float, default=0.6, help="seconds before a bot's move (0.6)")
    made.add_argument("--secure", action="store_true", help="people reach it by https only")
    made.add_argument("--no-sync", action="store_true", help="do not wait for the disk: a power cut may cost moves")
    made.add_argument("--proxy", nargs="+", default=[], metavar="ADDRESS", help="whose X-Forwarded-For is believed")
    made.add_argument("--hops", type=int, default=1, help="proxies of yours that a request passes (1)")
    made.add_argument("--open-metrics", action="store_true", help="show /metrics to others than this machine")
    made.add_argument("--no-limits", action="store_true", help="do not count how often people ask")
    made.add_argument("--open", action="store_true", help="open a browser")


def parser(with_bench: bool, bench_of: str = "") -> Parser:
    """All subcommands; the arguments of `bench` are its own, and only then worth importing it."""
    all_commands = Commands()
    all_commands.add("games", commands.games, "list the games and their options")
    with_json(all_commands.add_with_game("data", commands.data, "show the printed tables and where they come from"))
    add_serve(all_commands)
    add_play(all_commands)
    add_simulate(all_commands)
    made = all_commands.add("replay", commands.replay, "verify a record and show how the game stands at its end")
    made.add_argument("file", metavar="FILE")
    with_components(made)
    made = all_commands.add("new-game", commands.new_game, "write a small game that plays, to be made into your own")
    made.add_argument("name", metavar="NAME", help="its name: small letters, digits and _")
    made.add_argument("--folder", metavar="F", help="where to write it (a folder of its name)")
    made = all_commands.add(
        "bench", commands.bench, "measure the speed of this build; 'bench server', 'bench soak': a server"
    )
    if with_bench:
        from serai.arena.bench import add_arguments

        add_arguments(made)
    if bench_of:
        add_bench_of(all_commands, bench_of)
    return all_commands.parser


def add_bench_of(all_commands: Commands, what: str) -> None:
    commands.need_server()
    from serai.web import bench, soak

    if what == "server":
        bench.add_arguments(all_commands.add("bench-server", commands.bench_server, "measure the speed of a server"))
    else:
        soak.add_arguments(all_commands.add("bench-soak", commands.bench_soak, "look for leaks of a server at work"))


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit status: 0, 1 for violations found, 2 for a refusal, 3 for a fault."""
    words = sys.argv[1:] if arguments is None else arguments
    try:
        bench_of = words[1] if words[:2] in (["bench", "server"], ["bench", "soak"]) else ""
        if bench_of:
            words = [f"bench-{bench_of}", *words[2:]]
        read = parser("bench" in words[:1], bench_of).parse_args(words)
        status: int = read.run(read)
        sys.stdout.flush()
        return status
    except Refusal as refusal:
        print(f"serai: {refusal}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever was reading has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # a mistake of ours, or of whoever wrote a title
        if os.environ.get(TRACE):
            raise
        what = str(error) if isinstance(error, Fault) else f"something is broken ({said_where(error)})"
        print(f"serai: {what}; {TRACE}=1 shows the way there", file=sys.stderr)
        return 3
    except KeyboardInterrupt:
        print("\nserai: interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
