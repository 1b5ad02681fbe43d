"""Who lacks a library is told which one, and how to get it."""

import subprocess
import sys

import pytest

import serai
from serai.envs.needing import needing

WITHOUT = """
import sys
sys.modules["{library}"] = None
import serai.envs
try:
    import serai.envs.{door}
except ImportError as why:
    print(why)
"""


@pytest.mark.parametrize(
    ("door", "library", "extra"),
    [
        ("aec", "pettingzoo", "rl"),
        ("single", "gymnasium", "rl"),
        ("vector", "numpy", "rl"),
        ("spiel", "pyspiel", "openspiel"),
    ],
)
def test_a_door_says_what_it_needs(door: str, library: str, extra: str) -> None:
    program = WITHOUT.format(library=library, door=door)
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == f"this needs '{library}': pip install 'serai[{extra}]'\n"


def test_it_is_a_refusal_like_any_other() -> None:
    with pytest.raises(serai.Refusal, match="this needs 'no_such_library'"), needing("rl"):
        import no_such_library  # type: ignore[import-not-found]  # as its name says  # noqa: F401
