"""What is told is what was done: the log of Marco Polo as a story, and sentences compared with what the rules do."""

import random
import re

import pytest

import serai
from serai.core.play import draw
from serai.core.render.tally import Tally
from serai.core.state import State
from serai.core.text import Entry
from serai.games.marco_polo.render.speech import amount
from serai.games.marco_polo.render.story import COUNTED
from serai.language import spoken
from tests.games.marco_polo.deal import EXPERT
from tests.games.marco_polo.scene import Scene, scene
from tests.reading import named, told

GAME = serai.game("marco_polo")
READ = spoken(GAME, "en")


def test_a_story_counts_together_what_is_alike() -> None:
    s = scene().is_("blue", "mercator").give("red", dice=[4, 5], coins=7).placed("silk", "green 3")
    s.t.log = []
    s.begins("red").play("place silk", "column 4")
    assert told(GAME, s.t.log, "you", "yellow", "green", "red") == [
        "Red used the silk row with a 4 and a 5, paid 4 coins, gained 3 silk (you gained 1 silk)."
    ]


def test_a_journey_is_told_as_one_way_with_one_price() -> None:
    s = scene().outpost("moscow", "o0").give("red", dice=[2, 6], coins=7)
    s.t.log = []
    s.begins("red").play("place travel", "go oasis-a", "go moscow")
    assert told(GAME, s.t.log, "blue", "yellow", "green", "you") == [
        "You used the travel space with a 2 and a 6, travelled to oasis A, on to Moscow, paid 7 coins, "
        "placed a post in Moscow, received the outpost of Moscow, gained 3 coins."
    ]


def test_bonus_actions_are_told_with_their_price_and_their_outcome() -> None:
    s = scene().give("red", dice=[1, 2, 3], camels=4)
    s.t.log = []
    s.begins("red").play("reroll", "die own-1", "roll 6", "black-die", "roll 2")
    s.play("money-bag", "die own-2", "money-bag", "die own-3")
    assert told(GAME, s.t.log, "blue", "yellow", "green", "you") == [
        "You rolled a 1 again: 6, paid 1 camel, took a black die: 2, paid 3 camels, "
        "used the money bag with a 2 and a 3, gained 6 coins."
    ]


def test_everybodys_rolls_are_one_paragraph() -> None:
    log = [Entry("round", 1, [2, 0, 0]), Entry("roll", 1, [3, 0, 0]), Entry("roll", 1, [5, 0, 0])]
    log += [Entry("roll", 0, [6, 0, 0]), Entry("roll", 0, [2, 2, 0]), Entry("turn", 1, [2, 0, 0])]
    assert told(GAME, log, "you", "yellow") == [
        "Round 2 began, with yellow first.",
        "Yellow rolled 3, 5. You rolled 6 and a white 2.",
    ]


def test_points_that_are_paid_are_told_as_a_price() -> None:
    log = [Entry("die", 0, [8, 3, 0]), Entry("card", 0, [19, 3, 0])]
    log += [Entry("points", 0, [-1, 1, 0]), Entry("gain", 0, [3, 0, 0])] * 2
    assert told(GAME, log, "you", "yellow") == ["You used the card of Moscow with a 3, paid 2 points, gained 6 coins."]


def test_rashids_dice_are_told_with_the_value_he_named() -> None:
    dice = [Entry("die", 0, [17, 0, 0]), Entry("gain", 0, [3, 0, 0])]
    dice += [Entry("die", 0, [4, 0, 0]), Entry("die", 0, [4, 0, 0]), Entry("die", 0, [4, 0, 1])]
    assert told(GAME, dice[2:], "you") == ["You used the gold row with 2 dice and a black die."]
    assert told(GAME, [*dice, Entry("value", 0, [6, 0, 0])], "you") == [
        "You used the money bag with a die, gained 3 coins, used the gold row with a 6, a 6 and a black 6."
    ]
    assert told(GAME, [Entry("value", 0, [6, 0, 0])], "you") == ["You named 6."]


def test_two_contracts_of_one_visit_are_told_together() -> None:
    log = [Entry("contract", 0, [7, 4, 0]), Entry("contract", 0, [8, 1, 0])]
    assert told(GAME, log, "you") == ["You took the contract on space 4 and the one on space 1."]


def told_apart(s: Scene, *notations: str) -> list[str]:
    """What is told after each decision, as somebody reads it who takes them."""
    read = []
    for notation in notations:
        s.t.log = []
        s.play(notation)
        read += told(GAME, s.t.log or [], "blue", "yellow", "green", "you")
    return read


def test_the_dice_of_one_action_read_as_one_also_where_they_are_told_one_by_one() -> None:
    s = scene().give("red", dice=[4, 5, 6, "black 6", 2]).begins("red")
    assert told_apart(s, "place gold", "die own-4", "die own-5", "die black-6") == [
        "You used the gold row with a 4.",
        "You added a 5 on the gold row.",
        "You added a black 6 on the gold row.",
    ]
    s = scene().is_("red", "rashid").give("red", dice=["own", "own", "own", "black"]).begins("red")
    log: list[Entry] = []
    s.t.log = log
    s.play("place silk", "die black", "value 5")
    assert told(GAME, log, "blue", "yellow", "green", "you") == [
        "You used the silk row with a 5 and a black 5, gained 1 coin, 1 camel and 3 silk."
    ]
    assert [
        READ.event(entry, named("blue", "yellow", "green", "red")) for entry in log if entry.key.startswith("die")
    ] == [
        "Red used the silk row with a die.",
        "Red added a black die on the silk row.",
    ]


def test_a_move_that_is_declined_or_lost_is_told() -> None:
    s = scene(2).gains("blue", move=1).play("done")
    assert told(GAME, s.t.log or [], "you", "yellow")[-1] == "You did not move."
    s = scene(2).give("blue", at="adana").gains("blue", move=2)
    assert told(GAME, s.t.log or [], "you", "yellow")[-1] == "You could pay for no road and lost 2 moves."
    assert s.done


def test_wilhelms_posts_that_stay_where_they_are_are_told() -> None:
    s = scene(2).is_("blue", "wilhelm").give("blue", posts=["anxi"])
    s.player("blue").posts_left = 0
    s.gains("blue", move=2).play("go alexandria", "done", "go venezia")
    assert "moved no post to Alexandria" in told(GAME, s.t.log or [], "you", "yellow")[-1]


# What is said and what is done ----------------------------------------------------------------------------------------

PRICED = ["go", "go-second", "value", "complete", "times", "way", "give", "give-pair", "city", "reroll", "black-die"]
GAINED = [
    "column",
    "complete",
    "good",
    "pair",
    "bonus",
    "coins",
    "times",
    "way",
    "give",
    "give-pair",
    "copy",
    "collect",
]


def comes_of(state: State, action: int) -> Tally:
    """What the one who decides pays and gains by this action in this turn."""
    seat, then = state.actor, state.clone()
    log: list[Entry] = []
    then.log = log
    then.apply(action)
    tally = Tally(COUNTED)
    for entry in log:
        if entry.key in ("turn", "round"):
            break
        if entry.key in COUNTED and entry.seat == seat:
            tally.add(entry)
    return tally


def choose(state: State, rng: random.Random) -> int:
    """Somebody who likes to travel, to complete contracts and to use cards sees more of the board."""
    legal = state.legal()
    liked = [action for action in legal if re.match(r"go|complete|place [^c]|give|way|city", state.notation(action))]
    return rng.choice(liked if liked and rng.random() < 0.7 else legal)


@pytest.mark.parametrize("seed", range(12))
def test_prices_and_gains_in_sentences_are_what_the_rules_take_and_give(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(2 + seed % 3, EXPERT)
    while not state.is_over:
        for action in state.legal() if state.actor >= 0 else []:
            kind = state.actions.kind_of[action].name
            if kind not in PRICED + GAINED:
                continue
            sentence, found = READ.sentence(state, action), comes_of(state, action)
            paid = found.each("pay") if kind in PRICED else []
            gained = found.each("gain") if kind in GAINED else []
            for thing, n in paid + gained:
                assert READ(amount(thing, n)) in sentence, (state.notation(action), sentence)
        state.apply(draw(state, rng) if state.actor == serai.CHANCE else choose(state, rng))


def test_the_final_scoring_tells_everybodys_goal_cards_and_what_scored() -> None:
    s = scene(2).give("blue", goals=["g01", "g13"], posts=["moscow", "xian"], coins=25, completed=["c38"])
    s.give("yellow", goals=["g02", "g03"]).scores()
    read = told(GAME, s.t.log or [], "you", "yellow")
    assert read[1] == (
        "You had the goal card of Moscow and Xian and that of Alexandria and Anxi, "
        "gained 4 points for goal cards, 3 points for goal cities, 2 points for coins "
        "and 7 points for the most contracts."
    )
    assert read[-1] == "You won."


def test_a_reward_that_is_lost_is_told() -> None:
    s = scene(2).special()
    s.t.black_dice = 0
    s.gains("blue", black_die=1).gains("blue", special_pile_contract=1)
    assert told(GAME, s.t.log or [], "you", "yellow") == ["You found no black die left, found the special pile empty."]
