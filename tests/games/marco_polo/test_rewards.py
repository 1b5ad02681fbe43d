"""Rewards: what asks nothing comes at once, the rest in the order one likes, each finished before the next."""

import pytest

import serai
from serai.core.corrections import correct
from tests.games.marco_polo.scene import scene

# At once and in full -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("65", "85")
def test_what_asks_nothing_is_taken_before_what_does() -> None:
    s = scene().gains("red", coin=2, camel=1, silk=3, vp=4, any_good=1)
    red = s.of("red")
    assert (red.coins, red.camels, red.goods, red.points) == (2, 1, (0, 3, 0), 4)
    assert s.legal() == ["good pepper", "good silk", "good gold"]  # and it cannot be left
    s.play("good gold")
    assert s.of("red").goods == (0, 3, 1)
    assert s.done


@pytest.mark.ruling("65")
def test_several_goods_of_ones_choice_are_chosen_one_by_one() -> None:
    s = scene().gains("red", any_good=3).play("good gold", "good gold", "good pepper")
    assert s.of("red").goods == (1, 0, 2)
    assert s.done


@pytest.mark.ruling("65")
def test_a_reward_cannot_be_saved_for_later() -> None:
    for things in ({"any_good": 1}, {"different_goods": 2}, {"any_good": 1, "different_goods": 2}):
        assert not scene().gains("red", **things).offers("done")


# Black dice ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("12")
@pytest.mark.covers("contract c19", "contract c32")
def test_black_dice_as_rewards_come_on_top_of_the_one_bought_in_a_turn() -> None:
    s = scene().give("red", dice=[1, 1], contracts=["c19", "c32"], camels=9, pepper=5, silk=2)
    s.begins("red").play("place coins", "complete 1", "roll 2", "black-die", "roll 4")
    assert s.of("red").camels == 5
    assert not s.offers("black-die")
    s.play("complete 2", "roll 6")
    assert s.of("red").dice == ["own-1", "black-2", "black-4", "black-6"]
    assert not s.offers("black-die")
    s.play("done")
    assert s.done


@pytest.mark.ruling("12", "65")
def test_of_two_black_dice_the_last_on_the_board_is_received_and_the_other_lost() -> None:
    s = scene()
    s.t.black_dice = 1
    s.gains("red", black_die=2).play("roll 5")
    assert s.of("red").dice == ["black-5"]
    assert s.t.black_dice == 0
    s.gains("blue", black_die=1)
    assert s.of("blue").dice == []
    assert s.done


@pytest.mark.ruling("12", "40")
@pytest.mark.covers("character rashid")
def test_rashid_does_not_roll_a_black_die() -> None:
    s = scene().is_("red", "rashid").gains("red", black_die=1)
    assert s.of("red").dice == ["black"]
    assert s.done


# Several at the same time --------------------------------------------------------------------------------------------


@pytest.mark.ruling("66")
def test_the_receiver_picks_the_order_of_several_rewards() -> None:
    s = scene().special("c10").gains("red", any_good=1, move=1, special_pile_contract=1, black_die=1)
    assert s.legal() == ["reward any-good", "reward move", "reward special-pile-contract", "reward black-die"]
    s.play("reward black-die", "roll 3")
    assert s.legal() == ["reward any-good", "reward move", "reward special-pile-contract"]
    s.play("reward special-pile-contract")
    assert s.of("red").contracts == ["c10", None]
    s.play("reward move", "go alexandria")
    assert s.legal() == ["good pepper", "good silk", "good gold"]  # the last one begins by itself
    s.play("good silk")
    assert s.of("red").posts == ["alexandria"]
    assert s.done


@pytest.mark.ruling("13", "66")
def test_a_reward_that_leads_to_another_is_finished_before_the_next() -> None:
    s = scene().outpost("alexandria", "o1").gains("red", any_good=1, move=1, black_die=1)
    s.play("reward move", "go alexandria", "good gold")  # the outpost's good, while the other two wait
    assert s.legal() == ["reward any-good", "reward black-die"]
    s.play("reward any-good", "good silk", "roll 1")
    assert s.of("red").goods == (0, 1, 1)
    assert s.done


@pytest.mark.ruling("66")
@pytest.mark.covers("character niccolo_marco", "marker c", "outpost o1")
@pytest.mark.parametrize("first", ["alexandria", "kashgar"])
def test_when_two_figures_arrive_either_bonus_may_come_first(first: str) -> None:
    s = scene().is_("red", "niccolo_marco").outpost("alexandria", "o1")
    s.give("red", at=["oasis_f", "venezia"], camels=4).gains("red", move=2).play("go kashgar", "go-second alexandria")
    assert s.legal() == ["collect alexandria", "collect kashgar"]
    s.play(f"collect {first}")
    lines = ["good gold", "pair pepper-silk"]
    s.play(*(lines if first == "alexandria" else reversed(lines)))
    assert s.of("red").goods == (1, 1, 1)
    assert s.done


@pytest.mark.ruling("66", "85")
@pytest.mark.covers("character wilhelm", "marker a", "outpost o1", "outpost o3")
def test_of_the_cities_wilhelm_has_passed_those_that_ask_nothing_pay_at_once_and_the_others_in_any_order() -> None:
    s = scene().is_("red", "wilhelm").outpost("moscow", "o3").outpost("karakorum", "o1").special("c10")
    s.give("red", at="oasis_a", camels=5).gains("red", move=3).play("go moscow", "go anxi", "go karakorum")
    assert s.of("red").coins == 5
    assert s.legal() == ["collect moscow", "collect karakorum"]
    s.play("collect karakorum", "good gold")
    assert s.of("red").contracts == ["c10", None]
    assert s.done


@pytest.mark.ruling("38", "66", "85")
@pytest.mark.covers("character matteo", "marker c", "marker d")
def test_at_the_start_of_a_round_cities_and_character_pay_in_any_order() -> None:
    s = scene(2).is_("blue", "matteo").is_("yellow", "berke").special("c10")
    s.give("blue", posts=["anxi", "kashgar", "xian"]).starts_round()
    assert s.of("blue").coins == 5
    assert s.legal() == ["collect character", "collect kashgar", "collect xian"]
    s.play("collect xian", "copy kashgar", "pair silk-gold", "collect character")
    assert s.of("blue").contracts == ["c10", None]
    s.play("pair pepper-gold")
    assert s.of("blue").goods == (1, 1, 2)
    assert s.offers("roll 1")


@pytest.mark.ruling("66", "73")
@pytest.mark.covers("character wilhelm", "outpost o1", "outpost o2")
def test_an_outpost_that_waits_is_received_once_even_if_its_city_is_reached_anew() -> None:
    """With tables where o2 gives three moves: Wilhelm's post of Moscow goes on to Karakorum, and he walks back."""
    text = 'game = "marco_polo"\n[outposts.tiles.o2]\nbonus = { move = 3 }\nnote = "for a test"\n'
    tables = correct(serai.game("marco_polo").standard(), text, "a test")
    s = scene(components=tables).is_("red", "wilhelm").outpost("moscow", "o1").outpost("karakorum", "o2")
    elsewhere = ["samarcanda", "lan_zhou", "alexandria", "karachi", "sumatra", "kashgar", "xian", "ormuz", "adana"]
    s.marker("anxi", "c").give("red", at="oasis_a", camels=10, posts=[*elsewhere, "kochi", "beijing"])
    s.gains("red", move=3).play("go moscow", "move-post kochi", "go anxi", "move-post xian")
    s.play("go karakorum", "move-post moscow")
    assert s.legal() == ["collect moscow", "collect karakorum", "collect anxi"]
    s.play("collect karakorum", "go anxi", "go moscow", "done", "done", "move-post ormuz", "good gold")
    assert s.legal() == ["pair pepper-silk", "pair pepper-gold", "pair silk-gold"]  # Moscow is no longer offered
    s.play("pair pepper-silk")
    assert s.of("red").goods == (1, 1, 1)
    assert s.done
