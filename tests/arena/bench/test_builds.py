"""Both builds: this one is measured here, the other one is looked for beside it."""

from pathlib import Path

import pytest

import serai
from serai.arena.bench import builds
from serai.arena.bench.builds import BUILDS, Asked, NotMeasured, measure_apart, measure_here, place_of
from serai.arena.bench.figures import FIGURES
from serai.arena.bench.memory import worker_mb
from serai.core import build

OTHER = next(name for name in BUILDS if name != build.NAME)
ASKED = Asked(["merv"], 1, 0.0001, 1, quick=True)


def test_every_figure_of_this_build_is_above_zero() -> None:
    (found,) = measure_here(ASKED).values()
    assert {"decisions", "driven", "batched", "copies", "features", "greedy"} <= set(found)
    assert set(found) <= {figure.key for figure in FIGURES}
    assert all(figure["per_second"] > 0 and figure["ratio"] > 0 for figure in found.values())


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="elsewhere the one who asks may count")
def test_the_memory_of_a_worker_is_its_own() -> None:
    ours = b"x" * 200_000_000
    memory = worker_mb(serai.game("merv"), 1)
    assert memory is not None
    assert 5 < memory < len(ours) / 1e6


def test_outside_a_checkout_there_is_no_other_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(serai, "__file__", str(tmp_path / "site-packages" / "serai" / "__init__.py"))
    assert place_of(build.NAME) == tmp_path / "site-packages"
    with pytest.raises(NotMeasured, match="not in a checkout"):
        place_of(OTHER)


def test_a_build_is_measured_in_a_process_of_its_own() -> None:
    assert set(measure_apart(build.NAME, ASKED)) == {"merv"}


def test_a_folder_with_the_wrong_build_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Path(serai.__file__).parent.parent
    monkeypatch.setattr(builds, "place_of", lambda name: here)
    with pytest.raises(NotMeasured, match="holds another"):
        measure_apart(OTHER, ASKED)


def test_a_folder_with_nothing_in_it_is_not_measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "serai").mkdir()
    (tmp_path / "serai" / "__init__.py").write_text("raise ImportError('nothing here')")
    monkeypatch.setattr(builds, "place_of", lambda name: tmp_path)
    with pytest.raises(NotMeasured, match="nothing here"):
        measure_apart(OTHER, ASKED)
