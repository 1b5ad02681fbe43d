"""The words of a board are large enough to be read, on a desk, a laptop, a tablet and a phone."""

from typing import Final

import pytest

from tests.browser.conftest import Invite
from tests.browser.gallery import Gallery
from tests.browser.test_layout import PHONE
from tests.browser.test_whole_games import TITLES
from tests.browser.text_sizes import smallest_text

LEAST: Final = {(1440, 900): 12.0, (1280, 720): 11.0, (1024, 768): 8.4}
"""The smallest text in pixels, by the size of the window."""
ON_A_PHONE: Final = 10.0

UNFOLD: Final = "for (const mat of document.querySelectorAll('.mat')) mat.open = true"


@pytest.mark.parametrize("game", TITLES)
def test_the_smallest_text_of_a_board_can_be_read(gallery: Gallery, person: Invite, game: str) -> None:
    ada = person(storage_state=gallery.cookies)
    ada.sit(gallery.live(game))
    ada.page.evaluate(UNFOLD)
    measured = {}
    for (width, height), least in LEAST.items():
        ada.page.set_viewport_size({"width": width, "height": height})
        measured[width] = {"board": smallest_text(ada.page), "mats": smallest_text(ada.page, ".mat > svg text")}
        assert min(px for px, _ in measured[width].values()) >= least, measured
    print(game, measured)


@pytest.mark.parametrize("game", TITLES)
def test_on_a_phone_the_texts_around_the_decision_can_be_read(gallery: Gallery, person: Invite, game: str) -> None:
    ada = person(storage_state=gallery.cookies, **PHONE)
    ada.sit(gallery.live(game))
    board = ada["#board > svg"]
    _, _, wide, _ = str(board.get_attribute("viewBox")).split()
    if float(wide) > 1000:  # the decision is all over the board, or not on it: two steps closer are enough everywhere
        for _ in range(2):
            before = board.get_attribute("viewBox")
            ada["[data-zoom=in]"].tap()
            ada.page.wait_for_function(
                "before => document.querySelector('#board > svg').getAttribute('viewBox') !== before", arg=before
            )
    smallest = smallest_text(ada.page)
    print(game, smallest)
    assert smallest[0] >= ON_A_PHONE, smallest
