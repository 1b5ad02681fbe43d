"""What is said before it happens: what cannot be taken back, why something is asked, what comes too late."""

import pytest

import serai
from serai.language import spoken
from tests.games.tadmor.scene import Scene, scene

READ = spoken(serai.game("tadmor"), "en")
NO_WAY_BACK = "; this cannot be taken back"


def says(s: Scene) -> dict[str, str]:
    return {s.t.notation(action): READ.sentence(s.t, action) for action in s.t.legal()}


def asks(s: Scene) -> str:
    return READ.prompt(s.t)


# What cannot be taken back --------------------------------------------------------------------------------------------


@pytest.mark.ruling("26")
def test_a_swap_that_leaves_no_choice_names_both_pieces_before_it_happens() -> None:
    s = scene(3).holds("blue", "ebla").give("red", fulfilled=["k14"]).on("red", "camel caravan")
    s.on("green", "camel traitor").marauders()
    assert says(s)["return k14"] == (
        "Return “A Quiet Word”: at once your camel sent to the caravan in Antioch changes places with green's camel "
        "sent to the "
        "traitor in Damascus, which cannot be taken back; it will count 7 points instead of 14"
    )
    assert s.play("return k14").of("red").pieces == ["camel traitor"]


@pytest.mark.ruling("26")
@pytest.mark.parametrize(("mine", "others"), [(["ship rare_red"], []), ([], ["camel taxman"])])
def test_a_swap_with_a_choice_to_come_names_none(mine: list[str], others: list[str]) -> None:
    s = scene(3).holds("blue", "ebla").give("red", fulfilled=["k14"]).on("red", "camel caravan", *mine)
    s.on("green", "camel traitor", *others).on("blue", "ship rare_grey").marauders()
    assert says(s)["return k14"] == (
        "Return “A Quiet Word”: two pieces change places; it will count 7 points instead of 14"
    )


def test_what_draws_at_once_says_that_it_cannot_be_taken_back() -> None:
    s = scene().give("red", stone=9, marble=1, fulfilled=["k16", "k21"]).on("red", "camel temple_palmyra")
    s.on("red", "ship rare_yellow", "camel temple_ebla").constructs("red")
    warned = [line for line, told in says(s).items() if told.endswith(NO_WAY_BACK)]
    assert warned == ["use rare-yellow", "use temple-palmyra", "return k21"]
    s = scene().stack("silk").give("red", wood=5).on("red", "ship rare_red").constructs("red")
    assert not says(s)["use rare-red"].endswith(NO_WAY_BACK)  # nothing lies below it


def test_i47_names_the_one_action_that_it_can_be() -> None:
    s = scene().deck().give("red", gold=3, tiles=["i47"]).on("red", "camel i47").constructs("red")
    assert says(s)["use i47"] == (
        "Use the Builders' Court: there is one action to choose, buy the grey rare good: glass bottles for 3 gold, 5 "
        "points at the end"
        "; this cannot be taken back"
    )


# Why ------------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("51")
@pytest.mark.parametrize(
    ("turn", "why"),
    [
        (1, " The traitor does nothing in this era."),
        (4, " The traitor finds nobody whose tower is as tall as yours."),
    ],
)
def test_a_traitor_who_cannot_act_is_told_why(turn: int, why: str) -> None:
    s = scene().at_turn(turn).give("red", tower=3, wood=2, stone=2, tiles=["i1"]).give("blue", tower=2)
    s.on("red", "camel traitor", "camel temple_ebla").constructs("red")
    assert asks(s) == f"Construction: none of your pieces can act now. Trade, or finish.{why}"
    s.on("red", "camel tower_one_level")
    assert asks(s.constructs("red")) == f"Construction: use your pieces, trade, or finish.{why}"


def test_a_traitor_who_can_act_needs_no_word() -> None:
    s = scene().at_turn(4).give("blue", tower=2).on("red", "camel traitor").constructs("red")
    assert asks(s) == "Construction: use your pieces, trade, or finish."


@pytest.mark.ruling("19")
@pytest.mark.covers("improvement i25")
def test_a_good_for_a_piece_driven_off_says_what_brings_it() -> None:
    s = scene().give("red", tiles=["i25"]).on("red", "camel caravan").holds("blue", "antioch").marauders()
    assert asks(s) == "The Ransom Chest brings 2 goods for what was driven off of yours. Choose them."
    s.play("good wood")
    assert asks(s) == "For a piece of yours that was driven off the Ransom Chest brings a good. Choose it."
    assert s.play("good wood").done


def test_the_good_of_the_pawn_says_that_the_pawn_is_yours() -> None:
    s = scene().on("red", "camel first_to_play").kingdom()
    assert asks(s) == "The First Player pawn is yours, and a basic good with it. Choose it."


@pytest.mark.ruling("31")
@pytest.mark.covers("mission k15")
@pytest.mark.parametrize(
    ("turn", "when"),
    [
        (7, "; no piece moves there, so you can use it from the next turn on"),
        (9, "; no piece moves there, so it comes too late to be used"),
    ],
)
def test_a_private_tile_that_a_mission_brings_says_from_when_it_works(turn: int, when: str) -> None:
    s = scene().at_turn(turn).give("red", fulfilled=["k15"]).display("i37", "i38", "i47").improves()
    s.play("return k15")
    assert says(s)["take i47"] == f"Take the Builders' Court: a place of yours for any Construction action{when}"
    assert says(s)["take i38"] == "Take the Hall of Towers: 12 points at the end for the tallest tower"


# What is safe, what is late -------------------------------------------------------------------------------------------


@pytest.mark.ruling("24")
def test_while_placing_the_region_attacked_last_is_called_safe_and_afterwards_under_attack() -> None:
    s = scene().attacked("ebla").places()
    shown = READ.picture(s.t, 0, False, 118)
    assert "EBLA  safe this turn" in shown
    assert "Ebla was attacked last and is safe this turn" in shown
    assert "under attack" not in shown
    s = scene().attacked("ebla").give("red", wood=1, tiles=["i1"]).constructs("red")
    shown = READ.picture(s.t, 0, False, 118)
    assert "EBLA  under attack" in shown
    assert "Ebla is under attack and cannot be next" in shown


def test_in_the_last_turn_a_slot_that_comes_too_late_says_so() -> None:
    s = scene().at_turn(9).give("red", tower=5, rare=["incense", "jade", "silk"]).places()
    assert says(s)["camel first-to-play"].endswith(", for nothing: the game ends before the next turn")
    assert says(s)["camel caravan"].endswith(", for nothing: the game ends before it could be placed")
    assert says(s)["camel shipyard"].endswith(", for nothing: the game ends before it could be placed")
    shown = READ.picture(s.t, 0, False, 118)
    assert "( ) first     nothing any more" in shown
    assert "( ) caravan   nothing any more" in shown


@pytest.mark.covers("improvement i11", "improvement i41")
def test_what_ships_bring_more_and_which_temples_count_is_said_in_full() -> None:
    s = scene().at_turn(7).give("red", wood=4).display("i11", "i41").on("red", "camel improvement_1").improves()
    assert says(s)["take i11"] == "Buy the Stone Quay for 3 goods: each ship that collects stone brings 1 more"
    assert (
        says(s)["take i41"] == "Buy the Hall of Gods for 3 goods: 12 points at the end for the most completed temples"
    )


@pytest.mark.ruling("130")
def test_missions_are_let_rest_in_plain_words() -> None:
    s = scene().give("red", hand=["k1"], wood=1, tiles=["i1"]).constructs("red")
    assert says(s)["rest-missions"] == "Do not ask me about missions again this turn"
