"""Marco Polo's board has room: however many pieces come together, each can be seen, and what they stand beside, too."""

from itertools import combinations, pairwise
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element

import pytest

from serai.core.board.svg import width_of
from serai.games.marco_polo import board
from serai.games.marco_polo.board.cards import CARD_HEIGHT
from serai.games.marco_polo.board.contracts import contract
from serai.games.marco_polo.board.mats import HEIGHT
from serai.games.marco_polo.board.pieces import dice_row
from serai.games.marco_polo.board.roads import course, curve
from serai.games.marco_polo.constants import CITIES, CONTRACTS, GOALS, LARGE_CITIES, LOCATIONS, SEATS, SMALL_CITIES
from tests.games.marco_polo.deal import dealt
from tests.games.marco_polo.test_board import PRINTED, empty_sheet, parsed

GLOW = 9
"""How much wider two glows are than the things between which they lie."""
TOWNS = [*LARGE_CITIES, *SMALL_CITIES]
INSIDE = {"post": (24, 26), "figure": (20, 29.5)}
"""How much of its square of 32 the drawing of a piece takes."""


class Box(NamedTuple):
    what: str
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Box", by: float = 0.5) -> bool:
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide > by and high > by


def sides(one: Element) -> tuple[float, float, float, float]:
    x, y, width, height = [float(one.get(name, 0)) for name in ("x", "y", "width", "height")]
    return x, y, x + width, y + height


def around(one: Element, what: str) -> Box:
    return Box(what, *sides(one))


def pieces_on(drawn: Element) -> list[Box]:
    """The posts and figures of a drawing, without the empty edges of their symbols."""
    found = []
    for one in drawn.iter("use"):
        kind = (one.get("href") or "").removeprefix("#s-polo-")
        if kind in INSIDE and one.get("class") == "player":
            left, top, right, bottom = sides(one)
            wide, high = [(right - left) * part / 64 for part in INSIDE[kind]]
            x, y = (left + right) / 2, (top + bottom) / 2
            found.append(Box(f"{kind} at {x} {y}", x - wide, y - high, x + wide, y + high))
    return found


def with_class(drawn: Element, name: str) -> list[Box]:
    """The rectangles of a class."""
    return [around(one, name) for one in drawn.iter("rect") if name in (one.get("class") or "").split()]


def names_on(drawn: Element) -> list[Box]:
    found = []
    for one in drawn.iter("text"):
        classes = one.get("class") or ""
        if "polo-name" in classes:
            x, y, wide = float(one.get("x", 0)), float(one.get("y", 0)), width_of(one.text or "", classes)
            left = x - wide / 2 if "mid" in classes.split() else x
            found.append(Box(one.text or "", left, y - 10, left + wide, y))
    return found


def crowded() -> dict[str, Any]:
    """All four have a post in every city and a figure in every place."""
    view = dealt(4).view(None)
    for holding in view["holdings"]:
        holding["posts"], holding["figures"] = list(TOWNS), list(LOCATIONS)
    view["beijing"] = list(range(len(SEATS)))
    view["outposts"] = dict.fromkeys(LARGE_CITIES)
    return view


def drawn_of(view: dict[str, Any]) -> Element:
    return parsed(board.draw(view, PRINTED, empty_sheet()))


def spot(drawn: Element, place: str) -> Element:
    return next(one for one in drawn.iter("g") if one.get("data-place") == place)


# The map --------------------------------------------------------------------------------------------------------------


def test_four_posts_and_four_figures_stand_apart_everywhere() -> None:
    found = pieces_on(drawn_of(crowded()))
    assert len(found) == len(SEATS) * (len(CITIES) - 1 + len(LOCATIONS))
    assert not [(one, other) for one, other in combinations(found, 2) if one.meets(other)]


def test_no_piece_covers_a_name_a_card_a_bonus_or_a_price() -> None:
    drawn = drawn_of(crowded())
    beside = names_on(drawn)
    assert len(beside) == len(CITIES)
    for name in ("polo-card", "polo-seal"):
        beside += with_class(drawn, name)
    for piece in pieces_on(drawn):
        assert not [other for other in beside if piece.meets(other)], piece
        if piece.what.startswith("post"):
            assert not [price for price in with_class(drawn, "polo-price") if piece.meets(price)], piece


def test_the_first_posts_stand_beside_the_name_of_their_city() -> None:
    view = crowded()
    for holding in view["holdings"][2:]:
        holding["posts"] = []
    drawn = drawn_of(view)
    for city in TOWNS:
        place = spot(drawn, city.replace("_", " "))
        name, *_ = names_on(place)
        for post in (piece for piece in pieces_on(place) if piece.what.startswith("post")):
            assert post.left > name.left - 10, (city, post)
            assert name.top - 15 < post.top < name.bottom + 8, (city, post)


def test_no_road_runs_under_a_card() -> None:
    cards = with_class(drawn_of(dealt(4).view(None)), "polo-card")
    assert len([card for card in cards if card.bottom - card.top == CARD_HEIGHT]) >= len(LARGE_CITIES)
    for here, leaving in enumerate(PRINTED.roads):
        for road in leaving:
            x1, y1, x2, y2, bx, by = course(min(here, road.to), max(here, road.to))
            for far in range(2, 99):
                x, y = curve(x1, bx, x2, far / 100), curve(y1, by, y2, far / 100)
                point = Box("a road", x - 1, y - 1, x + 1, y + 1)
                assert not [card for card in cards if point.meets(card)], (LOCATIONS[here], LOCATIONS[road.to])


# The spaces -----------------------------------------------------------------------------------------------------------


def test_each_bonus_action_and_each_contract_has_a_glow_of_its_own() -> None:
    drawn = drawn_of(dealt(4).view(None))
    for row in (["reroll", "adjust", "black die"], [f"contract {number}" for number in range(1, 7)]):
        faces = [next(one for one in spot(drawn, name).iter("rect")) for name in row]
        for one, other in pairwise(faces):
            assert sides(other)[0] - sides(one)[2] > GLOW, row


@pytest.mark.parametrize("count", range(1, 17))
def test_dice_that_lie_together_do_not_cover_each_other(count: int) -> None:
    dice = [(SEATS[at % len(SEATS)], at % 6 + 1) for at in range(count)]
    drawn = parsed(dice_row(dice, 0, 20, 138, 31))
    faces = [around(one, one.get("href", "")) for one in drawn.iter("use") if "face" in one.get("href", "")]
    assert len(faces) == count
    assert not [(one, other) for one, other in combinations(faces, 2) if one.meets(other)]
    assert min(face.top for face in faces) > 0
    assert max(face.bottom for face in faces) < 40


@pytest.mark.parametrize("size", [(64, 106, 0), (80, 88, 14), (70, 88, 14)])
def test_what_a_contract_pays_lies_within_its_card(size: tuple[float, float, float]) -> None:
    width, height, margin = size
    for name in CONTRACTS:
        drawn = parsed(contract(PRINTED, name, 0, 0, width, height, margin))
        (pays,) = with_class(drawn, "polo-pays")
        shown = [around(one, name) for one in drawn.iter("use") if sides(one)[1] > pays.top - 8]
        assert shown
        for picture in shown:
            assert picture.bottom <= height - 2, picture
            assert picture.top >= pays.top, picture


# The mat --------------------------------------------------------------------------------------------------------------


def test_the_cities_of_a_goal_card_and_the_points_for_posts_keep_clear_of_the_edges() -> None:
    view = dealt(4).view(0)
    for first, second in zip(GOALS[::2], GOALS[1::2], strict=True):
        view["holdings"][0]["goals"] = [first, second]
        mat = parsed(board.mat(view, PRINTED, 0, empty_sheet()))
        for name in (first, second):
            card = spot(mat, f"blue goal {name}")
            left, _, right, _ = sides(next(one for one in card.iter("rect")))
            for city in (one for one in card.iter("text") if "words" in (one.get("class") or "")):
                x, words = float(city.get("x", 0)), city.text or ""
                assert left + 5 <= x, words
                assert x + width_of(words, "t1") <= right - 5, words
        stars = [around(one, "star") for one in spot(mat, "blue posts").iter("use") if one.get("href") == "#s-polo-vp"]
        assert stars
        assert max(star.bottom for star in stars) < HEIGHT - 6
