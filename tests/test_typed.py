"""What typed words mean: a letter of the list, a notation or a part of it, and only if nothing else can be meant."""

import random

import pytest

import serai
from serai.core.errors import Refusal
from serai.core.play import draw
from serai.core.reading import Choice
from serai.core.state import State
from serai.core.step import CHANCE
from serai.language import spoken
from serai.typed import letters, meanings, next_meant, words_of


def begun(game: str, players: int, seed: int = 3) -> State:
    """A table at the first decision of a seat."""
    state = serai.game(game).new(players)
    rng = random.Random(seed)
    while state.actor == CHANCE:
        state.apply(draw(state, rng))
    return state


def in_order(state: State) -> list[Choice]:
    """The legal actions as the terminal lists them."""
    return spoken(serai.game(state.terms.game), "en").choices(state)


def meant(state: State, line: str) -> tuple[str, int]:
    """The notation of what a line begins with, and how many of its words that takes."""
    found = next_meant(state, in_order(state), words_of(line))
    return found.choice.notation, found.used


def refused(state: State, line: str) -> str:
    with pytest.raises(Refusal) as refusal:
        next_meant(state, in_order(state), words_of(line))
    return str(refusal.value)


@pytest.mark.parametrize("game", list(serai.GAMES))
def test_every_line_can_be_chosen_by_its_notation_and_no_letter_means_another_line(game: str) -> None:
    """Through a whole random game: a letter means its line, or it is refused."""
    state = begun(game, serai.game(game).usual_players())
    rng = random.Random(5)
    for _ in range(150):
        if state.actor == CHANCE:
            state.apply(draw(state, rng))
            continue
        if state.is_over:
            break
        lines = in_order(state)
        for letter, choice in zip(letters(len(lines)), lines, strict=True):
            assert meanings(lines, words_of(choice.notation)) == [choice]
            assert next_meant(state, lines, [letter], alone=True).choice is choice
        state.apply(rng.choice(lines).action)


def test_letters_are_no_commands_and_go_on_after_the_last() -> None:
    called = letters(70)
    assert called[:3] == ["a", "b", "c"]
    assert called[17:20] == ["z", "aa", "ab"]
    assert len(set(called)) == 70
    assert not {"h", "l", "n", "q", "s", "t", "u", "y"} & set(called)


def test_what_ends_something_stands_last() -> None:
    state = begun("tadmor", 2)
    rng = random.Random(2)
    while "done" not in [state.notation(action) for action in state.legal()] or len(state.legal()) < 3:
        state.apply(draw(state, rng) if state.actor == CHANCE else rng.choice(state.legal()))
    last = [state.actions.kind_of[choice.action].last for choice in in_order(state)]
    assert last == sorted(last)
    assert last[-1]


def test_a_part_is_enough_if_it_can_mean_nothing_else() -> None:
    state = begun("merv", 3)
    assert meant(state, "2") == ("slot 2", 1)
    assert meant(state, "slot 2") == ("slot 2", 2)
    assert meant(state, "Slot 2 b4 mosque") == ("slot 2", 2)
    assert refused(state, "slot") == "'slot' could be 'slot 1', 'slot 2', 'slot 3' or 2 others"
    assert refused(state, "slot 9") == "'slot' could be 'slot 1', 'slot 2', 'slot 3' or 2 others"
    state.apply(state.parse("slot 2"))
    assert refused(state, "activate a1") == "'activate a1' is not possible now"


def test_an_action_of_the_game_that_is_not_possible_now_is_called_so() -> None:
    state = begun("merv", 3)
    assert refused(state, "queue 1 please") == "'queue 1' is not possible now"
    assert refused(state, "please") == "'please' means nothing that is possible now"


def meaning(line: str, *notations: str) -> list[str]:
    """What a line can mean where these can be chosen."""
    lines = [Choice(action, notation, "") for action, notation in enumerate(notations)]
    return [choice.notation for choice in meanings(lines, words_of(line))]


def test_a_notation_in_full_means_only_itself() -> None:
    three = ["favour", "boon favour", "boon double-favour"]
    assert meaning("favour", *three) == ["favour"]
    assert meaning("boon favour", *three) == ["boon favour"]
    assert meaning("double favour", *three) == ["boon double-favour"]


def test_what_is_done_is_enough_if_it_can_be_done_to_one_thing_only() -> None:
    three = ["go moscow", "go-second oasis-a", "go-second venezia"]
    assert meaning("go", *three) == ["go moscow"]
    assert meaning("go second", *three) == ["go-second oasis-a", "go-second venezia"]
    assert meaning("go second oasis", *three) == ["go-second oasis-a"]
    assert meaning("second oasis", *three) == []


def test_a_word_of_the_sentence_will_do_where_it_says_what_is_done() -> None:
    state = begun("merv", 3)
    state.apply(state.parse("slot 2"))
    mosque = next(action for action in state.legal() if "mosque" in sentence(state, action))
    state.apply(mosque)
    assert meant(state, "mosque") == ("board", 1)
    assert meant(state, "soldier") == ("deploy", 1)
    lines = [Choice(0, "go oasis-a", "Go to oasis A for 3 coins: from there to Moscow"), Choice(1, "done", "Stop here")]
    assert meanings(lines, ["moscow"], spelt=False) == []
    assert meanings(lines, ["coins"], spelt=False) == [lines[0]]
    assert meanings(lines, ["coins"]) == []
    assert meanings(lines, ["for"], spelt=False) == []
    assert meanings(lines, ["go"]) == [lines[0]]


def test_a_part_of_what_is_done_will_do_but_is_less_sure() -> None:
    lines = [Choice(0, "pay-tax", "Give the gold"), Choice(1, "refuse-tax", "Lose the points")]
    assert meanings(lines, ["pay"]) == []
    assert meanings(lines, ["pay"], spelt=False) == [lines[0]]
    assert meanings(lines, ["tax"], spelt=False) == lines


def test_spaces_do_not_matter_and_letters_stand_alone() -> None:
    assert meaning("take i 20", "take i2", "take i20") == ["take i20"]
    assert meaning("i 20", "take i2", "take i20") == ["take i20"]
    lines = [Choice(0, "activate a1", ""), Choice(1, "activate a5", "")]
    with pytest.raises(Refusal):
        next_meant(begun("merv", 3), lines, words_of("a mission"), alone=True)


def sentence(state: State, action: int) -> str:
    return spoken(serai.game("merv"), "en").sentence(state, action)
