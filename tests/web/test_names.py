"""People at a table are called by their names wherever a page speaks of them: in the list, on the board and mats."""

import re
from dataclasses import replace
from html import unescape

import pytest

from serai.core.state import State
from serai.core.titles import find
from serai.language import language
from serai.language.pictured import plain
from serai.server.languages import words
from serai.server.payloads import Reader, TablePayload
from serai.server.presenter import present_table
from serai.server.rows import SeatRow
from serai.server.timeline import Timeline
from serai.server.where import Shown
from serai.web.scene import Scene
from tests.games.merv.scene import scene as merv_scene
from tests.server.test_secrets import decisions, table_row

TITLES = ["merv", "marco_polo", "tadmor"]
ADA, BARTHOLOMEA = Reader(1, "Ada"), Reader(2, "Bartholomea")
RED = ("tadmor", "red")
TOLD = re.compile(r' (?:data-tip|aria-label)="([^"]*)"')


def seen(name: str, state: State, reader: Reader | None, code: str, bot: str | None = None) -> TablePayload:
    """A table of Ada and Bartholomea, and perhaps a bot."""
    game = find(name)
    timeline = Timeline(game, state)
    row = table_row(game, timeline)
    seats = [SeatRow(0, 1, "Ada", None), SeatRow(1, 2, "Bartholomea", None), SeatRow(2, None, "", bot)]
    return present_table(
        replace(row, seats=seats[: row.players]), Shown(timeline, timeline), reader, [], words(code), drawn=True
    )


def labels(seen: TablePayload, code: str) -> list[str]:
    """What is said of the places on the board and on the mats."""
    drawn = Scene(seen, code).drawn
    assert drawn is not None
    return [unescape(told) for part in [drawn.board, *drawn.mats.values()] for told in TOLD.findall(part)]


def listed(seen: TablePayload) -> list[str]:
    """What is asked and may be chosen."""
    return [plain(text) for text in [seen.prompt, *(choice.sentence for choice in seen.choices)]]


def colours(game: str, code: str) -> re.Pattern[str]:
    """What the title calls the two seats; in Tadmor there are red goods, too."""
    speak, seats = language(code, find(game).package), find(game).seat_names(2)[:2]
    return re.compile("|".join(rf"\b{speak.say(f'seat-{name}')}\b" for name in seats if (game, name) != RED), re.I)


@pytest.mark.parametrize("code", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", TITLES)
def test_nobody_who_sits_there_by_name_is_called_by_a_colour(game: str, code: str) -> None:
    called, texts = colours(game, code), set[str]()
    for state in list(decisions(find(game), 2, {}, 3))[5::23]:
        for reader in (ADA, BARTHOLOMEA, None):
            table = seen(game, state, reader, code)
            texts |= {*listed(table), *labels(table, code)}
    assert [text for text in texts if called.search(text)] == []
    assert any("Ada" in text for text in texts)
    assert any("Bartholomea" in text for text in texts)


@pytest.mark.parametrize("game", TITLES)
def test_a_sentence_that_begins_with_a_bots_colour_begins_with_a_capital(game: str) -> None:
    begins = re.compile(rf"(?:^|[.!?] +)(?:{'|'.join(find(game).seat_names(3)[:3])}|you)\b")
    texts = set[str]()
    for state in list(decisions(find(game), 3, {}, 4))[9::41]:
        table = seen(game, state, ADA, "en", bot="greedy")
        texts |= {*listed(table), *labels(table, "en")}
    assert [text for text in texts if begins.search(text)] == []


# Buildings of Merv ----------------------------------------------------------------------------------------------------


def built() -> State:
    """Ada is red and Bartholomea blue; a bot is yellow."""
    s = merv_scene(players=3).site("b1", owner="blue").site("b2", owner="red").site("b3", owner="yellow")
    return s.begins("red").play("slot 2").t


@pytest.mark.parametrize(
    ("code", "owned"),
    [
        ("en", ["b1, Bartholomea's", "b2, your", "b3, yellow's"]),
        ("fr", ["b1, quartier Caravansérail beige (Bartholomea)", "b2, votre", "orange (Jaune)"]),
        ("ru", ["владелец: Bartholomea", "b2 (ваш", "владелец: Жёлтый"]),
    ],
)
def test_the_list_says_whose_a_building_is(code: str, owned: list[str]) -> None:
    told = " / ".join(listed(seen("merv", built(), ADA, code, bot="greedy")))
    assert [words for words in owned if words not in told] == []


@pytest.mark.parametrize(
    ("code", "owned"),
    [
        ("en", ["b1: Bartholomea's", "b2: your", "b3: yellow's"]),
        ("fr", ["b1\xa0: quartier Caravansérail beige (Bartholomea)", "b2\xa0: votre", "orange (Jaune)"]),
    ],
)
def test_the_board_says_whose_a_building_is_in_and_out_of_ones_turn(code: str, owned: list[str]) -> None:
    asked = seen("merv", built(), ADA, code, bot="greedy")
    for table in (asked, replace(asked, choices=[]), replace(asked, choices=[], status="over")):
        told = " / ".join(labels(table, code))
        assert [words for words in owned if words not in told] == []


def test_one_who_has_the_name_of_another_is_told_apart_on_the_board() -> None:
    table = seen("merv", built(), None, "en", bot="greedy")
    namesakes = [replace(seat, name="Ada") if seat.kind == "person" else seat for seat in table.seats]
    told = labels(replace(table, seats=namesakes), "en")
    assert any(text.startswith("b1: Ada (blue)'s") for text in told)
    assert any(text.startswith("b2: Ada (red)'s") for text in told)


def test_two_before_one_screen_are_told_apart_by_their_colours() -> None:
    table = seen("merv", built(), ADA, "en", bot="greedy")
    shared = [replace(seat, name="Ada", yours=seat.kind == "person") for seat in table.seats]
    assert any(text.startswith("b1: blue's") for text in labels(replace(table, seats=shared), "en"))
