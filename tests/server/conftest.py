"""One server for all tests that need nothing of their own; each brings its own people and tables."""

from collections.abc import Iterator

import pytest

from tests.server.house import Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "serai.db") as served:
        yield served


@pytest.fixture
def ada(server: Server) -> Person:
    return server.person("Ada")


@pytest.fixture
def bo(server: Server) -> Person:
    return server.person("Bo")


@pytest.fixture
def nobody(server: Server) -> Person:
    return server.person()
