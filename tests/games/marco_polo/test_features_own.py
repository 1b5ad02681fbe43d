"""What a position's numbers tell of oneself: the warehouse, the dice, the contracts, the map, what one could do."""

from typing import Any

from serai.games.marco_polo.bot.estimates import WORTH
from serai.games.marco_polo.constants import GOLD
from tests.games.marco_polo.deal import whole_game
from tests.games.marco_polo.numbers import group, told
from tests.games.marco_polo.scene import scene

# What one has ---------------------------------------------------------------------------------------------------------


def test_the_warehouse_is_told_in_full_and_in_steps() -> None:
    found = told(scene().give("blue", coins=11, camels=6, silk=2).t)
    assert [found[f"stock.{thing}"] for thing in ("coin", "camel", "pepper", "silk", "gold")] == [11, 6, 0, 2, 0]
    assert [found[f"stock.coin.up_to_{most}"] for most in (4, 8, 14)] == [4, 8, 11]
    assert (found["goods"], found["goods.beijing"]) == (2, 0)
    assert told(scene().give("blue", silk=2, posts=["beijing"]).t)["goods.beijing"] == 2


def test_the_dice_are_told_by_kind_and_face() -> None:
    found = told(scene().give("blue", dice=[2, 5, 5, "black 3"]).t)
    assert (found["dice.own"], found["dice.black"], found["dice.white"], found["dice.pips"]) == (3, 1, 0, 15)
    assert group("dice.face", found) == [0, 1, 1, 0, 2, 0]
    assert group("dice.best", found) == [5, 5, 3]


def test_rashids_dice_count_as_sixes() -> None:
    found = told(scene().is_("blue", "rashid").give("blue", dice=["own", "black"]).t)
    assert (found["dice.pips"], found["dice.face.6"], found["dice.best.2"], found["dice.best.3"]) == (12, 2, 6, 0)


def test_of_a_contract_its_points_and_what_is_missing_are_told() -> None:
    s = scene().give("blue", contracts=["s6", "c10"], camels=2, silk=2, pepper=1)  # 1 camel, 2 silk; 2 camels, …
    found = told(s.t)
    assert (found["contracts"], found["contract.1.points"], found["contract.1.ready"]) == (2, 3, 1)
    assert group("contract.1.lacks", found) == [0, 0, 0, 0]
    assert (found["contract.2.moves"], found["contract.2.ready"]) == (1, 0)
    assert group("contract.2.lacks", found) == [0, 1, 0, 1]
    assert group("contracts.lack", found) == [1, 1, 0, 1]
    assert group("contracts.spare", found) == [0, 0, 0, 0]
    assert found["contract.1.promise"] > told(scene().give("blue", contracts=["s6"]).t)["contract.1.promise"] > 0


def test_the_points_are_told_as_if_the_game_were_scored_now() -> None:
    s = scene(2).give("blue", points=6, coins=23, gold=5, posts=["beijing"], completed=["c01"]).give("yellow", points=9)
    found = told(s.t)
    assert (found["points"], found["points.coins"], found["points.goods"], found["points.beijing"]) == (6, 2, 2, 10)
    assert (found["points.now"], found["others.best"], found["others.lead"], found["others.ahead"]) == (27, 9, 18, 0)
    assert (found["completed"], found["completed.ahead"], found["completed.level"]) == (1, 1, 0)


def test_with_the_game_over_all_has_been_scored() -> None:
    *_, t = whole_game(3, 5)
    for seat in range(3):
        found = told(t, seat)
        assert found["points"] == found["points.now"] == t.players[seat].score()


def test_posts_goal_cards_and_what_small_cities_pay_are_told() -> None:
    s = scene().give("blue", posts=["moscow", "anxi"], goals=["g01", "g16"])  # moscow and xian; sumatra and anxi
    found = told(s.t)
    assert (found["posts"], found["posts.left"], found["posts.eighth"]) == (2, 7, 6)
    assert (found["post.moscow"], found["post.anxi"], sum(group("post", found))) == (1, 1, 2)
    assert (found["goal.g01"], found["goal.g16"], sum(group("goal", found))) == (1, 1, 2)
    assert (found["goals.full"], found["goals.half"], found["goals.none"], found["goals.points"]) == (0, 12, 0, 3)
    assert (found["income.coins"], found["income.camels"], found["income.worth"]) == (5, 0, 10)


# The map --------------------------------------------------------------------------------------------------------------


def test_the_way_to_each_city_is_told_with_what_is_missing_for_it() -> None:
    found = told(scene().give("blue", coins=8).t)  # three steps and 3 camels from Venezia to Anxi: 12 coins
    assert (found["steps.alexandria"], found["lack.alexandria"], found["steps.anxi"]) == (1, 0, 3)
    assert found["lack.anxi"] == 2 * 4 + 4 * 3
    assert told(scene().give("blue", coins=12, camels=3).t)["lack.anxi"] == 0


def test_of_two_figures_the_nearer_one_goes_there() -> None:
    s = scene().is_("blue", "niccolo_marco").give("blue", coins=30, camels=20, at=["venezia", "oasis_h"])
    found = told(s.t)
    assert (found["steps.alexandria"], found["steps.karachi"], found["steps.xian"]) == (1, 1, 1)


def test_johannes_sees_another_map() -> None:
    far = scene().is_("blue", "berke").give("blue", at="oasis_a")
    near = scene().is_("blue", "johannes").give("blue", at="oasis_a")
    assert told(near.t)["steps.beijing"] == 2 < told(far.t)["steps.beijing"]


def test_a_post_is_a_prize_until_one_has_it() -> None:
    plain = told(scene().t)
    goal = told(scene().give("blue", goals=["g16"]).t)  # sumatra and anxi, for 8 points
    assert goal["prize.anxi"] - plain["prize.anxi"] == 5 * 8 + 10
    outpost = told(scene().outpost("moscow", "o4").t)
    assert outpost["prize.moscow"] - plain["prize.moscow"] == 21  # two gold
    there = told(scene().give("blue", posts=["anxi"], goals=["g16"]).t)
    assert there["prize.anxi"] == 0
    assert there["prize.sumatra"] > goal["prize.sumatra"]


def test_the_places_of_beijing_fill_up() -> None:
    free = told(scene().t)
    taken = told(scene().give("red", posts=["beijing"]).t)
    assert (free["beijing.free"], taken["beijing.free"]) == (10, 7)
    assert free["prize.beijing"] - taken["prize.beijing"] == 30
    assert told(scene().give("blue", posts=["beijing"]).t)["beijing.free"] == 0


def test_the_nearer_one_is_to_beijing_the_more_its_free_place_counts() -> None:
    near, far = told(scene().give("blue", at="xian").t), told(scene().give("blue", at="venezia").t)
    assert (near["steps.beijing"], near["beijing.near"]) == (1, 7 * 10)
    assert 0 <= far["beijing.near"] < near["beijing.near"]
    assert told(scene().give("blue", at="beijing", posts=["beijing"]).t)["beijing.near"] == 0


def test_the_ways_to_the_cities_of_goal_cards_are_added_up() -> None:
    s = scene().give("blue", goals=["g14", "g15"], posts=["ormuz"], coins=9)  # alexandria, kashgar; sumatra, ormuz
    found = told(s.t)
    cities = ("alexandria", "kashgar", "sumatra")
    assert found["goals.steps"] == sum(found[f"steps.{city}"] for city in cities)
    assert found["goals.lack"] == sum(found[f"lack.{city}"] for city in cities) > 0


def test_the_cards_of_ones_cities_promise_something_for_each_round() -> None:
    one = told(scene().card("moscow", "cc21").give("blue", posts=["moscow"]).t)
    two = told(scene().card("moscow", "cc21").give("blue", posts=["moscow", "karachi"]).t)
    assert 0 < one["cards.each_round"] < two["cards.each_round"]
    assert told(scene().give("blue", posts=["anxi"]).t)["cards.each_round"] == 0


def test_a_journey_that_can_be_made_at_once_promises_more() -> None:
    poor = told(scene().give("blue", dice=[1, 1], coins=2).t)
    rich = told(scene().give("blue", dice=[3, 3], coins=12, camels=3).t)
    assert rich["journey.best"] > poor["journey.best"]
    assert (poor["journey.now"], rich["journey.now"]) == (0, max(rich["prize.anxi"], rich["prize.alexandria"]))


def test_wilhelm_counts_the_cities_on_his_way() -> None:
    held: dict[str, Any] = {"dice": [6, 6], "coins": 30, "camels": 9}
    wilhelm = told(scene().is_("blue", "wilhelm").give("blue", **held).t)
    berke = told(scene().is_("blue", "berke").give("blue", **held).t)
    assert wilhelm["journey.now"] > berke["journey.now"]
    assert wilhelm["prize.anxi"] == berke["prize.anxi"]


# The spaces -----------------------------------------------------------------------------------------------------------


def test_the_best_value_for_each_space_is_told() -> None:
    s = scene().give("blue", dice=[2, 4, 5, "black 3"], coins=3).placed("pepper", "red 1").placed("camels", "blue 6")
    found = told(s.t)
    assert (found["value.coins"], found["value.silk"], found["value.gold"], found["value.travel"]) == (5, 4, 3, 4)
    assert found["value.pepper"] == 3  # company costs the value, and there are 3 coins
    assert found["value.camels"] == 3  # only the black die, where one's colour lies already
    assert (found["taken.pepper"], found["taken.camels"], found["taken.silk"]) == (1, 1, 0)


def test_nobody_follows_a_higher_die_to_the_khan_and_nothing_comes_of_an_empty_row() -> None:
    found = told(scene().row().give("blue", dice=[2, 4]).placed("khan", "red 5").t)
    assert (found["value.khan"], found["khan.left"], found["khan.value"], found["value.contracts"]) == (0, 3, 5, 0)
    assert told(scene().give("blue", dice=[2, 4]).placed("khan", "red 4").t)["value.khan"] == 4


def test_rashid_and_berke_have_their_own_prices() -> None:
    rashid = scene().is_("blue", "rashid").give("blue", dice=["own", "own"], coins=2).placed("pepper", "red 1")
    assert (told(rashid.t)["value.pepper"], told(rashid.t)["value.camels"]) == (2, 6)
    berke = scene().is_("blue", "berke").give("blue", dice=[5]).placed("pepper", "red 1")
    assert told(berke.t)["value.pepper"] == 5


def test_a_city_card_brings_what_die_and_goods_allow() -> None:
    s = scene().card("moscow", "cc21").give("blue", posts=["moscow"], dice=[3], gold=2, camels=5)
    assert told(s.t)["card.moscow"] == told(s.t)["card.best"] == 2 * 26  # 4 points for a gold and a camel, twice
    assert told(s.placed("moscow", "red 2").t)["card.moscow"] == 0
    counting = scene().card("moscow", "cc02").give("blue", posts=["moscow", "anxi"], dice=[5])
    assert told(counting.t)["card.moscow"] == 20
    assert told(scene().card("moscow", "cc21").give("blue", dice=[3], gold=2, camels=5).t)["card.moscow"] == 0


def test_the_contracts_on_the_board_are_weighed_by_what_one_has() -> None:
    found = told(scene().row("c07", "c22").give("blue", silk=3, camels=1).t)
    assert (found["row"], found["row.1.points"], found["row.1.lack"], found["row.2.points"]) == (2, 3, 0, 9)
    assert found["row.2.lack"] == 4 + 3 * WORTH[GOLD]
    assert found["row.3.points"] == found["row.3.promise"] == 0
