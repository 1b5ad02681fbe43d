"""Setting up for two, three and four players."""

import itertools
import random

import pytest

from serai.core.step import CHANCE
from serai.games.marco_polo.constants import CARDS, OUTPOSTS, SEATS
from tests.games.marco_polo.deal import dealt, held, new, step, told, whole_game

NEUTRAL_AT_THE_KHANS = ["khan", "neutral", 1]
NEUTRAL_ON_THE_COINS = ["coins", "neutral", 1]


# Seats ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("52")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_start_player_is_drawn_each_seat_alike(players: int) -> None:
    t = new(players)
    assert t.actor == CHANCE
    outcomes = [(t.notation(action), weight) for action, weight in t.chance()]
    assert outcomes == [(f"start {seat}", 1) for seat in SEATS[:players]]


@pytest.mark.ruling("52")
@pytest.mark.parametrize(
    ("start", "coins"),
    [
        ("blue", [7, 8]),
        ("yellow", [8, 7]),
        ("blue", [7, 8, 9]),
        ("yellow", [9, 7, 8]),
        ("green", [8, 9, 7]),
        ("blue", [7, 8, 9, 10]),
        ("yellow", [10, 7, 8, 9]),
        ("green", [9, 10, 7, 8]),
        ("red", [8, 9, 10, 7]),
    ],
)
def test_coins_rise_by_one_clockwise_from_the_start_player_and_everybody_has_two_camels(
    start: str, coins: list[int]
) -> None:
    t = dealt(len(coins), start)
    stocks = [held(t, seat)["stock"] for seat in SEATS[: len(coins)]]
    assert [stock["coin"] for stock in stocks] == coins
    assert [stock["camel"] for stock in stocks] == [2] * len(coins)
    assert {stock[good] for stock in stocks for good in ("pepper", "silk", "gold")} == {0}
    assert t.to_json()["start"] == SEATS.index(start)


@pytest.mark.ruling("52")
@pytest.mark.parametrize(
    ("start", "characters"),
    [
        ("blue", ["rashid", "matteo"]),
        ("yellow", ["matteo", "rashid"]),
        ("blue", ["rashid", "matteo", "berke"]),
        ("green", ["matteo", "berke", "rashid"]),
        ("blue", ["rashid", "matteo", "berke", "mercator"]),
        ("red", ["matteo", "berke", "mercator", "rashid"]),
    ],
)
def test_the_characters_of_the_first_game_go_clockwise_from_the_start_player(start: str, characters: list[str]) -> None:
    t = dealt(len(characters), start)
    assert [held(t, seat)["character"] for seat in SEATS[: len(characters)]] == characters


def test_the_start_player_has_the_first_turn() -> None:
    t = dealt(4, "green")
    while not told(t, "turn"):
        t.apply(t.legal()[0])
    assert told(t, "turn") == [(SEATS.index("green"), 1)]
    assert t.actor == SEATS.index("green")


# Before the players ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("51")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_in_venezia_with_nine_posts_no_points_and_all_dice(players: int) -> None:
    t = dealt(players)
    for seat in SEATS[:players]:
        mine = held(t, seat)
        assert mine["figures"] == ["venezia"]
        assert (mine["posts"], mine["posts_left"], mine["completed"]) == ([], 9, [])
        assert set(mine["points"].values()) == {0}
        colours = [die.split("_")[0] for die in mine["dice"]]
        assert colours.count("own") == 5
        assert colours.count("white") == (mine["character"] == "matteo")
    assert [score.total for score in t.scores()] == [0] * players


@pytest.mark.ruling("70")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_draws_one_starting_contract_and_the_others_leave_the_game(players: int) -> None:
    t = dealt(players)
    mine = [held(t, seat)["contracts"][0] for seat in SEATS[:players]]
    assert len(set(mine) & {"s1", "s2", "s3", "s4", "s5", "s6"}) == players
    assert sorted(mine + t.to_json()["starting"]) == ["s1", "s2", "s3", "s4", "s5", "s6"]


@pytest.mark.ruling("70")
@pytest.mark.parametrize("seed", range(5))
def test_a_starting_contract_nobody_was_dealt_never_turns_up(seed: int) -> None:
    aside: set[str] = set()
    for t in whole_game(2, seed):
        data = t.to_json()
        aside = aside or (set(data["starting"]) if data["round"] else set())
        seen = [*data["row"], *data["special"]]
        for mine in data["holdings"]:
            seen += [*mine["contracts"], *mine["completed"]]
        assert not aside & set(seen)
    assert len(aside) == 4
    assert t.round == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_two_goal_cards_no_two_alike(players: int) -> None:
    goals = [held(dealt(players), seat)["goals"] for seat in SEATS[:players]]
    assert [len(mine) for mine in goals] == [2] * players
    assert len(set(itertools.chain(*goals))) == 2 * players


# On the board ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("5")
@pytest.mark.parametrize(
    ("players", "dice"),
    [
        (2, [NEUTRAL_AT_THE_KHANS, NEUTRAL_AT_THE_KHANS, NEUTRAL_ON_THE_COINS]),
        (3, [NEUTRAL_AT_THE_KHANS]),
        (4, []),
    ],
)
def test_neutral_dice_lie_on_the_board_all_game_long(players: int, dice: list[list[object]]) -> None:
    assert dealt(players).to_json()["placed"] == dice
    for t in whole_game(players, 3):
        assert [die for die in t.to_json()["placed"] if die[1] == "neutral"] == dice


@pytest.mark.ruling("5")
@pytest.mark.parametrize(("players", "occupied"), [(2, ["coins", "khan"]), (3, ["khan"]), (4, [])])
def test_as_many_spaces_are_left_at_the_khans_as_there_are_players(players: int, occupied: list[str]) -> None:
    t = dealt(players)
    assert t.to_json()["occupied"] == occupied
    assert t.printed.khan_spaces - t.khan_dice == players
    assert t.khan_value == (0 if players == 4 else 1)


@pytest.mark.parametrize(("players", "black"), [(2, 3), (3, 4), (4, 5)])
def test_there_is_one_black_die_more_than_players(players: int, black: int) -> None:
    assert dealt(players).black_dice == black


def test_six_contracts_lie_open_eight_form_the_special_pile_and_four_piles_of_six_wait() -> None:
    t = new(3)
    while len(t.row) < 6:
        t.apply(t.legal()[0])
    assert t.to_json()["row"] == ["c01", "c02", "c03", "c04", "c05", "c06"]
    assert (t.special_unseen, t.special) == (8, [])
    assert t.unseen.bit_count() == 4 * 6 + 8


def test_any_of_the_contracts_may_come_and_none_twice() -> None:
    t = new(2)
    while not t.notation(t.legal()[0]).startswith("draw"):
        t.apply(t.legal()[0])
    assert [(t.notation(action), weight) for action, weight in t.chance()] == [
        (f"draw c{number:02}", 1) for number in range(1, 39)
    ]
    t.apply(t.parse("draw c20"))
    assert len(t.legal()) == 37
    assert t.parse("draw c20") not in t.legal()


def test_each_large_city_has_an_outpost_bonus_and_the_other_three_stay_in_the_box() -> None:
    outposts = dealt(2).to_json()["outposts"]
    assert set(outposts) == {"moscow", "karakorum", "samarcanda", "lan_zhou", "alexandria", "karachi", "sumatra"}
    assert len(set(outposts.values()) & set(OUTPOSTS)) == 7


def test_nine_of_the_31_city_cards_are_laid_out_three_of_them_in_sumatra() -> None:
    cards = dealt(2).to_json()["cards"]
    assert list(cards)[6:] == ["sumatra_1", "sumatra_2", "sumatra_3"]
    assert len(cards) == len(set(cards.values()) & set(CARDS)) == 9


def test_outposts_and_city_cards_come_at_random_all_alike() -> None:
    t = new(2)
    t.apply(t.parse("start blue"))
    assert t.chance() == [(t.parse(f"outpost {tile}"), 1) for tile in OUTPOSTS]
    while t.notation(t.legal()[0]).startswith("outpost"):
        t.apply(t.legal()[0])
    assert t.chance() == [(t.parse(f"card {card}"), 1) for card in CARDS]


def test_the_bonus_markers_lie_on_their_letters() -> None:
    assert dealt(4).to_json()["markers"] == {
        "anxi": "a",
        "kashgar": "c",
        "xian": "d",
        "ormuz": "b",
        "adana": "e",
        "kochi": "f",
    }


def test_setting_up_asks_no_player_anything() -> None:
    """Seats are drawn, then outposts, cards, contracts, starting contracts and goal cards come; then dice roll."""
    t = new(2)
    rng = random.Random(4)
    drawn: list[str] = []
    while t.round == 0:
        assert t.actor == CHANCE
        drawn.append(step(t, rng).split()[0])
    assert [(word, len(list(group))) for word, group in itertools.groupby(drawn)] == [
        ("start", 1),
        ("outpost", 7),
        ("card", 9),
        ("draw", 6 + 2),
        ("goal", 4),
    ]
