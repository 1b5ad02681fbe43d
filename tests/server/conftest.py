"""One server for all tests that need nothing of their own; each brings its own people and tables."""

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from serai.server import passwords, people
from tests.server.live_server import Person, Server


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """Hashes that anybody could try out by the million, for nobody's secrets are kept here."""
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patched:
        for room in (people, passwords):
            patched.setattr(room, "HASHER", cheap)
            patched.setattr(room, "NOBODYS", cheap.hash("nobody's"))
        yield


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
