"""The arguments of the command `serai`: its subcommands, and what each may be given."""

import argparse
from collections.abc import Callable
from typing import Final

from serai import commands, contests, learning
from serai.arguments.benches import for_bench, for_bench_page, for_bench_server, for_bench_soak
from serai.arguments.lessons import for_fit, for_selfplay, for_train
from serai.arguments.many_games import for_simulate, for_tournament
from serai.arguments.parser import Commands, Parser, Run, wanted_language
from serai.arguments.playing import for_data, for_new_game, for_play, for_replay, for_serve, with_nothing
from serai.language import Language

Declare = Callable[[Parser], None]

__all__ = ["read_arguments", "wanted_language"]

LISTED: Final[dict[str, tuple[Run, Declare]]] = {
    "games": (commands.games, with_nothing),
    "data": (commands.data, for_data),
    "serve": (commands.serve, for_serve),
    "play": (commands.play, for_play),
    "simulate": (contests.simulate, for_simulate),
    "tournament": (contests.tournament, for_tournament),
    "selfplay": (learning.selfplay, for_selfplay),
    "fit": (learning.fit, for_fit),
    "train": (learning.train, for_train),
    "replay": (commands.replay, for_replay),
    "new-game": (commands.new_game, for_new_game),
    "bench": (commands.bench, for_bench),
}
UNLISTED: Final[dict[str, tuple[Run, Declare]]] = {
    "bench-server": (commands.bench_server, for_bench_server),
    "bench-soak": (commands.bench_soak, for_bench_soak),
    "bench-page": (commands.bench_page, for_bench_page),
}
"""What `bench server` and its like are made of."""


def read_arguments(words: list[str], speak: Language) -> argparse.Namespace:
    """What a command line asks for. Only a subcommand that it names is asked for its words."""
    command = Commands(speak)
    if "-".join(words[:2]) in UNLISTED:
        words = ["-".join(words[:2]), *words[2:]]
    for name, (run, declare) in {**LISTED, **{name: UNLISTED[name] for name in UNLISTED if name in words}}.items():
        made = command.add(name, run)
        if name in words:
            declare(made)
    return command.parse_args(words)
