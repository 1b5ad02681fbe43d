"""One data set for all tests that only look at it."""

from pathlib import Path

import pytest

from tests.train.lessons import data_set


@pytest.fixture(scope="session")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return data_set(tmp_path_factory.mktemp("lessons"))
