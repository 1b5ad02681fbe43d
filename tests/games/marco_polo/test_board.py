"""Marco Polo's board on a page: every piece on it, and the places of what is seldom chosen."""

from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

import serai
from serai.core.board import emblems
from serai.core.board.choices import Sheet
from serai.core.reading import Choice
from serai.core.step import CHANCE
from serai.games.marco_polo import board
from serai.games.marco_polo.actions import ACTIONS
from serai.games.marco_polo.characters import ChooseCharacter
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.constants import CARDS, CHARACTERS, LOCATIONS, SEATS, SPACES
from serai.games.marco_polo.table import Table
from serai.language import spoken
from tests.games.marco_polo.deal import EXPERT, dealt, new, whole_game
from tests.games.marco_polo.scene import scene

GAME = serai.game("marco_polo")
READ = spoken(GAME, "en")
PRINTED: Printed = GAME.printed(GAME.standard())
UNPLACED = {"done", "coins", "reward"}
"""Kinds that have no place of their own: the page offers them beside the board."""
OTHERWISE = {"character_draft": True, "exchange_either_way": False, "bonus_card_pays_first": True}
TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, EXPERT), (4, EXPERT), (4, OTHERWISE)]


def sheet_of(t: Table) -> Sheet:
    """What the one who decides may choose."""
    legal = t.legal() if t.actor >= 0 else []
    return Sheet([Choice(action, t.notation(action), READ.sentence(t, action)) for action in legal], READ.language)


def empty_sheet() -> Sheet:
    """For somebody who only looks on."""
    return Sheet([], READ.language)


def drawings(t: Table, seat: int | None, sheet: Sheet) -> list[str]:
    """The table and all mats, as one reader sees them."""
    view = t.view(seat)
    return [
        board.draw(view, PRINTED, sheet),
        *[board.mat(view, PRINTED, at, sheet) for at in range(t.seats)],
        READ.clock(view, PRINTED),
    ]


def moments(players: int, options: dict[str, Any], seed: int = 1, every: int = 7) -> Iterator[Table]:
    for number, t in enumerate(whole_game(players, seed, **options)):
        if number % every == 0 or t.is_over:
            yield t


def parsed(drawing: str) -> Element:
    return fromstring(f"<svg>{drawing}</svg>".replace(' xmlns="http://www.w3.org/2000/svg"', ""))


def all_of(drawn: list[str], element: str, attribute: str) -> list[str]:
    """The values of an attribute in all drawings."""
    found = [one.get(attribute) for drawing in drawn for one in parsed(drawing).iter(element)]
    return [value for value in found if value]


def pieces(drawn: list[str]) -> Counter[str]:
    return Counter(all_of(drawn, "g", "data-piece"))


# Whole games ----------------------------------------------------------------------------------------------------------


def test_few_kinds_of_choices_have_no_place() -> None:
    by_chance = {"start", "marker", "outpost", "card", "draw", "reveal", "goal", "roll"}
    kinds = {kind.name for kind in ACTIONS.kinds} - by_chance
    assert kinds > UNPLACED
    assert len(kinds - UNPLACED) > 0.9 * len(kinds)


# What lies there ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_piece_is_drawn_once(players: int, options: dict[str, Any]) -> None:
    for t in moments(players, options, every=97):
        view = t.view(None)
        on_board, everywhere = (
            pieces(drawings(t, None, empty_sheet())[:1]),
            pieces(drawings(t, None, empty_sheet())[:-1]),
        )
        for colour, holding in zip(SEATS, view["holdings"], strict=False):
            assert on_board[f"{colour} post"] == len(holding["posts"])
            assert everywhere[f"{colour} post"] == len(holding["posts"]) + holding["posts_left"]
            assert everywhere[f"{colour} figure"] == len(holding["figures"])
        dice = sum(n for kind, n in on_board.items() if " die" in kind)
        assert dice == len(view["placed"]) + view["black_dice"]
        held = sum(len(holding["dice"]) for holding in view["holdings"])
        assert sum(n for kind, n in everywhere.items() if " die" in kind) == dice + held
        for contract in view["row"]:
            assert contract is None or on_board[f"contract {contract}"] == 1


def test_the_board_has_every_area_and_every_symbol_it_uses() -> None:
    t = dealt(4, "blue", 1, **EXPERT)
    drawn = drawings(t, 0, sheet_of(t))[:-1]
    areas = {"map", "contracts", "travel", "khan", "coins", "money_bag", "bonus"}
    assert set(all_of(drawn[:1], "g", "data-area")) == {*areas, "draft"}
    assert set(all_of(drawings(dealt(2), 0, empty_sheet())[:1], "g", "data-area")) == {*areas, "bazaar"}
    known = all_of([emblems.symbols() + board.symbols()], "symbol", "id")
    assert {href[1:] for href in all_of(drawn, "use", "href")} <= set(known)


def test_before_anything_is_dealt_and_after_the_end_there_is_a_board_too() -> None:
    t = new(2, **EXPERT)
    assert (t.actor, READ.clock(t.view(None), PRINTED)) == (CHANCE, "Setting up")
    drawings(t, None, empty_sheet())
    *_, t = whole_game(2, 1)
    assert READ.clock(t.view(None), PRINTED) == "The game is over"


# Choices --------------------------------------------------------------------------------------------------------------


def chosen(t: Table, notation: str) -> int:
    """How many places of the table and the mats stand for an action."""
    action = str(t.parse(notation))
    spots = all_of(drawings(t, t.actor, sheet_of(t))[:-1], "g", "data-act")
    return sum(action in acts.split() for acts in spots)


@pytest.mark.parametrize("name", CARDS)
def test_every_city_card_is_drawn_and_can_be_used_where_it_lies(name: str) -> None:
    s = scene().card("sumatra_2", name).give("red", posts=["sumatra", "anxi", "xian", "kochi"], at="sumatra")
    s.give("red", dice=[5], coins=9, camels=12, pepper=3, silk=2, gold=2, completed=["c07", "c08"]).begins("red")
    assert chosen(s.t, "place sumatra-2") == 1
    s.play("place sumatra-2")
    while not s.done and type(s.t.stack[-1]).__name__ != "OwnTurn":
        sheet = sheet_of(s.t)
        drawings(s.t, s.t.actor, sheet)
        assert {choice.kind for choice in sheet.unplaced()} <= UNPLACED
        s.t.apply(s.t.legal()[-1])


def words_at(drawing: str, tip: str) -> list[str]:
    """What is written on the thing whose description begins so."""
    spots = [one for one in parsed(drawing).iter("g") if (one.get("data-tip") or "").startswith(tip)]
    return [word.text or "" for spot in spots for word in spot.iter("text")]


def test_contracts_bear_the_numbers_by_which_they_are_chosen() -> None:
    s = scene().give("red", dice=[6], contracts=["c09", "c10"]).begins("red")
    table, *mats = drawings(s.t, 3, sheet_of(s.t))[:-1]
    for number in range(1, 7):
        assert str(number) in words_at(table, f"For this contract your die must show {number} or more")
        assert f"Contract {number}: asks" in table
    for number in (1, 2):
        assert str(number) == words_at(mats[3], f"Contract {number}: asks")[-1]
    s.special("c11").gains("red", special_pile_contract=1)
    mat = drawings(s.t, 3, sheet_of(s.t))[4]
    assert [spot for spot in all_of([mat], "g", "data-tip") if spot.startswith("The new contract asks")]


def test_a_character_to_be_chosen_shows_what_it_receives_every_round() -> None:
    s = scene(2)
    s.t.revealed = 1 << CHARACTERS.index("matteo") | 1 << CHARACTERS.index("johannes") | 1 << CHARACTERS.index("berke")
    s.asks(ChooseCharacter(0))
    table = drawings(s.t, 0, sheet_of(s.t))[0]
    assert words_at(table, "Johannes Carprini: ") == ["Johannes Carprini", "steps from oasis to oasis", "3"]
    assert "Matteo Polo: rolls a white die more, a contract from the special pile every round." in table


def test_a_third_contract_lies_on_the_mat_until_one_of_the_three_goes() -> None:
    s = scene().give("red", contracts=["c01", "c02"], posts=["anxi"], dice=[6], coins=20)
    s.begins("red").play("place contracts")
    while not s.offers("contract 1"):
        s.t.apply(s.t.legal()[0])
    s.play("contract 1")
    assert [chosen(s.t, line) for line in s.legal()] == [1, 1]


def test_only_the_mat_of_the_one_who_decides_has_choices() -> None:
    t = dealt(3, "blue")
    seen = {seat: board.mat(t.view(0), PRINTED, seat, sheet_of(t)) for seat in range(3)}
    assert t.actor == 0
    assert "data-act" not in seen[1] + seen[2]


def test_every_place_and_every_space_can_be_pointed_at() -> None:
    t = dealt(2)
    tips = all_of(drawings(t, 0, empty_sheet())[:1], "g", "data-tip")
    assert len(tips) > len(LOCATIONS) + len(SPACES)
    assert all(len(tip) < 240 for tip in tips)


def test_a_name_that_is_long_in_some_language_stays_within_its_room(monkeypatch: pytest.MonkeyPatch) -> None:
    t = dealt(2)
    assert "textLength" not in "".join(drawings(t, 0, empty_sheet()))
    said = type(READ.language).say
    monkeypatch.setattr(type(READ.language), "say", lambda self, key, **facts: said(self, key, **facts) * 3)
    drawn = parsed(drawings(t, 0, empty_sheet())[0])
    narrowed = {word.text for word in drawn.iter("text") if word.get("textLength")}
    assert "Moscow" * 3 in narrowed
