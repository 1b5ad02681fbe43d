"""One data set for all tests that only look at it."""

import os
from pathlib import Path

import pytest

from tests.train.lessons import data_set

os.environ.setdefault("OMP_NUM_THREADS", "1")  # tests run side by side, and torch's threads would wait for each other


@pytest.fixture(scope="session")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return data_set(tmp_path_factory.mktemp("lessons"))
