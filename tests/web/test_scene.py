"""A table as its page tells it: who is called what, whose things lie where, what is covered."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import serai
from serai.core.board.boards import board_of
from serai.core.board.choices import Sheet
from serai.core.corrections import correct
from serai.core.reading import Choice
from serai.language import language
from serai.server.payloads import ChatMessage, Line, SeatPayload, TablePayload
from serai.web.boards import drawn
from serai.web.scene import Scene
from serai.web.words import words
from tests.web.test_render import seen_at

SPEAK = words("en")


def table(seats: list[dict[str, Any]] | None = None, game: str = "merv", **more: Any) -> TablePayload:
    """Three at a table, before their first turn; what is said of a seat holds for that seat alone."""
    seen = seen_at(game, "start")
    plain = [replace(seat, kind="person", name=f"Person {seat.seat}", bot=None, decides=False) for seat in seen.seats]
    said = [*(seats or []), *[{}] * 3]
    changed: list[SeatPayload] = [replace(seat, **said[seat.seat]) for seat in plain]
    return replace(seen, seats=changed, **more)


# Names and places -----------------------------------------------------------------------------------------------------


def test_whoever_decides_is_called_by_name_and_by_the_colour_too_if_another_bears_it() -> None:
    three: list[dict[str, Any]] = [{"name": "Ada"}, {"name": "Bo", "decides": True}, {"name": "Ada", "decides": True}]
    waits = Scene(table(three, choices=[], you=None), "en")
    assert SPEAK(waits.called(waits.seen.seats[1])) == "Bo"
    assert SPEAK(waits.called(waits.seen.seats[2])) == f"Ada ({waits.seen.seats[2].colour})"
    nearly = Scene(table([{"name": "Ada"}, {"name": "ada"}], choices=[], you=None), "en")
    assert SPEAK(nearly.called(nearly.seen.seats[1])) == f"ada ({nearly.seen.seats[1].colour})"


def test_whoever_shares_a_screen_is_called_by_the_colour() -> None:
    scene = Scene(table([{"name": "Ada", "yours": True}] * 2), "en")
    assert SPEAK(scene.called(scene.seen.seats[1])) == scene.seen.seats[1].colour.title()


def test_a_bot_that_decides_is_called_by_its_colour() -> None:
    scene = Scene(table([{"kind": "bot", "bot": "greedy", "name": "Greedy", "decides": True}], choices=[], you=1), "en")
    assert SPEAK(scene.called(scene.seen.seats[0])) == scene.seen.seats[0].colour.title()


def test_a_beat_names_whoever_acts_and_tells_what_they_did() -> None:
    told = [Line(0, "Older", at="3"), Line(1, "Ada went to slot 5.", at="4"), Line(None, "A year ends.", at="4")]
    mine: list[dict[str, Any]] = [{"yours": False}, {"name": "Ada", "decides": True, "yours": True}]
    own = Scene(table(mine, choices=[], you=1, live=False, story=told), "en")
    other = Scene(table([{}, {"name": "Ada", "decides": True}], choices=[], you=0, live=False, story=told), "en")
    assert (own.head, other.head) == ("You", "Ada")
    assert [line.text for line in own.beat] == ["Ada went to slot 5.", "A year ends."]


def test_words_in_the_chat_belong_to_the_seat_of_whoever_said_them() -> None:
    scene = Scene(table([{"name": "Ada"}, {"name": "Ada"}, {"name": "Bo"}]), "en")
    said = ChatMessage(1, "Ada", 1, "Hello", "now")
    seat = scene.speaker(said)
    assert seat is not None
    assert seat.seat == 1
    assert SPEAK(scene.known_as(seat)) == f"Ada ({seat.colour})"
    assert scene.speaker(replace(said, seat=None)) is None
    assert scene.speaker(replace(said, seat=2)) is None, "another sits there now"


def test_nobody_reads_a_question_that_others_are_asked() -> None:
    waits = table(
        [{"decides": True}], choices=[], you=1, prompt="Choose a slot.", choosing="a slot for the master meeple"
    )
    assert Scene(waits, "en").head == "Person 0 is choosing"
    assert Scene(waits, "en").asked == "a slot for the master meeple"
    assert Scene(replace(waits, choosing=""), "en").asked == "", "its title does not say"
    assert Scene(replace(waits, held=True), "en").asked == "Choose a slot."
    assert Scene(replace(waits, choices=[Choice(0, "done", "Be done")]), "en").asked == "Choose a slot."


@pytest.mark.parametrize(("you", "order"), [(None, [0, 1, 2]), (0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_mats_lie_around_the_table_from_the_readers_own(you: int | None, order: list[int]) -> None:
    assert [seat.seat for seat in Scene(table(you=you), "en").mats] == order


def test_at_the_end_the_best_comes_first_and_has_the_mark() -> None:
    seen = table(status="over", choices=[])
    scores = [replace(score, place=place) for score, place in zip(seen.scores, [2, 3, 1], strict=True)]
    scene = Scene(replace(seen, scores=scores), "en")
    assert [score.seat for score in scene.scored] == [2, 0, 1]
    assert scene.marked == seen.seats[2]


def test_where_the_automa_wins_it_has_the_mark() -> None:
    seen = table(status="over", choices=[])
    automa = replace(seen.seats[0], seat=3, colour="black", kind="automa")
    first = replace(seen.scores[0], seat=3, place=1)
    seen = replace(seen, automa=[automa], scores=[first, replace(seen.scores[1], place=2)])
    assert Scene(seen, "en").marked == automa


# Who may come back, and what is covered -------------------------------------------------------------------------------


def test_only_whoever_left_is_asked_to_come_back_and_only_while_the_game_goes_on() -> None:
    others, own = [{"left": True}], [{"left": True, "once_yours": True}]
    assert not Scene(table(others), "en").left
    assert Scene(table(own), "en").left
    assert not Scene(table(own, step=3), "en").left
    assert not Scene(table(own, status="over"), "en").left


def test_a_replay_on_a_shared_screen_shows_no_secrets_and_needs_no_cover() -> None:
    mine = [{"yours": True}] * 3
    assert Scene(table(mine, "tadmor"), "en").secret
    assert not Scene(table(mine, "tadmor", step=3), "en").secret


# What was printed -----------------------------------------------------------------------------------------------------


@pytest.fixture
def tadmor() -> Iterator[serai.Game]:
    game = serai.game("tadmor")
    yield game
    game.printings.clear()
    game.typed.clear()


def test_a_board_shows_what_was_printed_when_its_game_began(tadmor: serai.Game) -> None:
    before = correct(tadmor.standard(), "[resources.ship]\nbasic = [5, 6, 7]\n", "before.toml")
    tadmor.keep_printing(before.digest, before.values)
    view = tadmor.new(3, components=before).view(None)
    pictures = drawn(table(game="tadmor", view=view, choices=[]), "en", {})
    assert pictures is not None
    boards = [
        board_of(tadmor).draw(view, tadmor.printed(tables), Sheet([], language("en", tadmor.package)))
        for tables in (before, tadmor.standard())
    ]
    assert [pictures.board == board for board in boards] == [True, False]


def test_a_board_that_cannot_be_drawn_leaves_its_choices_to_the_list(
    tadmor: serai.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(view: Any, printed: Any, sheet: Sheet) -> str:
        raise RuntimeError("out of ink")

    monkeypatch.setattr(board_of(tadmor), "draw", breaks)
    choice = Choice(0, "done", "Done.")
    pictures = drawn(table(game="tadmor", view=tadmor.new(3).view(None), choices=[choice]), "en", {})
    assert pictures is not None
    assert (pictures.board, pictures.tray) == ("", [choice])
