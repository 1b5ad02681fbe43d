"""Setting up for two, three and four players. (83 to 85, 118, 119)"""

import itertools
import random

import pytest

from serai.core.step import CHANCE
from serai.games.tadmor.constants import MISSIONS, RARE_GOODS, REGIONS, SEATS, SLOTS, TILES
from tests.games.tadmor.deal import begun, dealt, held, new, offers, step, whole_game
from tests.games.tadmor.scene import scene

NOT_FOR_TWO = ["i7", "i12", "i13", "i15", "i17", "i22", "i25", "i26", "i31", "i32", "i36", "i45", "i46", "i48"]
NOT_ON_THE_BACK = [
    "wood_ship_2",
    "marble_ship_2",
    "stone_ship_2",
    "peace_gifts_1",
    "gold_ship_2",
    "gold_camel",
    "improvement_4",
    "market_ebla",
    "kings_missions_2",
    "wood_camel",
]


# Seats ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_each_seat_alike_and_gets_the_pawn(players: int) -> None:
    t = new(players)
    for top in ("myrrh", "ivory", "silk"):
        t.apply(t.parse(f"top {top}"))
    assert t.chance() == [(t.parse(f"start {seat}"), 1) for seat in SEATS[:players]]
    t.apply(t.parse(f"start {SEATS[players - 1]}"))
    assert (t.to_json()["pawn"], t.to_json()["first"]) == (SEATS[players - 1], SEATS[players - 1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_three_camels_two_ships_no_tower_and_ten_points(players: int) -> None:
    t = dealt(players)
    for seat in SEATS[:players]:
        mine = held(t, seat)
        assert (mine["camels"], mine["ships"], mine["tower"]) == (3, 2, 0)
        assert (mine["pieces"], mine["fulfilled"], mine["returned"]) == ([], [], [])
        assert set(mine["temples"].values()) == set(mine["rare"].values()) == set(mine["traded"].values()) == {0}
    assert [score.total for score in t.scores()] == [10] * players
    assert t.turn == 1


@pytest.mark.ruling("84")
@pytest.mark.parametrize("start", SEATS)
def test_goods_by_seat_are_chosen_in_order_of_play_before_the_start_tiles(start: str) -> None:
    t = begun(4, start)
    first, second, third, fourth = [SEATS[(SEATS.index(start) + at) % 4] for at in range(4)]
    for seat, sort, good in [
        (second, "basic", "stone"),
        (third, "advanced", "marble"),
        (fourth, "basic", "wood"),
        (fourth, "advanced", "gold"),
    ]:
        assert t.actor == SEATS.index(seat)
        assert offers(t) == (["good wood", "good stone"] if sort == "basic" else ["good marble", "good gold"])
        t.apply(t.parse(f"good {good}"))
    assert offers(t)[0].startswith("take ")
    goods = [list(held(t, seat)["goods"].values()) for seat in (first, second, third, fourth)]
    assert goods == [[2, 2, 1, 1], [2, 3, 1, 1], [2, 2, 2, 1], [3, 2, 1, 2]]


@pytest.mark.ruling("84")
@pytest.mark.parametrize(("players", "asked"), [(2, [1]), (3, [1, 2]), (4, [1, 2, 3, 3])])
def test_goods_by_seat_go_by_the_place_in_the_order(players: int, asked: list[int]) -> None:
    t = begun(players)
    who = []
    while offers(t)[0].startswith("good "):
        who.append(t.actor)
        t.apply(t.legal()[0])
    assert who == asked


@pytest.mark.ruling("85")
@pytest.mark.parametrize("start", ["red", "green"])
def test_start_tiles_are_chosen_in_reverse_order_from_four(start: str) -> None:
    t = begun(3, start)
    while offers(t)[0].startswith("good "):
        t.apply(t.legal()[0])
    left = ["take i1", "take i2", "take i3", "take i4"]
    for at in (2, 1, 0):
        assert t.actor == (SEATS.index(start) + at) % 3
        assert offers(t) == left
        t.apply(t.parse(left.pop(1)))
    taken = [held(t, SEATS[(SEATS.index(start) + at) % 3])["tiles"] for at in range(3)]
    assert taken == [["i4"], ["i3"], ["i2"]]
    assert "i1" in t.to_json()["box"]


@pytest.mark.ruling("85")
def test_the_fourth_of_four_start_tiles_is_left_for_the_first_player() -> None:
    t = begun(4)
    while t.actor != CHANCE:
        t.apply(t.legal()[0])
    assert [held(t, seat)["tiles"] for seat in SEATS] == [["i4"], ["i3"], ["i2"], ["i1"]]


@pytest.mark.ruling("85")
@pytest.mark.parametrize("seed", range(5))
def test_a_start_tile_nobody_chose_goes_to_the_box_and_not_on_display(seed: int) -> None:
    t = dealt(2, seed=seed)
    left = {"i1", "i2", "i3", "i4"} - {*held(t, "red")["tiles"], *held(t, "blue")["tiles"]}
    assert len(left) == 2
    assert left <= set(t.to_json()["box"])


@pytest.mark.ruling("33", "85")
@pytest.mark.parametrize("card", ["k25", "k26"])
def test_k25_and_k26_still_find_a_start_tile_nobody_chose(card: str) -> None:
    s = scene(2).box("i3", "i4").give("red", fulfilled=[card]).improves().play(f"return {card}")
    assert s.legal() == ["take i3", "take i4"]
    s.play("take i4")
    assert s.of("red").tiles == ["i4"]
    assert s.done


# On the board ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("118")
def test_goods_come_first_then_start_tiles_display_and_missions() -> None:
    """So nobody knows the display or a mission when choosing a start tile."""
    t = new(4)
    rng = random.Random(4)
    words = []
    while not t.turn:
        if offers(t)[0].startswith("take "):
            assert (t.display, [player.hand for player in t.players]) == (0, [0, 0, 0, 0])
        words.append(step(t, rng).split()[0])
    assert [(word, len(list(group))) for word, group in itertools.groupby(words)] == [
        ("top", 3),
        ("start", 1),
        ("good", 4),
        ("take", 3),
        ("display", 10),
        ("deal", 8),
    ]


@pytest.mark.ruling("119")
@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 8), (4, 10)])
def test_the_display_grows_with_the_players(players: int, tiles: int) -> None:
    t = begun(players)
    while not offers(t)[0].startswith("display "):
        t.apply(t.legal()[0])
    possible = [f"i{at}" for at in range(5, 19) if players > 2 or f"i{at}" not in NOT_FOR_TWO]
    assert t.chance() == [(t.parse(f"display {tile}"), 1) for tile in possible]
    display = dealt(players).to_json()["display"]
    assert len(display) == tiles
    assert set(display) <= set(possible)


@pytest.mark.ruling("83", "119")
@pytest.mark.parametrize(("players", "copies"), [(2, 2), (3, 3), (4, 4)])
def test_the_stacks_grow_with_the_players(players: int, copies: int) -> None:
    t = new(players)
    assert t.to_json()["stacks"] == dict.fromkeys(RARE_GOODS, copies)
    assert t.chance() == [(t.parse(f"top {kind}"), copies) for kind in ("glass-bottles", "incense", "myrrh")]
    t = dealt(players)
    assert t.to_json()["tops"] == {"grey": "glass_bottles", "yellow": "jade", "red": "silk"}
    assert sum(t.to_json()["stacks"].values()) + 3 == copies * 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_two_missions_and_the_rest_is_the_deck(players: int) -> None:
    t = dealt(players)
    hands = [held(t, seat)["hand"] for seat in SEATS[:players]]
    assert [len(hand) for hand in hands] == [2] * players
    assert sorted([*itertools.chain(*hands), *t.to_json()["deck"]]) == sorted(MISSIONS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_marauders_card_is_chosen_and_none_lies_in_the_slot(players: int) -> None:
    data = dealt(players).to_json()
    assert (data["holder"], data["chosen"], data["under_attack"]) == (None, None, None)


# Two players ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("83")
def test_with_two_players_ten_slots_are_missing() -> None:
    t = dealt(2)
    slots = {line.split()[1].replace("-", "_") for line in offers(t)}
    assert slots == set(SLOTS) - set(NOT_ON_THE_BACK)
    assert len(slots) == 26


@pytest.mark.ruling("83")
@pytest.mark.parametrize("seed", range(4))
def test_with_two_players_fourteen_tiles_are_nowhere_in_the_whole_game(seed: int) -> None:
    for t in whole_game(2, seed):
        data = t.to_json()
        seen = {*data["box"], *data["display"], *held(t, "red")["tiles"], *held(t, "blue")["tiles"]}
        assert not seen & set(NOT_FOR_TWO)
    assert len(NOT_FOR_TWO) == 14


@pytest.mark.ruling("83")
def test_with_two_players_all_seven_marauders_cards_stay() -> None:
    s = scene(2).on("red", "camel marauders").marauders()
    assert s.legal() == [f"region {region.replace('_', '-')}" for region in REGIONS]
    s.play("region antioch")
    assert s.done


# Three players --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("119")
@pytest.mark.parametrize("players", [3, 4])
def test_three_players_have_the_board_the_tiles_and_the_temples_of_four(players: int) -> None:
    t = dealt(players)
    assert {line.split()[1].replace("-", "_") for line in offers(t)} == set(SLOTS)
    owned = itertools.chain(*[held(t, seat)["tiles"] for seat in SEATS[:players]])
    assert sorted([*t.to_json()["box"], *t.to_json()["display"], *owned]) == sorted(TILES)
    assert (t.printed.part_copies, t.printed.limit) == ([4, 4, 4, 4], 8)
