"""The marketplace: trading posts, goods for cubes, camels on the roads and where they go."""

import pytest

import serai
from tests.games.merv.scene import Scene, cubes, scene

INNER = ["rayy", "samarkand", "balkh", "nishapur"]


def eight_cards(s: Scene, camels: int = 0) -> Scene:
    """Eight caravan cards on display, this many of them with a camel."""
    cards = ["cinnamon", "ginger", "juniper", "pepper"] * 2
    return s.display(*[card + "*" * (place < camels) for place, card in enumerate(cards)])


@pytest.mark.ruling("B24", "B64")
def test_the_example_of_the_rulebook() -> None:
    """A post in Samarkand with its camel; goods from there, from Rayy and from Kashgar over two roads."""
    s = eight_cards(scene(), camels=3)
    s.give("yellow", cubes={"orange": 1, "purple": 1, "teal": 1, "tan": 1}, camels=1)
    s.takes("yellow", "marketplace").play("post samarkand")
    assert s.of("yellow").camels == 2
    s.play("buy samarkand", "buy rayy")
    assert s.of("yellow").camels == 1  # the own post needed no camel, Rayy did
    s.play("buy kashgar")
    assert s.of("yellow").cubes == cubes()
    assert s.of("yellow").camels == 0
    assert (s.of("yellow").common, s.of("yellow").rare) == (2, 1)
    assert s.t.display_camels == 5
    assert s.done


# Posts ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B23")
def test_a_first_post_must_be_placed_and_goes_to_an_inner_city() -> None:
    s = scene().give("blue", posts=["rayy", "baghdad"])
    s.takes("red", "marketplace")
    assert s.legal() == ["post rayy", "post samarkand", "post balkh", "post nishapur"]
    s.play("post rayy")
    assert s.done


@pytest.mark.ruling("B23")
def test_an_outer_city_opens_beyond_ones_own_inner_post_and_a_city_takes_one_post_of_a_colour() -> None:
    s = scene().give("red", posts=["rayy", "nishapur"]).give("blue", posts=["samarkand"])
    s.takes("red", "marketplace")
    assert s.legal() == ["post samarkand", "post balkh", "post baghdad", "post basra"]
    s.play("post basra")
    assert s.done


@pytest.mark.ruling("A19")
def test_the_free_post_of_a_breakthrough_obeys_the_same_connections() -> None:
    s = scene().give("red", posts=["balkh"], scrolls=5, cubes={"teal": 1})
    s.takes("red", "library").play("cube teal", "breakthrough free-trading-post")
    assert s.legal() == ["post rayy", "post samarkand", "post nishapur", "post peshawar"]
    s.play("post peshawar")
    assert s.done


@pytest.mark.ruling("B26")
def test_a_free_post_gives_the_good_and_the_bonus_of_its_city_and_no_buying() -> None:
    s = scene().give("red", posts=["balkh"], scrolls=5, cubes={"teal": 1, "purple": 1})
    s.takes("red", "library").play("cube teal", "done", "breakthrough free-trading-post", "post rayy")
    assert (s.of("red").common, s.of("red").rare) == (1, 0)
    assert s.of("red").camels == 1
    assert s.of("red").cubes == cubes(purple=1)
    assert s.done  # the purple cube could have bought in Rayy


@pytest.mark.ruling("B26")
def test_a_free_post_in_an_outer_city_gives_a_rare_good_and_favour_only_to_the_first() -> None:
    s = scene().give("red", posts=["balkh"], scrolls=5, cubes={"teal": 1})
    s.takes("red", "library").play("cube teal", "breakthrough free-trading-post", "post peshawar")
    assert (s.of("red").common, s.of("red").rare, s.of("red").favour) == (0, 1, 1)
    s.give("blue", posts=["balkh"], scrolls=5, cubes={"teal": 1})
    s.t.breakthroughs |= s.of("red").breakthroughs
    s.takes("blue", "library").play("cube teal", "breakthrough free-trading-post", "post peshawar")
    assert (s.of("blue").rare, s.of("blue").favour) == (1, 0)
    assert s.done


@pytest.mark.ruling("B26")
def test_a_free_post_without_a_disc_is_nothing_at_all() -> None:
    s = scene().give("red", posts=[*INNER, "baghdad", "basra"], path=0, row=1, scrolls=5, cubes={"teal": 1})
    s.takes("red", "library").play("cube teal", "breakthrough free-trading-post")
    assert (s.of("red").common, s.of("red").rare, s.of("red").favour) == (0, 0, 0)
    assert s.of("red").posts.bit_count() == 6
    assert s.done


def test_only_the_first_in_an_inner_city_finds_its_camel() -> None:
    s = scene()
    s.takes("red", "marketplace").play("post rayy")
    s.takes("blue", "marketplace").play("post rayy")
    assert (s.of("red").camels, s.of("blue").camels) == (1, 0)
    assert s.done


@pytest.mark.ruling("B9")
@pytest.mark.covers("option reserve_mosque_disc")
def test_no_disc_is_kept_for_the_mosque_unless_a_table_wants_it() -> None:
    six = [*INNER, "baghdad", "basra"]
    s = scene().give("red", posts=six).takes("red", "marketplace")
    assert s.legal() == ["post kashgar", "post peshawar"]
    s.play("post kashgar")
    assert s.done
    s = scene(reserve_mosque_disc=True).give("red", posts=six).takes("red", "marketplace")
    assert s.done  # no seventh post is asked for


@pytest.mark.ruling("B9")
@pytest.mark.covers("option reserve_mosque_disc")
def test_games_begun_by_the_first_rules_keep_the_disc_unless_they_say_otherwise() -> None:
    merv = serai.game("merv")
    for rules, kept in ((1, True), (2, False)):
        assert merv.new(3, rules=rules).to_json()["options"]["reserve_mosque_disc"] is kept
        position = merv.new(3, {"reserve_mosque_disc": not kept}, rules=rules).to_json()
        assert merv.from_json(position).to_json()["options"]["reserve_mosque_disc"] is not kept
        del position["options"]["reserve_mosque_disc"]
        assert merv.from_json(position).to_json()["options"]["reserve_mosque_disc"] is kept


@pytest.mark.ruling("B9")
@pytest.mark.covers("option reserve_mosque_disc")
def test_six_posts_fit_beside_a_disc_in_the_mosque_and_not_seven() -> None:
    for reserved in (True, False):
        s = scene(reserve_mosque_disc=reserved).give("red", posts=[*INNER, "baghdad"], path=0, row=1)
        s.takes("red", "marketplace").play("post kashgar")
        assert s.done
        assert s.takes("red", "marketplace").done


@pytest.mark.ruling("B9")
@pytest.mark.covers("option reserve_mosque_disc")
def test_without_the_reserve_seven_posts_lock_the_mosque() -> None:
    s = scene().give("red", posts=[*INNER, "baghdad", "basra", "kashgar"])
    s.give("red", cubes={"orange": 1, "teal": 1, "purple": 1, "tan": 1})
    assert s.takes("red", "mosque").done
    assert s.of("red").row == 0


@pytest.mark.ruling("B23")
def test_without_a_disc_the_action_goes_straight_to_buying() -> None:
    s = scene().give("red", posts=[*INNER, "baghdad", "basra"], path=0, row=1, cubes={"orange": 1})
    s.takes("red", "marketplace")
    assert s.legal() == ["done", "buy samarkand"]
    s.play("buy samarkand")
    assert s.of("red").common == 1
    assert s.done


# Goods ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B24")
def test_the_camel_of_the_new_post_can_be_used_at_once() -> None:
    s = eight_cards(scene()).give("red", cubes={"purple": 1})
    s.takes("red", "marketplace").play("post samarkand", "buy rayy")
    assert (s.of("red").common, s.of("red").camels) == (1, 0)
    assert s.t.display_camels == 1
    assert s.done


@pytest.mark.ruling("B24")
def test_a_camel_on_the_inner_road_serves_both_cities_and_need_not_buy_in_the_inner_one() -> None:
    s = eight_cards(scene())
    s.give("red", posts=["rayy"], camels=1, cubes={"orange": 1, "purple": 1, "tan": 1})
    s.takes("red", "marketplace").play("post balkh")  # with its camel, two
    assert s.legal() == ["done", "buy rayy", "buy samarkand", "buy nishapur", "buy peshawar", "buy basra"]
    s.play("buy basra")
    assert s.of("red").camels == 0  # one for each road
    assert (s.of("red").common, s.of("red").rare) == (0, 1)
    assert s.legal() == ["done", "buy nishapur"]
    s.play("buy nishapur")
    assert (s.of("red").common, s.of("red").rare) == (1, 1)
    assert s.t.display_camels == 2
    assert s.done


@pytest.mark.ruling("B24")
def test_beyond_a_foreign_inner_post_the_inner_road_needs_a_camel_too() -> None:
    s = eight_cards(scene()).give("blue", posts=["samarkand"])
    s.give("red", posts=["rayy"], cubes={"teal": 1, "tan": 1}).takes("red", "marketplace").play("post nishapur")
    assert s.of("red").camels == 1
    assert not s.offers("buy kashgar")
    assert s.offers("buy balkh")
    s.play("done")
    assert s.done


@pytest.mark.ruling("B25")
def test_each_city_sells_one_good_an_action() -> None:
    s = scene().give("red", cubes={"purple": 5})
    s.takes("red", "marketplace").play("post rayy", "buy rayy")
    assert s.of("red").common == 1
    assert s.of("red").cubes == cubes(purple=4)
    assert s.done


@pytest.mark.ruling("A20", "B25")
def test_with_the_discount_a_rare_good_costs_one_of_its_two_different_cubes() -> None:
    s = scene().give("red", posts=["rayy"], breakthroughs=["discount_marketplace"], cubes={"teal": 1})
    s.takes("red", "marketplace").play("post baghdad", "buy baghdad")
    assert s.of("red").rare == 1
    assert s.of("red").cubes == cubes()
    assert s.done


@pytest.mark.ruling("A20")
def test_two_cubes_of_one_colour_do_not_buy_a_rare_good() -> None:
    s = scene().give("red", posts=["rayy"], cubes={"teal": 2})
    s.takes("red", "marketplace").play("post baghdad")
    assert s.done
    assert s.of("red").rare == 0


@pytest.mark.ruling("B25")
def test_the_discount_takes_one_cube_off_the_whole_action() -> None:
    s = scene().give("red", posts=["rayy"], breakthroughs=["discount_marketplace"])
    s.takes("red", "marketplace").play("post nishapur")
    assert s.offers("buy rayy")
    s.play("buy rayy")
    assert s.of("red").common == 1
    assert s.done  # Nishapur would cost a cube again


@pytest.mark.ruling("B25")
def test_the_discount_never_stands_for_a_camel() -> None:
    s = scene().give("red", posts=[*INNER[:3]], breakthroughs=["discount_marketplace"], cubes={"tan": 1})
    s.t.city_camels = 0
    s.takes("red", "marketplace").play("post baghdad")
    assert s.legal() == ["done", "buy rayy", "buy samarkand", "buy balkh"]
    s.play("done")
    assert s.done


# The camels' way home -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B64")
def test_camels_go_to_the_first_cards_without_one_then_to_the_market_without_boon_then_out() -> None:
    s = eight_cards(scene(), camels=7).give("red", posts=INNER, camels=4)
    s.t.market = 1  # its top left slot is covered
    s.give("red", cubes={"orange": 1, "teal": 2, "tan": 2, "purple": 2})
    s.takes("red", "marketplace").play("post basra", "buy baghdad", "buy kashgar", "buy peshawar", "done")
    assert s.t.display_camels == 8
    assert s.t.market == 0b0111  # clockwise: top right, then bottom right
    assert s.t.lost_camels == 0
    assert s.of("red").cards() == 0  # top right would have given a card
    assert s.of("red").favour == 1  # from the post in Basra; bottom right would have given another
    assert s.done


@pytest.mark.ruling("B64")
def test_with_display_and_market_full_camels_leave_the_game() -> None:
    s = eight_cards(scene(), camels=8).give("red", posts=INNER, camels=2)
    s.t.market = 0b0111
    s.give("red", cubes={"orange": 1, "teal": 2, "tan": 1})
    s.takes("red", "marketplace").play("post basra", "buy baghdad", "buy kashgar")
    assert s.t.market == 0b1111
    assert s.t.lost_camels == 1
    assert s.of("red").cubes == cubes()  # bottom left would have given a white cube
    assert s.done


@pytest.mark.ruling("B64")
def test_with_no_card_on_display_camels_go_to_the_market() -> None:
    s = scene().give("red", cubes={"purple": 1})
    s.takes("red", "marketplace").play("post samarkand", "buy rayy")
    assert (s.t.display_camels, s.t.market) == (0, 0b0001)
    assert s.of("red").scrolls == 0  # top left would have given a scroll
    assert s.done
