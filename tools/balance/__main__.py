"""The tables of docs/balance.md and docs/reconstructed.md: the games behind them, and the tables made of these.

    python -m tools.balance play merv --bot neural@30ms --games 400 --seed 1 --to merv.txt
    python -m tools.balance fill merv.txt … --pages docs/balance.md docs/reconstructed.md

It needs nothing but Serai and Python: whoever has many cores need not install anything on them.
"""

import argparse
from pathlib import Path

from serai.arena.batch import Batch
from tools.balance.games import play_into, read_all
from tools.balance.tables import filled, tables


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="play games, and add their records to a file")
    playing.set_defaults(run=play)
    playing.add_argument("game")
    playing.add_argument("--bot", default="greedy", help="which sits on every seat")
    playing.add_argument("--players", type=int, default=4)
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--jobs", type=int, help="processes; without it, one for each core")
    playing.add_argument("--options", nargs="+", default=[], metavar="NAME=VALUE")
    playing.add_argument("--drawn", nargs="+", default=[], metavar="DECISION", help="what is drawn instead of asked")
    playing.add_argument("--to", type=Path, required=True, metavar="FILE")
    filling = commands.add_parser("fill", help="make the tables of such files, and put them into pages")
    filling.set_defaults(run=fill)
    filling.add_argument("files", type=Path, nargs="+", help="for a title the strongest bot last")
    filling.add_argument("--pages", type=Path, nargs="+", default=[], help="without them, all tables are printed")
    arguments = parser.parse_args()
    arguments.run(arguments)


def play(asked: argparse.Namespace) -> None:
    options = dict(pair.split("=", 1) for pair in asked.options)
    batch = Batch(asked.game, [[asked.bot] * asked.players], asked.seed, options, drawn=asked.drawn)
    play_into(asked.to, batch, asked.games, asked.jobs)


def fill(asked: argparse.Namespace) -> None:
    made = tables(read_all(asked.files))
    for page in asked.pages:
        page.write_text(filled(page.read_text("utf-8"), made), "utf-8")
    if not asked.pages:
        print("\n\n".join(f"{name}\n\n{table}" for name, table in made.items()))


if __name__ == "__main__":
    main()
