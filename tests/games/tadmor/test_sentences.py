"""What the sentences of Tadmor say: prices and gains are those of the position and of the printed tables."""

import serai
from serai.language import spoken
from tests.games.tadmor.scene import Scene, scene

READ = spoken(serai.game("tadmor"), "en")


def says(s: Scene) -> dict[str, str]:
    return {s.t.notation(action): READ.sentence(s.t, action) for action in s.t.legal()}


def asks(s: Scene) -> str:
    return READ.prompt(s.t)


# Improvements ---------------------------------------------------------------------------------------------------------


def test_an_improvement_is_told_with_its_price_and_what_it_does() -> None:
    s = scene().at_turn(7).give("red", wood=4).display("i14", "i21", "i38").on("red", "camel improvement_2").improves()
    assert asks(s) == "Improvement slot 2: buy an improvement for 3 goods; you may collect and trade first."
    assert says(s)["take i14"] == "Buy the Builders' Crane for 3 goods: one tower level in 5 is free"
    assert says(s)["take i21"] == (
        "Buy the Covered Bazaar for 3 goods: a market that is yours alone; your camel moves there and acts this turn"
    )
    assert says(s)["take i38"].endswith("12 points at the end for the tallest tower")
    assert says(s)["done"] == "Buy nothing"


def test_what_is_missing_for_an_improvement_is_said() -> None:
    s = scene().give("red", tiles=["i1"]).display("i14").on("red", "camel improvement_1", "ship wood_ship_1").improves()
    assert asks(s) == "Improvement slot 1: an improvement costs 1 good, which you do not have yet."
    assert says(s)["use wood-ship-1"] == "Collect 3 wood with your ship in the North Sea, slot 1"


def test_a_good_to_pay_is_told_with_what_follows_from_it() -> None:
    s = scene().at_turn(7).give("red", wood=1, marble=2, gold=3).display("i14").on("red", "camel improvement_1")
    s.improves().play("take i14")
    assert asks(s) == "Choose the 3 goods that you pay."
    assert says(s) == {
        "pay wood": "Pay 1 wood",
        "pay marble": "Pay 1 marble, and keep your wood",
        "pay gold": "Pay 3 gold",
    }
    s = scene().at_turn(7).give("red", wood=2, marble=1, gold=2).display("i14").on("red", "camel improvement_1")
    assert says(s.improves().play("take i14"))["pay marble"] == "Pay 1 marble and 2 gold"


# Construction ---------------------------------------------------------------------------------------------------------


def test_levels_are_told_with_their_whole_price_and_the_height_reached() -> None:
    s = scene().give("red", stone=7, tower=8).on("red", "camel tower_one_level").constructs("red")
    assert says(s)["use tower-one-level"] == "Build single levels: the next for 2 stone"
    s.play("use tower-one-level")
    assert asks(s) == "Your tower has 8 levels. Choose how many to build."
    assert says(s)["levels 3"] == "Build 3 levels for 7 stone: 11 in all"


def test_free_levels_and_wood_saved_show_in_what_building_costs() -> None:
    s = scene().give("red", wood=1, stone=9, tower=3, tiles=["i14"]).on("red", "camel tower_one_level")
    s.constructs("red").play("use tower-one-level")
    assert says(s)["levels 2"] == "Build 2 levels for 1 wood and 3 stone: 6 in all, 1 level of it free"
    s = scene(two_level_tower="repeatable").give("red", marble=4, tower=6, tiles=["i18"])
    s.on("red", "camel tower_two_levels").constructs("red").play("use tower-two-levels")
    assert says(s)["pairs 1"] == "Build 2 levels for 2 marble: 8 in all"
    assert says(s)["pairs 2"] == "Build 2 times 2 levels for 4 marble: 10 in all"


def test_the_end_of_construction_names_the_actions_that_are_lost() -> None:
    s = scene().give("red", tiles=["i1"], wood=1).on("red", "camel traitor", "ship rare_red").constructs("red")
    assert asks(s) == (
        "Construction: none of your pieces can act now. Trade, or finish. The traitor does nothing in this era."
    )
    assert says(s)["done"] == (
        "Finish construction, and give up the ship sent for a red rare good and the camel sent to the traitor"
    )
    assert says(s)["trade wood-marble"] == "Trade 1 wood for 1 marble"


def test_a_temple_part_is_told_with_its_price_its_points_and_what_completing_brings() -> None:
    s = scene().give("red", marble=9, gold=4, stone=2, temples=["basement", "roof"]).on("red", "camel temple_palmyra")
    s.constructs("red")
    assert says(s)["use temple-palmyra"] == (
        "Build at the temple of Palmyra: the colonnade for 2 stone and 4 marble or the statues for 4 marble and 4 gold"
        ", and a mission"
    )
    s.play("use temple-palmyra")
    assert says(s) == {
        "part colonnade": "Build the colonnade for 2 stone and 4 marble: 13 points instead of 5",
        "part statues": (
            "Build the statues for 4 marble and 4 gold: 40 points instead of 25; complete, it brings 2 rare goods"
        ),
    }


def test_only_the_first_two_to_complete_a_temple_are_promised_rare_goods() -> None:
    s = scene().give("blue", temples=["statues"]).give("green", temples=["statues"]).on("red", "camel temple_ebla")
    s.give("red", marble=4, gold=4, wood=3, temples=["colonnade", "roof"]).constructs("red").play("use temple-ebla")
    assert says(s)["part statues"] == "Build the statues for 4 marble and 4 gold: 40 points instead of 25"


def test_a_discount_is_said_before_it_is_chosen() -> None:
    s = scene().give("red", marble=4, stone=2, tiles=["i34"], temples=["basement"]).on("red", "camel temple_ebla")
    s.constructs("red")
    assert says(s)["use temple-ebla"].endswith("the colonnade for 2 stone and 4 marble, less 3 goods")
    s.play("use temple-ebla")
    assert asks(s) == "The price is 2 stone and 4 marble. Choose the 3 goods that you leave out."
    assert says(s) == {"leave-out stone": "Leave out 1 stone", "leave-out marble": "Leave out 3 marble"}
    s.play("leave-out stone")
    assert says(s)["leave-out marble"] == "Leave out 2 marble"


def test_missions_say_what_they_ask_and_what_they_are_worth() -> None:
    s = scene().give("red", wood=3, stone=3, hand=["k16"], fulfilled=["k20"]).give("blue", tower=5, tiles=["i14"])
    s.give("green", tower=2).on("red", "camel kings_missions_1").constructs("red")
    assert (
        says(s)["use kings-missions-1"]
        == "Use the King's Missions in Damascus: draw a mission, or fulfil “Full Storehouses”"
    )
    assert says(s)["discard k16"] == (
        "Discard “Full Storehouses” for a good of your choice (asks 3 wood and 3 stone; 12 points; returned, 5 goods "
        "of your choice)"
    )
    assert (
        says(s)["return k20"]
        == "Return “Sappers by Night”: an opponent loses 3 levels; it will count 6 points instead of 12"
    )
    s.play("use kings-missions-1")
    assert says(s)["fulfil k16"] == (
        "Fulfil “Full Storehouses” for 3 wood and 3 stone: 12 points at the end; returned, 5 goods of your choice"
    )
    s.play("fulfil k16", "return k20")
    assert says(s) == {
        "target blue": "Blue: the tower falls from 5 to 2",
        "target green": "Green: the tower falls from 2 to 0",
    }


def test_a_free_level_that_comes_back_is_foretold() -> None:
    s = scene().at_turn(4).give("blue", tower=5, tiles=["i14"]).give("green", tower=1).on("red", "camel traitor")
    s.constructs("red").play("use traitor")
    assert says(s)["target blue"] == "Blue: the tower falls from 5 to 5, the free level comes back"


def test_i47_offers_what_each_action_would_do() -> None:
    s = scene().give("red", gold=3, tiles=["i47"]).on("red", "camel i47").constructs("red")
    assert says(s)["use i47"] == "Use the Builders' Court: any action of the Construction phase"
    s.play("use i47")
    assert says(s) == {
        "as rare-grey": (
            "Buy the grey rare good: glass bottles for 3 gold, 5 points at the end; this cannot be taken back"
        ),
        "as kings-missions-1": "Use the King's Missions: draw a mission; you can pay for none of yours",
    }


# Kingdom and the end of the turn --------------------------------------------------------------------------------------


def test_the_tax_is_announced_while_there_is_time_to_trade() -> None:
    s = scene().at_turn(4).give("red", wood=1, tiles=["i2"]).kingdom()
    assert asks(s) == "Your last moment to trade in this turn. The taxman wants 1 gold or 3 points."
    s.play("trade wood-gold")
    assert asks(s) == "The taxman wants 1 gold or takes 3 points."
    assert says(s) == {"pay-tax": "Pay 1 gold", "refuse-tax": "Lose 3 points"}
    s = scene().at_turn(4).give("red", wood=1, tiles=["i2"]).on("red", "camel taxman").kingdom()
    assert asks(s) == "Your last moment to trade in this turn."


def test_i48_says_what_it_stands_for() -> None:
    s = scene().at_turn(7).give("red", tower=4, gold=2, tiles=["i48"]).on("red", "ship i48").kingdom()
    assert says(s)["use i48"] == "Use the Royal Residence as the taxman: pay no tax"
    s.play("pay-tax")
    assert says(s) == {
        "done": "Keep the Royal Residence for later",
        "use i48": "Use the Royal Residence for the war supplies: 4 points",
    }
    s.play("done")
    assert asks(s) == "Use the Royal Residence to take the First Player pawn and 1 basic good?"
    assert says(s)["use i48"] == "Use the Royal Residence: the First Player pawn and 1 basic good"


def test_goods_that_do_not_fit_are_counted() -> None:
    s = scene().give("red", wood=7, gold=3).ends_turn()
    assert asks(s) == "You have 10 goods and can keep 8. Choose what goes."
    assert says(s)["drop 2-gold"] == "Give up 2 gold"
    s = scene().give("red", wood=9, gold=1).ends_turn()
    assert says(s) == {"drop 1-wood": "Give up 1 wood and 1 gold", "drop 2-wood": "Give up 2 wood"}
    s = scene().give("red", wood=4, stone=4, marble=1, gold=1).ends_turn()
    assert says(s)["drop 1-stone"] == "Give up 1 stone, and keep your wood"
    s = scene().give("red", wood=12, gold=1, tiles=["i33"]).ends_turn()
    assert asks(s) == "You have 13 goods and can keep 12. Choose what goes."
