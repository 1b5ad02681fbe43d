"""Which build runs, and that it needs nothing but Python."""

import os
import subprocess
import sys

import pytest

import serai


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    asked = os.environ.get("SERAI_BUILD")
    if asked is None:
        pytest.skip("SERAI_BUILD is not set: run the tests with make")
    assert ("compiled" if serai.COMPILED else "plain") == asked


def test_the_engine_needs_only_the_standard_library() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-c", "import serai, serai.bots, serai.arena.simulate, serai.arena.bench.command"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
