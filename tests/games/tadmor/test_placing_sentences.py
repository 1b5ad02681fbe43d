"""What the sentences of Tadmor say where pieces are placed, and where Marauders and missions move them."""

import pytest

import serai
from serai.language import spoken
from tests.games.tadmor.scene import Scene, scene

READ = spoken(serai.game("tadmor"), "en")


def says(s: Scene) -> dict[str, str]:
    return {s.t.notation(action): READ.sentence(s.t, action) for action in s.t.legal()}


def asks(s: Scene) -> str:
    return READ.prompt(s.t)


# Placing --------------------------------------------------------------------------------------------------------------


def test_a_slot_says_what_it_yields_this_era_with_ones_improvements() -> None:
    s = scene().give("red", tiles=["i10"]).places()
    assert asks(s) == "Your turn to place: 3 camels and 2 ships left."
    assert says(s)["ship wood-ship-1"] == "Send a ship for wood in the North Sea, slot 1: 4 wood"
    assert says(s)["camel wood-camel"] == "Send a camel for wood in Antioch: 2 wood"
    s = scene().at_turn(7).give("red", tiles=["i44"]).places()
    assert says(s)["ship wood-ship-1"].endswith("5 wood")
    assert says(s)["camel peace-gifts-2"] == "Send a camel to the peace gifts in Antioch: 8 points"


def test_on_the_board_for_two_a_slot_without_a_twin_has_no_number() -> None:
    assert says(scene(2).places())["ship gold-ship-1"] == "Send a ship for gold on the Euphrates: 2 gold"


def test_the_caravan_says_what_the_next_camel_asks_for() -> None:
    def caravan(**held: int | list[str]) -> str:
        return says(scene().give("red", **held).places())["camel caravan"].partition(": ")[2]

    assert caravan() == "your 4th camel, for a tower of 5 or 2 missions fulfilled"
    assert caravan(tower=5) == "your 4th camel; you have what it asks"
    assert caravan(tower=5, camels=4) == (
        "your 5th camel, for a tower of 10, 4 missions fulfilled, or a tower of 5 and 2 missions"
    )


def test_the_shipyard_says_which_colours_are_lacking() -> None:
    s = scene().give("red", rare=["incense", "jade"]).places()
    assert says(s)["camel shipyard"] == (
        "Send a camel to the shipyard in the North Sea: your 3rd ship, for a rare good of each colour; you lack red"
    )
    s = scene().give("red", rare=["incense", "jade", "silk"], ships=3).places()
    assert says(s)["camel shipyard"].endswith(
        "your 4th ship, for 2 rare goods of each colour; you lack grey, yellow and red"
    )


def test_a_rare_good_is_told_with_its_price_and_what_it_adds_to_ones_sets() -> None:
    s = scene().give("red", rare=["incense", "jade", "silk"], gold=3, wood=5).places()
    assert says(s)["ship rare-grey"] == (
        "Send a ship for a grey rare good in the South Sea: glass bottles for 3 gold, 10 points at the end"
    )
    assert says(s)["ship rare-red"].endswith("silk for 5 wood, 5 points at the end")
    s = scene().give("red", tiles=["i28", "i9"], points=4, gold=1).places()
    assert says(s)["ship rare-grey"].endswith(": glass bottles for 1 gold or 4 points, 5 points at the end")
    s = scene().give("red", tiles=["i43"], gold=3).places()
    assert says(s)["ship rare-grey"].endswith(": any of the stack for 3 gold")


def test_the_traitor_names_whom_he_can_reach_and_the_era_in_which_he_can() -> None:
    s = scene().give("red", tower=3).give("blue", tower=2).give("green", tower=3).give("yellow", tower=9)
    s.at_turn(4).places()
    assert says(s)["camel traitor"].endswith(": an opponent no lower than you loses 1 level, green or yellow now")


def test_the_taxman_says_what_he_would_ask() -> None:
    told = [says(scene().at_turn(turn).places())["camel taxman"].partition(": ")[2] for turn in (4, 7)]
    assert told == ["no tax, which is 1 gold or 3 points", "no tax, which is 2 gold or 6 points"]


def test_towers_decide_what_war_supplies_and_building_offer() -> None:
    s = (
        scene()
        .give("red", tower=6, wood=2, stone=2, marble=2)
        .give("blue", tower=2)
        .give("green", tower=4)
        .give("yellow", tower=7)
        .places()
    )
    assert says(s)["ship war-supplies"].endswith("1 point a level above the lowest tower, 4 now")
    assert says(s)["camel tower-one-level"] == "Send a camel to build single levels in Antioch: the next for 2 stone"
    assert says(s)["camel tower-two-levels"].endswith("the next two for 2 wood and 2 marble")


@pytest.mark.ruling("90")
def test_who_has_chosen_the_marauders_is_warned_and_nobody_else() -> None:
    s = scene().holds("red", "ebla").places()
    warned = [line for line, told in says(s).items() if told.endswith("; your own Marauders come there")]
    assert warned == ["camel temple-ebla", "camel market-ebla", "camel kings-missions-2", "camel marble-camel"]
    s = scene().holds("red", "ebla").give("red", tiles=["i7"]).places()
    assert "Marauders come" not in says(s)["camel temple-ebla"]
    s = scene().holds("blue", "ebla").places()
    assert "Marauders come" not in says(s)["camel temple-ebla"]


def test_private_places_and_two_pieces_in_a_row_are_told() -> None:
    s = scene().give("red", tiles=["i37"], fulfilled=["k23"], stone=4, marble=1).places()
    assert says(s)["ship i37"] == (
        "Send a ship to the Hilltop Shrine: the basement for 4 stone and 1 marble, and 3 points"
    )
    assert (
        says(s)["return k23"]
        == "Return “Double March”: two pieces placed in a row; it will count 7 points instead of 14"
    )
    s.play("return k23")
    assert asks(s) == "Place the first of two pieces: 3 camels and 2 ships left."
    s.play("camel caravan")
    assert asks(s) == "Place the second piece: 2 camels and 2 ships left."


# Marauders ------------------------------------------------------------------------------------------------------------


def test_a_redirect_says_who_would_lose_what() -> None:
    s = scene().holds("blue", "ebla").give("red", fulfilled=["k9"]).on("red", "camel temple_ebla", "camel marble_camel")
    s.on("green", "camel caravan").on("yellow", "ship gold_ship_1").give("yellow", tiles=["i45"]).marauders()
    assert asks(s) == "The Marauders are about to come to Ebla: you lose 2 pieces. Send them elsewhere?"
    assert says(s)["done"] == "Let them come"
    s.play("return k9")
    assert asks(s) == "Choose where the Marauders go instead of Ebla."
    assert says(s)["region antioch"] == "Send them to Antioch: green loses 1 piece"
    assert says(s)["region euphrates"] == "Send them to the Euphrates, where nobody stands"


def test_a_swap_names_the_pieces() -> None:
    s = scene().holds("blue", "ebla").give("red", fulfilled=["k14"]).on("red", "ship wood_ship_2", "camel caravan")
    s.on("green", "ship stone_ship_1", "camel traitor").marauders().play("return k14")
    assert says(s)["ship wood-ship-2"] == "Your ship sent for wood in the North Sea, slot 2"
    s.play("camel caravan")
    assert s.done, "green has one camel, which needs no naming"
    s = scene().holds("blue", "ebla").give("red", fulfilled=["k14"]).on("red", "ship wood_ship_2")
    s.on("green", "ship stone_ship_1").on("blue", "ship rare_red").marauders().play("return k14")
    assert asks(s) == "Choose the piece that changes places with your ship sent for wood in the North Sea, slot 2."
    assert says(s)["ship rare-red"] == "Blue's ship sent for a red rare good on the Euphrates"
