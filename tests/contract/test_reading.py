"""How every title reads: whatever is asked, offered or told has its sentence, and the table fits its screen."""

import re
from typing import Final

from serai.core.actions import DONE
from serai.core.game import Game
from serai.core.render.ink import CODES, width_of
from serai.core.state import State
from serai.language import language, spoken
from serai.language.messages import entries, source_of
from tests.contract.journeys import every_game, journeys
from tests.sources import asking_steps, deciding_steps, told_keys

GAPS: Final = "[{}]|None|  "
NEVER: Final = {"marco_polo": r"\b(c|cc|g|o|s)\d+\b|_", "tadmor": r"\b[ik]\d+\b|_"}
"""What nobody should ever read in a title, beside gaps: the names that its rules have for its things."""
WIDTHS: Final = [100, 118, 140]
WIDE: Final = 118
LINES: Final = 56
"""A wide table is no higher than this."""


def are_words(game: Game, text: str) -> None:
    """A text is words for people."""
    assert text
    assert not re.search(f"{GAPS}|{NEVER.get(game.name, '_')}", text), text


def messages_of(game: Game, family: str) -> set[str]:
    """The messages of the title whose keys begin so, without that."""
    return {key.removeprefix(family) for key in entries(source_of(game.package, "en")) if key.startswith(family)}


def begins_with(key: str, name: str) -> bool:
    return key == name or key.startswith(f"{name}-")


def is_sentence(game: Game, text: str) -> None:
    are_words(game, text)
    assert text[0] == text[0].upper()


@every_game
def test_every_decision_has_its_question_and_every_action_its_sentence(game: Game) -> None:
    for journey in journeys(game):
        for state in journey.decisions:
            is_sentence(game, spoken(game, "en").prompt(state))
            told = [spoken(game, "en").sentence(state, action) for action in state.legal()]
            for sentence in told:
                is_sentence(game, sentence)
            assert len(set(told)) == len(told), "two choices read alike"
            assert "Be done" not in told, "'done' must say what is done"
        is_sentence(game, spoken(game, "en").prompt(journey.end))


@every_game
def test_what_brings_nothing_says_what_is_lacking_and_stands_last(game: Game) -> None:
    for journey in journeys(game):
        for state in journey.decisions:
            offered = spoken(game, "en").choices(state)
            assert sorted(choice.action for choice in offered) == state.legal()
            last = [(choice.lacking != "", game.actions.kind_of[choice.action].last) for choice in offered]
            assert last == sorted(last)
            for choice in offered:
                assert choice.lacking == spoken(game, "en").lacking(state, choice.action)
                assert choice.sentence == spoken(game, "en").sentence(state, choice.action)
                if choice.lacking:
                    are_words(game, choice.lacking)
                    assert choice.sentence.endswith(f": {choice.lacking}")
                    assert not game.actions.kind_of[choice.action].last, "to leave something undone is no loss"


@every_game
def test_whatever_happens_can_be_told(game: Game) -> None:
    for journey in journeys(game):
        names = game.names(journey.players)
        for entry in journey.log:
            is_sentence(game, spoken(game, "en").event(entry, names))
        for paragraph in spoken(game, "en").story(journey.log, names):
            is_sentence(game, paragraph.text)


@every_game
def test_every_event_has_a_sentence_and_every_sentence_an_event(game: Game) -> None:
    assert told_keys(game.package) == messages_of(game, "log-")


@every_game
def test_every_kind_of_action_has_a_sentence(game: Game) -> None:
    told = messages_of(game, "action-")
    kinds = [
        kind.name for kind in game.actions.kinds if kind.name != DONE
    ]  # which says something else in every decision
    assert [kind for kind in kinds if not any(begins_with(key, kind) for key in told)] == []


@every_game
def test_every_decision_has_a_question_and_every_question_a_decision(game: Game) -> None:
    asked = {key.partition("-")[0] for key in messages_of(game, "prompt-")} - {"over"}
    assert asked == asking_steps(game)


@every_game
def test_what_others_read_of_a_decision_belongs_to_one(game: Game) -> None:
    assert messages_of(game, "choosing-") <= deciding_steps(game)


@every_game
def test_chance_decides_nothing_that_seats_decide(game: Game) -> None:
    met = {type(state.stack[-1]).__name__ for journey in journeys(game) for state in journey.decisions}
    assert met <= deciding_steps(game)


@every_game
def test_the_clock_and_what_one_holds_are_words(game: Game) -> None:
    for journey in journeys(game):
        for state in journey.decisions[::3]:
            is_sentence(game, spoken(game, "en").clock(state.view(None), game.printed_of(state.view(None))))
            is_sentence(game, spoken(game, "en").holdings(state, state.actor))


@every_game
def test_the_table_fits_every_screen_and_colour_never_says_anything_alone(game: Game) -> None:
    for journey in journeys(game):
        for state in journey.decisions[::6]:
            fits(game, state, state.actor)
        fits(game, journey.end, None)
        assert "over" in spoken(game, "en").picture(journey.end, None, False, WIDTHS[0])


def fits(game: Game, state: State, seat: int | None) -> None:
    for width in WIDTHS:
        plain = spoken(game, "en").picture(state, seat, False, width)
        assert max(map(width_of, plain.splitlines())) <= width
        assert len(plain.splitlines()) <= LINES or width < WIDE
        in_colour = spoken(game, "en").picture(state, seat, True, width)
        assert "\x1b" in in_colour
        assert CODES.sub("", in_colour) == plain
        assert not re.search("[{}]|None", plain)


@every_game
def test_every_option_is_explained_and_leaves_a_choice(game: Game) -> None:
    for option in game.options:
        assert language("en", game.package).has(f"option-{option.name}")
        assert len(option.choices) > 1
