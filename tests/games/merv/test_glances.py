"""Merv in pictures and few words: icons beside words, players at a glance, headings, great moments, the automa."""

from xml.etree import ElementTree

import pytest

import serai
from serai.core.board.choices import Sheet
from serai.core.say import Count, Say
from serai.core.text import Entry
from serai.games.merv import board, render
from serai.games.merv.constants import BREAKTHROUGHS, SEATS
from serai.games.merv.soldiers import Deploy
from serai.language import spoken
from tests.games.merv.scene import Scene, scene
from tests.games.merv.test_board import PRINTED, sheet_of

MERV = serai.game("merv")
SAY = spoken(MERV, "en").language
PICTURES = board.symbols()


@pytest.mark.parametrize(
    ("said", "picture"),
    [
        (Count("cube", 2, colour=Say("colour-purple")), "merv-purple merv-cube merv-purple"),
        (Count("camel", 1), "camel merv-camel"),
        (Say("spice-ginger"), "merv-ginger merv-ginger"),
        (Say("boon-white_cube"), "merv-white merv-cube merv-white"),
        (Say("breakthrough-wild_tan"), "card:wild_tan"),
        (Say("prompt-Advance"), ""),
    ],
)
def test_what_has_a_picture_on_the_board_has_it_in_sentences(said: Say, picture: str) -> None:
    assert board.pictured(said) == picture


def test_every_picture_beside_words_is_drawn() -> None:
    shared = {"camel", "star8"}
    keys = [f"boon-{name}" for name in ("scroll", "caravan_card", "favour", "rare_good", "soldier", "camel")]
    keys += [f"{kind}-{area}" for kind in ("area", "kind") for area in ("palace", "wall")]
    things = ["scroll", "common_good", "rare_good", "any_good", "favour", "influence", "point", "building", "soldier"]
    for said in [*map(Say, keys), *(Count(thing, 1) for thing in things)]:
        symbol = board.pictured(said).split()[0]
        assert symbol in shared or f'id="s-{symbol}"' in PICTURES, said


def test_a_breakthrough_is_shown_by_its_name() -> None:
    for name in BREAKTHROUGHS:
        assert ElementTree.fromstring(board.card(name, PRINTED, Sheet([], SAY))).get("aria-label")
    assert board.card("unheard_of", PRINTED, Sheet([], SAY)) == ""


def test_everybody_is_told_in_a_few_things() -> None:
    s = scene(players=2).give("red", cubes={"teal": 2, "white": 1}, camels=3, common=1, rare=2, favour=4)
    view, sheet = s.t.view(None), Sheet([], SAY)
    told = {one.kind: (one.n, one.tip) for one in board.brief(view, PRINTED, 0, sheet)}
    assert told["cube"] == (3, "3 cubes in all.")
    assert told["good"] == (3, "3 goods free to use.")
    assert told["camel"][0] == 3
    assert told["favour"][0] == 4
    assert len(told) == 5
    assert [one.kind for one in board.brief(view, PRINTED, 2, sheet)] == ["camel", "building"]


@pytest.mark.parametrize(("players", "seats"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_whoever_takes_part_without_a_player_has_a_colour_and_a_panel(players: int, seats: int) -> None:
    assert MERV.seat_colours(players) == SEATS[:seats]
    view = MERV.new(players).view(None)
    for seat, colour in enumerate(SEATS[:seats]):
        assert f'class="merv mat {colour}"' in board.mat(view, PRINTED, seat, Sheet([], SAY))


def test_the_magistrate_shows_how_far_it_has_come() -> None:
    s = scene(players=1).give("magistrate", posts=["rayy", "basra"], scrolls=3, camels=2)
    s.of("magistrate").row = 4
    mat = board.mat(s.t.view(None), PRINTED, 1, Sheet([], SAY))
    assert "Row 4 of the mosque." in mat
    assert "Trading posts: 2." in mat
    assert 'data-count="purple"' not in mat


@pytest.mark.parametrize("people", [1, 2, 3, 4])
@pytest.mark.parametrize("track", ["influence", "favour"])
def test_discs_that_share_a_space_stay_inside_and_leave_its_number_readable(track: str, people: int) -> None:
    s = scene(players=4)
    end = {"influence": PRINTED.influence_end, "favour": PRINTED.favour_end}[track]
    for name in SEATS[:people]:
        s.give(name, **{track: end})
    drawn = ElementTree.fromstring(board.draw(s.t.view(None), PRINTED, Sheet([], SAY)))
    space = next(part for part in drawn.iter() if part.get("data-place") == f"{track} {end}")
    face = next(part for part in space.iter() if "face" in part.get("class", ""))
    number = next(part for part in space.iter() if "mid bold on" in part.get("class", ""))
    left, top, wide, high = (float(face.get(name, "")) for name in ("x", "y", "width", "height"))
    discs = [part for part in space.iter() if "merv-wood" in part.get("class", "")]
    assert len(discs) == people
    for disc in discs:
        x, y, r = (float(disc.get(name, "")) for name in ("cx", "cy", "r"))
        assert float(number.get("x", "")) + 4 < x - r, "half a digit"
        assert x + r < left + wide
        assert top < y - r < y + r < top + high


def headings(s: Scene) -> dict[str, str]:
    return {s.t.notation(action): SAY(render.heading(s.t, action)) for action in s.t.legal()}


def test_long_lists_are_divided_by_area() -> None:
    s = scene(players=3).give("red", cubes={"purple": 3, "tan": 1}, camels=1)
    found = headings(s.takes("red", "wall"))
    assert found["piece segment-01"] == "Segments"
    assert found["piece gate-purple"] == "Gates"
    assert found["done"] == ""


def test_sites_in_a_long_list_are_divided_by_whose_they_are() -> None:
    s = scene(players=3).site("a1", owner="red").site("b1", owner="blue").site("c1", owner="red")
    found = headings(s.asks(Deploy(0)))
    assert [found[f"soldier {cell}"] for cell in ("a1", "b1", "c1")] == [
        "Your buildings",
        "Others' buildings",
        "Your buildings",
    ]


def test_places_of_the_wall_are_divided_by_their_sides() -> None:
    s = scene(players=3).give("red", cubes={"purple": 3}).takes("red", "wall").play("piece segment-01")
    found = headings(s)
    assert [found[f"place {side}-1"] for side in ("north", "east", "south", "west")] == [
        "North",
        "East",
        "South",
        "West",
    ]


def test_great_moments_have_a_heading() -> None:
    told = [render.moment(Entry(key, -1, args)) for key, args in [("withdrawn", []), ("scoring", [2]), ("final", [])]]
    assert [said and SAY(said) for said in told] == [
        "The Mongols attack",
        "Year 2 is scored",
        "Final scoring",
    ]
    assert render.moment(Entry("slot", 0, [1])) is None


def test_only_camels_go_onto_cards_again_and_again() -> None:
    s = scene(players=3).give("red", cubes={"teal": 1}, camels=2).display("ginger", "pepper", "juniper")
    s.takes("red", "caravansary")
    assert {s.t.notation(action) for action in s.t.legal() if render.repeats(s.t, action)} == {"camel"}
    s = scene(players=3).give("red", cubes={"teal": 1}, camels=2).display("ginger")
    s.takes("red", "caravansary")
    assert not any(render.repeats(s.t, action) for action in s.t.legal())  # no card lies behind it


# What is lacking, on the board ----------------------------------------------------------------------------------------


def tip_of(s: Scene, place: str, seat: int | None = None) -> str:
    sheet = sheet_of(s.t) if seat is None else Sheet([], SAY)
    for thing in ElementTree.fromstring(board.draw(s.t.view(seat or 0), PRINTED, sheet)).iter():
        if thing.get("data-place") == place:
            return thing.get("data-tip", "")
    raise AssertionError(place)


def test_a_place_says_what_is_lacking_for_it() -> None:
    s = scene(players=3).give("red", cubes={"purple": 1}, courtiers={"knowledge": 1}).begins("red")
    assert tip_of(s, "hall faith").endswith("Your next courtier costs 2 of its colour. You lack 2 orange.")
    assert tip_of(s, "hall knowledge").endswith("You lack 1 purple.")
    assert tip_of(s, "city samarkand").endswith("You lack 1 orange.")
    assert tip_of(s, "contract 1").endswith("You lack 1 influence, 1 scroll and 1 good of either kind.")
    assert tip_of(s, "breakthrough wild purple").endswith("You lack 4 scrolls.")
    assert tip_of(s, "camel market top left").endswith("You lack 1 camel.")
    assert "You lack" not in tip_of(s, "city rayy")


def test_white_cubes_the_wild_cube_and_a_discount_lack_nothing() -> None:
    s = scene(players=3).give("red", cubes={"white": 1}, breakthroughs=["discount_palace"]).begins("red")
    assert "You lack" not in tip_of(s, "hall faith")
    assert "You lack" not in tip_of(s, "mosque row 1 path 2")
    s = scene(players=3).give("red", cubes={"purple": 1}, breakthroughs=["wild_purple"]).begins("red")
    assert "You lack" not in tip_of(s, "mosque row 1 path 2")


def test_only_whoever_decides_is_told_what_they_lack() -> None:
    s = scene(players=3).begins("red")
    assert "You lack" not in tip_of(s, "hall faith", 1)


def test_what_is_mine_is_called_yours() -> None:
    s = scene(players=3).site("a1", owner="red", soldier="red").site("b1", owner="blue").begins("red")
    assert tip_of(s, "site a1") == "a1: your purple caravansary. A soldier of yours protects it."
    assert tip_of(s, "site b1") == "b1: blue's tan caravansary."
    assert tip_of(s, "site a1", 1) == "a1: red's purple caravansary. A soldier of red protects it."


def test_every_ransom_names_its_price() -> None:
    s = scene(players=3).give("red", cubes={"purple": 1}).site("a1", owner="red").site("b1", owner="red").at(2, 5)
    s.invades()
    ransom = s.t.parse("ransom a1")
    assert SAY(render.sentence(s.t, ransom)) == "Ransom a1, your purple caravansary: pay 1 purple"
    assert "Its ransom: 1 purple." in tip_of(s, "site a1")
    assert tip_of(s, "site b1").endswith("Its ransom: 1 tan. You lack 1 tan.")
