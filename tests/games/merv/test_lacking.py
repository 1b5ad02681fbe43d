"""What brings nothing now says so, with what is lacking, before a turn's action, a trade or a camel is lost on it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.core.play import draw
from serai.core.text import Entry
from serai.games.merv.city import ChooseAction, EndTurn
from serai.games.merv.constants import BOONS
from serai.games.merv.grid import CELLS
from serai.games.merv.library import ChooseBreakthrough
from serai.games.merv.render.tally import ENDS
from serai.games.merv.table import Table
from serai.language import spoken
from tests.games.merv.scene import Scene, scene

MERV = serai.game("merv")
READ = spoken(MERV, "en")
SIX = ["rayy", "samarkand", "balkh", "nishapur", "baghdad", "basra"]
FULL = {"favour": 10, "influence": 20}


def acting(s: Scene, area: str) -> Scene:
    """Red has activated a site of this kind in the line of the camel market, and chooses an action."""
    s.site("c1", f"{area}_purple", owner="red")
    return s.asks(ChooseAction(0, 2, CELLS.index("c1"), 0))


def lacks(s: Scene, notation: str) -> str:
    action = s.t.parse(notation)
    assert action in s.t.legal()
    return READ.lacking(s.t, action)


def says(s: Scene, notation: str) -> str:
    return READ.sentence(s.t, s.t.parse(notation))


# The board action -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("A8", "E11")
@pytest.mark.parametrize(
    ("area", "held", "lacking"),
    [
        ("mosque", {}, "you lack a cube"),
        ("mosque", {"row": 5, "path": 0, "cubes": {"teal": 3}}, "you lack 1 purple"),
        ("mosque", {"row": 10, "path": 0, "cubes": {"white": 9}}, "you have climbed to its end"),
        ("mosque", {"posts": [*SIX, "kashgar"], "cubes": {"white": 9}}, "you have no disc for it"),
        ("mosque", {"row": 5, "path": 0, "breakthroughs": ["discount_mosque"]}, ""),
        ("palace", {}, "you lack a cube"),
        ("palace", {"courtiers": {"faith": 1}, "cubes": {"tan": 1, "teal": 1}}, "you lack 1 tan or 1 teal"),
        ("palace", {"courtiers": {"faith": 1}}, "you lack 2 purple, 2 tan, 2 teal or 2 orange"),
        ("palace", {"courtiers": {"faith": 1}, "cubes": {"tan": 1, "white": 1}}, ""),
        ("palace", {"courtiers": {"faith": 1}, "breakthroughs": ["discount_palace"], "cubes": {"tan": 1}}, ""),
        ("palace", {"servants": 0, "cubes": {"white": 9}}, "you have no servant left"),
        ("library", {}, "you lack a cube"),
        ("library", {"cubes": {"white": 1}}, ""),
        ("wall", {}, "you lack a cube"),
        ("wall", {"cubes": {"teal": 1}}, ""),
        ("marketplace", {}, ""),  # a post at least
        ("marketplace", {"posts": SIX, "row": 1, "path": 0}, "you lack a cube"),
        ("marketplace", {"posts": SIX, "row": 1, "path": 0, "cubes": {"orange": 1}}, ""),
        ("caravansary", {}, "you lack a cube"),
        ("caravansary", {"camels": 2}, "you lack a cube"),
        ("caravansary", {"cubes": {"tan": 1}}, ""),
        ("caravansary", {"breakthroughs": ["discount_caravansary"]}, ""),
    ],
)
def test_a_board_action_for_which_nothing_can_be_paid_says_what_is_lacking(
    area: str, held: dict[str, Any], lacking: str
) -> None:
    s = acting(scene(players=3).display("ginger", "pepper").give("red", **held), area)
    assert lacks(s, "board") == lacking
    assert says(s, "board").endswith(f", for nothing: {lacking}") == bool(lacking)


def test_a_wild_cube_counts_towards_what_is_lacking() -> None:
    s = scene(players=3).give("red", row=9, path=0, breakthroughs=["wild_teal"], cubes={"teal": 1})
    cost = s.t.printed.mosque_cost[9][0]
    assert cost.total() == 2
    s.t.wild_left = 1
    assert lacks(acting(s, "mosque"), "board").startswith("you lack 1 ")


def test_in_a_full_palace_and_around_a_whole_wall_there_is_nothing_to_do() -> None:
    s = scene(players=3).give("red", cubes={"white": 9})
    for name in ("red", "blue", "yellow"):
        s.give(name, courtiers={"knowledge": 1, "spice": 1, "trade": 1, "faith": 1})
    assert lacks(acting(s, "palace"), "board") == "every hall is full"
    s = scene(players=3).give("red", cubes={"white": 9})
    s.t.walls = (1 << 20) - 1
    assert lacks(acting(s, "wall"), "board") == "no piece or no place is left"


def test_a_caravansary_without_a_spice_that_one_may_collect_is_no_place_to_go() -> None:
    s = scene(players=3).give("red", cubes={"tan": 2}, spices={"ginger": 1}).display("pepper", "juniper", "ginger")
    assert lacks(acting(s, "caravansary"), "board") == "your influence allows no further kind of spice"
    s.give("red", camels=1)
    assert lacks(s, "board") == "your influence allows no further kind of spice"
    s.give("red", camels=2)
    assert lacks(s, "board") == ""
    s.display()
    assert lacks(s, "board") == "there is no caravan card"


def test_where_scrolls_and_goods_run_out_the_library_and_the_cities_may_have_none() -> None:
    s = scene(players=3, supplies_unlimited=False).give("red", cubes={"white": 2}).give("blue", scrolls=32)
    assert lacks(acting(s, "library"), "board") == "none is left"
    s = scene(players=3, supplies_unlimited=False).give("red", cubes={"white": 2}, posts=SIX, row=1, path=0)
    assert lacks(acting(s.give("blue", common=24, rare=24), "marketplace"), "board") == "none is left"


def test_the_sentence_of_a_climb_for_nothing() -> None:
    s = acting(scene(players=3).give("red", row=5, path=0), "mosque")
    assert says(s, "board") == "Go to the mosque: climb, for nothing: you lack 1 purple"


# Favour, soldiers, camels ---------------------------------------------------------------------------------------------


def test_favour_with_both_tracks_full_and_a_soldier_with_no_place_or_servant() -> None:
    s = acting(scene(players=3).give("red", **FULL), "palace")
    assert says(s, "favour") == "Gain favour, for nothing: both tracks are full"
    assert lacks(s, "deploy") == ""
    s = acting(scene(players=3).give("red", servants=0, influence=20), "palace")
    assert (lacks(s, "favour"), lacks(s, "deploy")) == ("", "you have no servant left")
    s = acting(scene(players=3).walls("north-3"), "palace")
    assert s.t.protected(CELLS.index("c1"))
    assert says(s, "deploy") == "Deploy a soldier, for nothing: no building can take one"


@pytest.mark.ruling("B5")
@pytest.mark.parametrize("after", [True, False])
def test_camels_of_an_empty_market_are_none(after: bool) -> None:
    s = scene(players=3).give("red", camels=1)
    s = s.asks(EndTurn(0, 2, 0)) if after else acting(s, "palace")
    assert says(s, "take-camels") == "Take all camels, for nothing: the camel market is empty"
    s.t.market = 2
    assert says(s, "take-camels") == "Take 1 camel from the camel market"


@pytest.mark.ruling("B6")
@pytest.mark.parametrize(
    ("held", "boon", "lacking"),
    [
        ({"row": 10, "path": 0}, "mosque_advance", "you have climbed to its end"),
        ({}, "caravan_card", "there is no caravan card"),
        (FULL, "favour", "both tracks are full"),
        ({"servants": 0}, "soldier", "you have no servant left"),
        ({}, "rare_good", ""),
        ({}, "white_cube", ""),
        ({}, "scroll", ""),
    ],
)
def test_a_camel_sold_for_a_boon_that_cannot_be_used_is_sold_for_nothing(
    held: dict[str, Any], boon: str, lacking: str
) -> None:
    found = False
    for side in (0, 1):
        s = scene(players=3).give("red", camels=1, **held)
        s.t.market_side = side
        acting(s, "palace")
        for slot, corner in enumerate(["top-left", "top-right", "bottom-right", "bottom-left"]):
            if BOONS[s.t.printed.market_boon[side][slot]] == boon:
                found = True
                assert lacks(s, f"sell-camel {corner}") == lacking
    assert found


# A camel on a card ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B13")
def test_a_camel_on_a_card_without_a_cube_for_the_next_is_put_there_for_nothing() -> None:
    s = scene(players=3).give("red", cubes={"tan": 1}, camels=1).display("ginger", "ginger", "ginger")
    s.takes("red", "caravansary")
    assert says(s, "camel") == "Put a camel on card 1 (ginger), to reach the next"
    s.play("card 1")
    assert says(s, "camel") == "Put a camel on card 1 (ginger), for nothing: you lack 1 tan"
    s.play("done")


@pytest.mark.ruling("B13")
def test_a_camel_on_a_card_is_for_nothing_if_no_card_behind_it_can_be_taken() -> None:
    s = scene(players=3).give("red", cubes={"tan": 3}, camels=1).display("ginger", "pepper", "ginger")
    s.give("red", spices={"ginger": 1}).takes("red", "caravansary")
    assert lacks(s, "camel") == "your influence allows no further kind of spice"
    s.give("red", camels=2)
    assert lacks(s, "camel") == ""  # with the second camel the ginger behind is in reach
    s = scene(players=3).give("red", cubes={"tan": 3}, camels=1).display("ginger*", "ginger")
    s.takes("red", "caravansary")
    assert lacks(s, "camel") == "no card lies behind it"


@pytest.mark.ruling("E11")
def test_what_brings_nothing_stands_below_even_to_leave() -> None:
    s = (
        scene(players=3)
        .give("red", cubes={"tan": 2}, camels=1)
        .display("ginger*", "ginger")
        .takes("red", "caravansary")
    )
    assert [choice.notation for choice in READ.choices(s.t)] == ["card 1", "card 2", "done", "camel"]


# Breakthroughs --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B57")
def test_a_breakthrough_whose_effect_is_impossible_says_so() -> None:
    s = scene(players=3).give("red", row=10, path=0, posts=SIX, servants=0, **FULL)
    s.t.walls = (1 << 20) - 1
    s.asks(ChooseBreakthrough(0, 2))
    assert lacks(s, "breakthrough free-caravan-card") == "there is no caravan card"
    assert lacks(s, "breakthrough free-trading-post") == "you have no disc for it"
    assert lacks(s, "breakthrough free-mosque-step") == "you have climbed to its end"
    assert lacks(s, "breakthrough free-wall") == "no piece or no place is left"
    s = scene(players=3).give("red", servants=0, **FULL).asks(ChooseBreakthrough(0, 3))
    assert lacks(s, "breakthrough eight-points") == ""
    assert lacks(s, "breakthrough favour-and-soldier") == "both tracks are full"
    assert lacks(s, "breakthrough two-favour") == "both tracks are full"
    assert lacks(s, "breakthrough two-soldiers") == "you have no servant left"
    s.give("red", favour=9)
    assert lacks(s, "breakthrough favour-and-soldier") == ""
    s.give("red", favour=10, servants=1).site("a1", owner="blue")
    assert lacks(s, "breakthrough favour-and-soldier") == ""
    s = scene(players=3).asks(ChooseBreakthrough(0, 0))
    assert lacks(s, "breakthrough discount-mosque") == ""


# Whole games ----------------------------------------------------------------------------------------------------------


def decisions(players: int, seed: int) -> Iterator[Table]:
    rng = random.Random(seed)
    state = MERV.new(players, {"supplies_unlimited": seed % 2 == 0})
    assert isinstance(state, Table)
    while not state.is_over:
        if state.actor == serai.CHANCE:
            state.apply(draw(state, rng))
            continue
        yield state
        state.apply(rng.choice(state.legal()))


ELSEWHERE = ["EndTurn", "ChooseAction", "ChooseSlot", "JoinQueue", "PayRansom", "CourtierSlot", "CourtierSite"]
"""The decisions that come whatever an action has brought."""
NO_GAIN = ["board", "sell_camel", "camel_on_card"]
NOT_HERE = ["done", "pay", "queue", "breakthrough"]
"""To stop is no loss; how to pay and where to stand bring nothing by themselves; tiles have a test of their own."""


def told_of(t: Table, action: int) -> tuple[list[str], bool]:
    """What an action brings by itself, and whether its player is asked something that belongs to it."""
    then, log = t.clone(), list[Entry]()
    then.log = log
    then.apply(action)
    own = log[: next((at for at, entry in enumerate(log) if entry.key in ENDS), len(log))]
    gains = [
        entry.key for entry in own if entry.key not in NO_GAIN and (entry.key, entry.args[0]) != ("take_camels", 0)
    ]
    return gains, then.actor == t.actor and type(then.stack[-1]).__name__ not in ELSEWHERE


@pytest.mark.ruling("E11")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_brings_nothing_is_marked_and_what_is_marked_brings_nothing(players: int) -> None:
    marked = 0
    for t in decisions(players, players):
        for action in t.legal():
            if t.actions.kind_of[action].name in NOT_HERE:
                continue
            gains, asked = told_of(t, action)
            if READ.lacking(t, action):
                assert gains == [], READ.sentence(t, action)
                marked += 1
            else:
                assert gains or asked, READ.sentence(t, action)
    assert marked > 0
