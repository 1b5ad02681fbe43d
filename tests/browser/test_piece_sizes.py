"""The pieces on Marco Polo's map are large enough to be seen, on a desk and on a laptop."""

from typing import Any, Final

from serai.games.marco_polo.board.pieces import figure, post
from tests.browser.conftest import Invite
from tests.browser.gallery import Gallery

LEAST: Final = {(1440, 900): 28.0, (1280, 720): 26.0}
"""The longer side of a piece in pixels, by the size of the window."""
NEARLY: Final = 0.9
"""A post is nearly as wide as it is high."""

DRAWN: Final = """drawn => {
  const board = document.querySelector("#board > svg");
  board.insertAdjacentHTML("beforeend", drawn);
  const piece = board.lastElementChild, { width, height } = piece.querySelector("use").getBoundingClientRect();
  piece.remove();
  return { width, height };
}"""
"""The shape of a piece as a browser draws it, without the empty edges of its symbol."""


def test_posts_and_figures_on_the_map_can_be_seen(gallery: Gallery, person: Invite) -> None:
    ada = person(storage_state=gallery.cookies)
    ada.sit(gallery.live("marco_polo"))
    for (width, height), least in LEAST.items():
        ada.page.set_viewport_size({"width": width, "height": height})
        house: Any = ada.page.evaluate(DRAWN, post("red", 200, 200))
        body: Any = ada.page.evaluate(DRAWN, figure("red", 200, 200))
        assert house["height"] >= least, house
        assert house["width"] >= NEARLY * house["height"], house
        assert body["height"] >= least, body
