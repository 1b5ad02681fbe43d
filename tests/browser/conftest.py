"""One server and one browser for each process of the tests; every test brings its own people and tables."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.gallery import Gallery
from tests.browser.people import PATIENCE, Person
from tests.browser.served import Server
from tools.browser import found

Invite = Callable[..., Person]

expect.set_options(timeout=PATIENCE)

FLAGS = ["--no-sandbox", "--disable-gpu"]
"""A machine without a screen draws sooner where it does not pretend to have a graphics card."""

LONGEST = 600
"""Seconds that a test in a browser may take."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that no process is left alone with them at the end."""
    items.sort(key=lambda item: "whole_games" not in item.nodeid)
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.timeout(LONGEST))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as served:
        yield served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = found()
    if path is None:
        pytest.fail("there is no Chromium here: python tools/browser.py says how to get one", pytrace=False)
    with sync_playwright() as driver, driver.chromium.launch(executable_path=path, args=FLAGS) as launched:
        yield launched


@pytest.fixture(scope="session")
def gallery(browser: Browser, server: Server) -> Iterator[Gallery]:
    shown = Gallery(browser, server.url)
    yield shown
    shown.ada.leave()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Invite]:
    """Invite people: `person("Ada")`. When the test is over, no browser may have complained."""
    came: list[Person] = []

    def invite(name: str = "", url: str = server.url, **look: Any) -> Person:
        came.append(Person(browser, url, name, **look))
        return came[-1]

    yield invite
    for one in came:
        one.leave()


@pytest.fixture
def ada(person: Invite) -> Person:
    return person("Ada")
