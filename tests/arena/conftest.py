"""Games that end the process that plays them."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from serai.arena import on_ray, workers
from serai.arena.batch import Batch
from serai.arena.result import Result
from serai.arena.workers import tried


@pytest.fixture
def deadly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[int, int], None]:
    """Let game `number` end so many of the processes that play it."""

    def prepare(number: int, times: int) -> None:
        def tried_or_died(batch: Batch, at: int) -> Result | Exception:
            deaths = len(list(tmp_path.glob("death*")))
            if at == number and deaths < times:
                (tmp_path / f"death{deaths}").touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return tried(batch, at)

        monkeypatch.setattr(workers, "tried", tried_or_died)
        monkeypatch.setattr(on_ray, "tried", tried_or_died)

    return prepare
