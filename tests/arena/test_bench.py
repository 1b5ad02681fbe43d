"""The bench measures something, and says on which build."""

import argparse
import json

import serai
from serai.arena.bench import add_arguments, bench


def measured(*words: str) -> str:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return bench(parser.parse_args(["--seconds", "0.01", "--runs", "1", *words]))


def test_the_table_names_the_build_and_every_figure() -> None:
    text = measured("--players", "2")
    assert text.startswith(f"merv, 2 players, {'compiled' if serai.COMPILED else 'plain'} build")
    for what in ("decisions a second", "to copy a position", "greedy bot thinks", "memory"):
        assert what in text


def test_the_data_has_figures_above_zero() -> None:
    data = json.loads(measured("--json", "--players", "1"))  # only Merv can be played alone
    assert (data["players"], list(data["games"])) == (1, ["merv"])
    assert min(data["games"]["merv"].values()) > 0
