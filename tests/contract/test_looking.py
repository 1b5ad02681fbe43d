"""How every title looks on the page: drawn for every reader, a place for every action, its face in the lobby."""

from collections import Counter
from typing import Final
from xml.etree.ElementTree import Element, fromstring

from serai.core.board import emblems
from serai.core.board.boards import board_of
from serai.core.board.choices import Sheet
from serai.core.game import COLOURS, Game
from serai.core.reading import Choice
from serai.core.state import State
from serai.core.titles import GAMES
from serai.language import language
from serai.web import titles
from tests.contract.journeys import every_game, journeys, readers

NAMESPACE: Final = ' xmlns="http://www.w3.org/2000/svg"'
LARGEST: Final = 150_000
FEW: Final = 0.1
"""The share of kinds of actions that may be a word rather than a place."""


def sheet_for(game: Game, state: State, seat: int | None, code: str = "en") -> Sheet:
    """What a reader may choose; whoever is not asked has nothing to choose from."""
    legal = state.legal() if seat == state.actor else []
    return Sheet([Choice(action, state.notation(action), "So") for action in legal], language(code, game.package))


def drawings(game: Game, state: State, seat: int | None, sheet: Sheet) -> list[str]:
    """The table and everybody's mat, as one reader sees them."""
    board, view = board_of(game), state.view(seat)
    printed = game.printed_of(view)
    mats = [board.mat(view, printed, at, sheet) for at in range(state.seats)]
    return [board.draw(view, printed, sheet), *mats]


def parsed(drawing: str) -> Element:
    return fromstring(f"<svg>{drawing}</svg>".replace(NAMESPACE, ""))


@every_game
def test_the_board_is_drawn_for_everybody_at_every_moment(game: Game) -> None:
    known = {symbol.get("id") for symbol in parsed(emblems.symbols() + board_of(game).symbols()).iter("symbol")}
    for journey in journeys(game):
        for at, state in enumerate([journey.start, *journey.decisions[::4], journey.end]):
            seat = readers(state)[at % (state.seats + 1)]
            for drawing in drawings(game, state, seat, sheet_for(game, state, seat)):
                assert {use.get("href", "")[1:] for use in parsed(drawing).iter("use")} <= known
                assert " style=" not in drawing
                assert "{" not in drawing
                assert len(drawing) < LARGEST


@every_game
def test_every_action_has_its_place_on_the_board(game: Game) -> None:
    """A kind of action has a place always, or it is a word, such as 'done', and lies in the tray; and few are words."""
    placed: set[str] = set()
    words: set[str] = set()
    for journey in journeys(game):
        for state in journey.decisions:
            sheet = sheet_for(game, state, state.actor)
            drawings(game, state, state.actor, sheet)
            words.update(choice.kind for choice in sheet.unplaced())
            placed.update(choice.kind for choice in sheet.choices.values() if choice.action in sheet.placed)
    assert placed & words == set()
    assert len(words) <= max(1, FEW * len(placed)), words


@every_game
def test_no_picture_is_there_twice(game: Game) -> None:
    symbols = parsed(emblems.symbols() + board_of(game).symbols()).iter("symbol")
    assert [name for name, times in Counter(symbol.get("id") for symbol in symbols).items() if times > 1] == []


# In the lobby ---------------------------------------------------------------------------------------------------------


@every_game
def test_a_title_has_its_picture_its_words_and_its_style(game: Game) -> None:
    assert titles.vignette(game) != titles.PLAIN_VIGNETTE
    assert parsed(titles.vignette(game)).find("svg") is not None
    assert language("en", game.package)(titles.about(game)).endswith(".")
    assert titles.has_style(game.name)


@every_game
def test_the_seats_have_colours_that_the_pages_know(game: Game) -> None:
    for players in game.players:
        assert set(game.seat_names(players)[:players]) <= set(COLOURS)
    assert set(emblems.EMBLEMS) == set(COLOURS)


def test_nothing_is_wrong_with_any_title() -> None:
    assert GAMES.look_over() == []
