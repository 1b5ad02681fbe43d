"""What one who plays against the magistrate knows of its cards, on the page and in the terminal."""

import random

import pytest

import serai
from serai.core.board.choices import Sheet
from serai.core.play import draw
from serai.games.merv import board
from serai.games.merv.constants import AREAS, NOBODY
from serai.games.merv.render.solo import BELOW, COMES, MAY_COME, NOW, OUT, PLAYED, STANDS, outlook
from serai.games.merv.table import Table
from serai.language import spoken
from tests.games.merv.scene import Scene, scene

MERV = serai.game("merv")
READ = spoken(MERV, "en")
MAGISTRATE = 1
LINE = "MAGISTRATE  "


def stand(t: Table) -> dict[str, str]:
    return dict(zip(AREAS, outlook(t.view(None), t.printed, MAGISTRATE), strict=True))


def deck(s: Scene, *layers: str, middle: int = 0, played: str = "", now: str = "") -> Table:
    """Cards by name, a layer in a text; the magistrate has moved this round."""
    t = s.t
    t.solo_deck = [sum(1 << AREAS.index(card) for card in layer.split()) for layer in layers]
    t.solo_middle = middle
    t.solo_discards = sum(1 << AREAS.index(card) for card in played.split())
    t.solo_card = AREAS.index(now) if now else NOBODY
    t.queue[:] = [1, 0, 2]
    t.turn = 2
    return t


def terminal(t: Table) -> str:
    lines = READ.picture(t, 0, False, 118).splitlines()
    return next(line for line in lines if line.startswith(LINE)).removeprefix(LINE)


def page(t: Table) -> str:
    return board.draw(t.view(0), t.printed, Sheet([], READ.language))


@pytest.mark.ruling("B77")
def test_in_the_first_year_only_the_palace_is_sure_to_come() -> None:
    t = deck(scene(1).at(1, 1), "caravansary palace marketplace mosque wall", middle=3, now="library")
    assert stand(t) == {**dict.fromkeys(AREAS, MAY_COME), "palace": COMES, "library": NOW}
    assert terminal(t) == "now: library  this year: palace  perhaps: caravan, market, mosque, wall"
    assert "The palace card comes this year, if every card can be played." in page(t)
    assert "The mosque card may come this year, or stay at the bottom." in page(t)


@pytest.mark.ruling("B77")
def test_once_four_have_come_the_two_at_the_bottom_are_known() -> None:
    t = deck(scene(1).at(1, 4), "mosque wall", played="library palace caravansary", now="marketplace")
    assert stand(t) == {
        "caravansary": PLAYED,
        "palace": PLAYED,
        "library": PLAYED,
        "marketplace": NOW,
        "mosque": BELOW,
        "wall": BELOW,
    }
    assert terminal(t) == "now: market  below: mosque, wall  played: caravan, palace, library"
    assert "The wall card lies at the bottom: it comes only if another cannot be played." in page(t)
    assert "has come this year. When the year is over it goes back on top of the others." in page(t)


@pytest.mark.ruling("B77")
def test_in_later_years_the_discards_lie_on_top_and_all_of_them_come() -> None:
    t = deck(scene(1).at(2, 2), "palace library", "mosque wall", played="caravansary", now="marketplace")
    assert stand(t)["palace"] == stand(t)["library"] == COMES
    assert stand(t)["mosque"] == stand(t)["wall"] == BELOW
    t.turn = 0  # the magistrate has not drawn yet: one more comes, and it may be one of the bottom two
    assert stand(t)["mosque"] == stand(t)["wall"] == MAY_COME
    t = deck(scene(1).at(3, 2), "palace library", "mosque wall", played="caravansary", now="marketplace")
    assert "The caravansary card has come this year." in page(t)
    assert "goes back on top" not in page(t)


@pytest.mark.ruling("B75", "B77")
def test_a_card_that_was_taken_out_comes_no_more_and_lets_one_of_the_bottom_come() -> None:
    t = deck(scene(1).at(3, 1), "palace wall", "mosque caravansary", now="marketplace")
    assert stand(t) == {
        "caravansary": MAY_COME,
        "palace": COMES,
        "library": OUT,
        "marketplace": NOW,
        "mosque": MAY_COME,
        "wall": COMES,
    }
    assert terminal(t).endswith("out: library")
    assert "The library card is out of the game." in page(t)


@pytest.mark.ruling("B77")
def test_at_the_end_of_a_round_and_of_a_year_the_draws_of_that_round_are_over() -> None:
    t = deck(scene(1).at(2, 3), "palace", "mosque wall", played="caravansary library marketplace")
    t.turn, t.queue[:] = 3, [NOBODY, NOBODY, NOBODY]
    assert (stand(t)["palace"], stand(t)["wall"]) == (COMES, BELOW)
    t = deck(scene(1).at(2, 5), "mosque wall", played="caravansary library marketplace palace")
    t.turn = 0
    assert (stand(t)["palace"], stand(t)["wall"]) == (PLAYED, BELOW)


def test_with_others_at_the_table_there_is_no_magistrate() -> None:
    assert LINE not in READ.picture(scene(2).begins("red").t, 0, False, 118)


@pytest.mark.ruling("B77")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_said_of_a_card_holds_in_whole_games(seed: int) -> None:
    """While every card could be played: what comes this year comes, and what lies below does not."""
    rng = random.Random(seed)
    state = MERV.new(1)
    assert isinstance(state, Table)
    log = state.log = []
    said: dict[str, str] = {}
    year = 0
    while not state.is_over:
        if state.actor == serai.CHANCE:
            state.apply(draw(state, rng))
            continue
        if state.year != year:
            drawn = [AREAS[entry.args[0]] for entry in log if entry.key == "solo_card"]
            if len(drawn) == state.printed.rounds and OUT not in said.values():
                assert {card for card, stands in said.items() if stands == COMES} <= set(drawn)
                assert {card for card, stands in said.items() if stands == BELOW}.isdisjoint(drawn)
            log.clear()
            said, year = {}, state.year
        now = stand(state)
        assert set(now.values()) <= set(STANDS)
        said = said or now
        state.apply(rng.choice(state.legal()))
