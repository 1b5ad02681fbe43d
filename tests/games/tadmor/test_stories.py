"""What is told is what was done: the log of Tadmor as a story, and sentences compared with what the rules do."""

import random
import re

import pytest

import serai
from serai.core.play import draw
from serai.core.render.tally import Tally
from serai.core.say import Count
from serai.core.state import State
from serai.core.text import Entry
from serai.games.tadmor.actions import USE
from serai.games.tadmor.cards import CHEAPER_MISSIONS, CHEAPER_TEMPLE
from serai.games.tadmor.constants import CONSTRUCTION_I47, GOODS
from serai.games.tadmor.render.story import COUNTED
from serai.games.tadmor.table import Table
from serai.language import spoken
from tests import reading
from tests.games.tadmor.deal import OTHERWISE, dealt
from tests.games.tadmor.scene import Scene, scene

GAME = serai.game("tadmor")
READ = spoken(GAME, "en")
NAMES = ["you", "blue", "green", "yellow"]


def told(s: Scene, reader: int | None = 0) -> list[str]:
    """The story as red reads it, or somebody else."""
    return reading.told(GAME, [entry for entry in s.t.log or [] if entry.may_read(reader)], *NAMES)


# Setting up and placing -----------------------------------------------------------------------------------------------


def test_a_beginning_is_told_with_what_everybody_received() -> None:
    log = [entry for entry in dealt(2).log or [] if entry.may_read(0)]
    story = reading.told(GAME, log, "you", "blue")
    assert story[:2] == [
        "Glass bottles, jade and silk came to the tops of the stacks.",
        "You became first player, gained 2 wood, 2 stone, 1 marble, 1 gold and 10 points for a start.",
    ]
    assert story[-3:] == [
        "6 improvements were laid out.",
        "You drew “Two Roads” and “The Bandits' Price”. Blue drew 2 missions.",
        "Turn 1 began, in era I, with you first.",
    ]


def test_placements_are_one_paragraph_and_what_follows_is_another() -> None:
    s = scene(2).give("red", camels=1, ships=0).give("blue", camels=2, ships=1).places()
    s.play("camel marauders", "ship wood-ship-1", "camel traitor", "camel temple-ebla").marauders().play("region ebla")
    assert told(s) == [
        "You sent a camel to the Marauders. Blue sent a ship for wood, a camel to the traitor and a camel to the "
        "temple of Ebla.",
        "You chose a Marauders card.",
    ]


def test_two_pieces_in_a_row_belong_to_the_mission_that_allows_them() -> None:
    s = scene(2).give("red", fulfilled=["k23"]).give("blue", camels=1, ships=0).places()
    s.play("return k23", "camel traitor", "ship wood-ship-1", "camel caravan")
    assert told(s) == [
        "You returned “Double March”, sent a camel to the traitor and a ship for wood.",
        "Blue sent a camel to the caravan.",
    ]


# Marauders ------------------------------------------------------------------------------------------------------------


def test_an_attack_is_told_in_one_paragraph() -> None:
    s = (
        scene()
        .holds("blue", "ebla")
        .on("red", "camel temple_ebla", "camel marble_camel")
        .on("green", "camel market_ebla")
    )
    s.marauders()
    assert told(s) == [
        "Blue revealed the Marauders card of Ebla. You lost the camel sent to the temple of Ebla and the camel sent "
        "for marble. Green lost the camel sent to the market of Ebla."
    ]


def test_a_redirected_attack_names_both_regions() -> None:
    s = scene().holds("blue", "ebla").on("green", "camel caravan").give("red", fulfilled=["k9"]).marauders()
    s.play("return k9", "region antioch")
    assert told(s) == [
        "Blue revealed the Marauders card of Ebla. You returned “False Tracks”, sent the Marauders to Antioch instead. "
        "Green lost the camel sent to the caravan."
    ]


def test_a_swap_is_told_from_both_sides() -> None:
    s = scene().holds("blue", "ebla").give("green", fulfilled=["k14"]).on("green", "ship wood_ship_1")
    s.on("red", "ship rare_red").marauders().play("return k14")
    assert told(s)[-1] == (
        "Green returned “A Quiet Word”, changed places with you: the piece sent for wood for the one sent for a red "
        "rare good."
    )


# Construction ---------------------------------------------------------------------------------------------------------


def test_trades_are_added_up() -> None:
    s = scene().give("red", wood=3, gold=1).on("red", "camel market_palmyra").constructs("red")
    s.play("trade wood-marble", "trade gold-wood-stone", "trade wood-marble", "trade wood-gold")
    assert told(s) == ["You traded 3 wood and 1 gold for 1 wood, 1 stone, 2 marble and 1 gold."]


def test_building_is_told_with_what_it_cost_and_not_with_the_piece_that_was_used() -> None:
    s = scene().give("red", wood=2, stone=5, marble=1).on("red", "camel tower_one_level", "camel temple_palmyra")
    s.constructs("red").play("use tower-one-level", "levels 1", "use temple-palmyra", "deal k5")
    assert told(s) == [
        "You paid 1 wood and 1 stone, raised the tower from 0 to 1, built the basement, paid 4 stone and 1 marble, "
        "drew “A Fleet for Tyre”."
    ]


def test_a_rare_good_is_told_with_what_lies_on_top_then() -> None:
    s = scene().give("red", gold=3, tiles=["i8"]).on("red", "ship rare_grey").constructs("red")
    s.play("use rare-grey", "top myrrh")
    assert told(s) == ["You paid 3 gold, gained 2 points for improvements, took glass bottles (on top now: myrrh)."]


def test_the_traitor_is_told_with_what_he_leaves() -> None:
    s = scene(2).at_turn(7).give("blue", tower=6).on("red", "camel traitor").constructs("red").play("use traitor")
    assert told(s) == ["You used the traitor, took 2 levels from blue (4 left)."]
    s = scene(2).at_turn(4).give("red", tower=5, tiles=["i14"]).on("blue", "camel traitor").constructs("blue")
    s.play("use traitor")
    assert told(s) == ["Blue used the traitor, took 1 level from you, whose free level came back."]


def test_a_returned_mission_is_told_with_what_it_brought() -> None:
    s = scene().give("red", fulfilled=["k11", "k21"]).deck(discards=("k1", "k2")).constructs("red")
    s.play("return k11", "return k21", "deal k1")
    assert told(s) == [
        "You returned “The Bedouin Gift”, gained another camel, returned “Letters to Court”, had the discards "
        "shuffled, drew “The Incense Road” and “Silk for the Queen”."
    ]


# Kingdom, eras, the end -----------------------------------------------------------------------------------------------


def test_the_tax_is_told_once_whether_it_was_paid_or_not() -> None:
    s = scene(3).at_turn(4).give("red", gold=1).kingdom().play("pay-tax")
    assert told(s) == ["You paid 1 gold in tax. Blue lost 3 points to the taxman. Green lost 3 points to the taxman."]


def test_i48_is_told_as_what_it_stood_for() -> None:
    s = scene(2).at_turn(4).give("red", tiles=["i48"]).on("red", "camel i48").kingdom().play("use i48")
    assert told(s)[0] == "You used the Royal Residence as if sent to the taxman."


def test_goods_that_do_not_fit_are_given_up_and_not_paid() -> None:
    s = scene(2).give("red", wood=9, gold=2).give("blue", stone=9).ends_turn().play("drop 1-wood")
    assert told(s)[0] == "You gave up 1 wood and 2 gold. Blue gave up 1 stone."


def test_a_new_era_is_told_with_the_points_of_the_towers() -> None:
    s = scene(2).at_turn(3).give("red", tower=2).give("blue", tower=5).ends_turn()
    assert told(s) == ["Era II began.", "You gained 4 points for the tower. Blue gained 10 points for the tower."]


def test_the_final_scoring_is_told_seat_by_seat() -> None:
    s = scene(2).at_turn(9).give("red", tower=2, rare=["jade"], tiles=["i42"]).give("blue", tower=1, fulfilled=["k1"])
    s.scores()
    assert told(s) == [
        "The game was scored.",
        "You gained 4 points for the tower and 5 points for rare goods, had what the Hall of Crafts asks for, gained "
        "12 points for "
        "improvements at the end.",
        "Blue gained 2 points for the tower and 12 points for missions.",
        "You won.",
    ]


# Secrets --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("90")
def test_a_mission_is_named_to_who_drew_it_and_a_card_chosen_in_secret_to_nobody() -> None:
    s = scene(2).on("red", "camel marauders", "camel kings_missions_1").marauders().play("region ebla")
    s.constructs("red").play("use kings-missions-1", "draw", "deal k5")
    assert told(s) == ["You chose a Marauders card, drew “A Fleet for Tyre”."]
    for reader in (1, None):
        assert told(s, reader) == ["You chose a Marauders card, drew a mission."]
    secret = [READ.event(entry, reading.named(*NAMES)) for entry in s.t.log or [] if entry.audience == [0]]
    assert secret == ["You chose Ebla for the Marauders.", "You drew “A Fleet for Tyre”."]


# What is said and what is done ----------------------------------------------------------------------------------------

COMPARED = ["use", "levels", "pairs", "part", "fulfil", "pay-goods", "pay", "pay-tax", "good", "trade"]
DISCOUNTS = [CHEAPER_MISSIONS, CHEAPER_TEMPLE]


def comes_of(state: State, action: int) -> Tally:
    """What the one who decides pays and gains by this action, before anybody else decides."""
    seat, then = state.actor, state.clone()
    log: list[Entry] = []
    then.log = log
    then.apply(action)
    tally = Tally(COUNTED)
    for entry in log:
        if entry.seat != seat or entry.key in ("drop", "tax", "turn"):
            break
        if entry.key in COUNTED:
            tally.add(entry)
    return tally


def choose(state: State, rng: random.Random) -> int:
    """Somebody who keeps missions, fulfils and returns them, and builds, sees more of the game."""
    legal = state.legal()
    for unlike, chance in [(r"(?!discard|done)", 0.9), (r"use|as|camel (kings|temple|i\d)|ship (rare|i\d)", 0.6)]:
        if rng.random() < chance:
            legal = [action for action in legal if re.match(unlike, state.notation(action))] or legal
    liked = [action for action in legal if re.match(r"fulfil|return|part|levels|pairs", state.notation(action))]
    return rng.choice(liked if liked and rng.random() < 0.7 else legal)


@pytest.mark.parametrize("seed", range(9))
def test_prices_and_gains_in_sentences_are_what_the_rules_take_and_give(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(2 + seed % 3, OTHERWISE if seed % 2 else {})
    assert isinstance(state, Table)
    while not state.is_over:
        free = state.actor >= 0 and any(state.owns(state.actor, tile) for tile in DISCOUNTS)  # the payer chooses
        for action in state.legal() if state.actor >= 0 and not free else []:
            kind = state.actions.kind_of[action].name
            if kind not in COMPARED or action == USE + CONSTRUCTION_I47:
                continue
            found, sentence = comes_of(state, action), READ.sentence(state, action)
            gained = (
                [] if kind == "pay" else found.each("gain")
            )  # a payment may end a window, and what follows is another
            for good, n in found.each("pay") + gained:
                assert READ(Count(GOODS[good], n)) in sentence, (state.notation(action), sentence)
        state.apply(draw(state, rng) if state.actor == serai.CHANCE else choose(state, rng))
