"""Every promise of the invariants can be seen broken, and a broken position is not read back."""

import copy
from typing import Any

import pytest

import serai
from serai.games.tadmor.table import Table
from tests.games.tadmor.deal import OTHERWISE, begun, new, whole_game
from tests.positions import spoil

GAME = serai.game("tadmor")
REFUSED = "not a position of Tadmor: "

DISPLAY = ["i5", "i6", "i7", "i8", "i9", "i10", "i11", "i12"]


def table(players: int = 3, **options: Any) -> Table:
    """Red begins, in the very first turn; whatever is dealt or chosen came in its order."""
    t = begun(players, **options)
    while not t.turn:
        t.apply(t.legal()[0])
    return t


def edited(data: dict[str, Any], edits: dict[str, Any]) -> dict[str, Any]:
    """A copy of a position with other values in some places, such as holdings.0.tower."""
    data = copy.deepcopy(data)
    for path, value in edits.items():
        *way, last = path.split(".")
        inner: Any = data
        for key in way:
            inner = inner[int(key)] if isinstance(inner, list) else inner[key]
        inner[int(last) if isinstance(inner, list) else last] = value
    return data


def placed(seat: int, *pieces: list[str]) -> dict[str, Any]:
    """Pieces of a seat stand here, and a camel and a ship are still to be placed."""
    mine = f"holdings.{seat}"
    return {f"{mine}.pieces": list(pieces), f"{mine}.camels_left": 1, f"{mine}.ships_left": 1}


def taken(*slots: str) -> dict[str, Any]:
    return {"occupied": list(slots)}


def test_the_position_to_be_broken_is_sound() -> None:
    t = table()
    assert GAME.violations(t) == []
    data = t.to_json()
    assert GAME.from_json(data).to_json() == data
    assert (data["display"], data["tops"]) == (DISPLAY, {"grey": "glass_bottles", "yellow": "jade", "red": "silk"})
    assert [mine["tiles"] for mine in data["holdings"]] == [["i3"], ["i2"], ["i1"]]
    assert [mine["hand"] for mine in data["holdings"]] == [["k1", "k2"], ["k3", "k4"], ["k5", "k6"]]
    assert (data["turn"], data["actor"], data["stacks"]["jade"], data["stacks"]["ivory"]) == (1, 0, 2, 3)


@pytest.mark.parametrize(
    ("edits", "what"),
    [
        # The order of play
        ({"turn": 10}, "turn 10"),
        ({"first": None}, "the First Player pawn is nobody's"),
        ({"first": "yellow"}, "the First Player pawn is nobody's"),
        ({"pawn": None}, "the First Player pawn is nobody's"),
        ({"pawn": "yellow"}, "the First Player pawn is nobody's"),
        # Pieces
        ({"holdings.0.camels_left": 4}, "seat 0 has 0 and 4 of 3 pieces"),
        ({"holdings.1.ships_left": 3}, "seat 1 has 0 and 3 of 2 pieces"),
        ({"holdings.0.pieces": [["camel", "traitor"]], **taken("traitor")}, "seat 0 has 1 and 3 of 3 pieces"),
        ({"holdings.2.camels": 6}, "seat 2 owns 6 pieces of a kind"),
        ({"holdings.2.ships": 5}, "seat 2 owns 5 pieces of a kind"),
        ({"holdings.2.ships": 1, "holdings.2.ships_left": 1}, "seat 2 owns 1 pieces of a kind"),
        ({"holdings.2.camels": 0, "holdings.2.camels_left": 0}, "seat 2 owns 0 pieces of a kind"),
        # The board
        ({**placed(0, ["ship", "caravan"]), **taken("caravan")}, "seat 0 has a piece on a slot that does not take it"),
        (
            {**placed(1, ["camel", "rare_red"]), **taken("rare_red")},
            "seat 1 has a piece on a slot that does not take it",
        ),
        (
            {**placed(0, ["camel", "traitor"]), **placed(1, ["camel", "traitor"]), **taken("traitor")},
            "two pieces stand on traitor",
        ),
        (
            {**placed(0, ["camel", "war_supplies"], ["ship", "war_supplies"]), **taken("war_supplies")},
            "two pieces stand on war_supplies",
        ),
        (placed(0, ["camel", "traitor"]), "a piece stands on a slot that counts as free"),
        (
            {**placed(0, ["camel", "traitor"]), **taken("caravan")},
            "a piece stands on a slot that counts as free",
        ),
        (placed(0, ["camel", "i21"]), "seat 0 has a piece on a private place that is not free for it"),
        (
            {"holdings.1.tiles": ["i2", "i21"], "box": [], **placed(0, ["camel", "i21"])},
            "seat 0 has a piece on a private place that is not free for it",
        ),
        (
            {"holdings.0.tiles": ["i3", "i21"], "box": [], **placed(0, ["camel", "i21"], ["ship", "i21"])},
            "seat 0 has a piece on a private place that is not free for it",
        ),
        (
            {"holdings.0.tiles": ["i3", "i47"], "box": [], **placed(0, ["camel", "i47"], ["camel", "i47"])},
            "seat 0 has a piece on a private place that is not free for it",
        ),
        # Improvements
        ({"holdings.0.tiles": ["i2", "i3"]}, "the improvement i2 is not in one place"),
        ({"holdings.0.tiles": ["i3", "i5"]}, "the improvement i5 is not in one place"),
        ({"box": ["i12"]}, "the improvement i12 is not in one place"),
        ({"box": [], "display": [*DISPLAY, "i13"]}, "9 improvements on display"),
        # Missions
        ({"holdings.0.hand": ["k1"]}, "the mission k2 is not in one place"),
        ({"holdings.0.hand": ["k1", "k2", "k3"]}, "the mission k3 is not in one place"),
        ({"holdings.1.fulfilled": ["k20"]}, "the mission k20 is not in one place"),
        ({"holdings.1.returned": ["k20"]}, "the mission k20 is not in one place"),
        ({"discards": ["k20"]}, "the mission k20 is not in one place"),
        ({"deck": []}, "the mission k7 is not in one place"),
        # Rare goods
        ({"stacks.jade": 3}, "4 tiles of jade"),
        ({"stacks.jade": 1}, "2 tiles of jade"),
        ({"holdings.0.rare.oils": 1}, "4 tiles of oils"),
        ({"tops.yellow": None, "stacks.jade": 3}, "the yellow stack shows no top"),
        (
            {"tops.yellow": "silk", "tops.red": None, "stacks.jade": 3},
            "the yellow stack shows a tile of another colour",
        ),
        # Temples
        ({"holdings.0.temples.roof": 5}, "5 temple cards of the roof"),
        ({"holdings.0.temples.roof": 3, "holdings.1.temples.roof": 2}, "5 temple cards of the roof"),
        ({"holdings.1.temples.statues": 1}, "it is not known whether seat 1 has completed a temple"),
        ({"completers": ["blue"]}, "it is not known whether seat 1 has completed a temple"),
        ({"completers": ["yellow"]}, "somebody has completed a temple who does not play"),
        # Marauders
        ({"holder": "red"}, "a Marauders card is chosen that nobody holds"),
        ({"chosen": "ebla"}, "a Marauders card is chosen that nobody holds"),
        ({"holder": "yellow", "chosen": "ebla"}, "a Marauders card is chosen that nobody holds"),
        ({"revealer": "red"}, "a Marauders card is revealed by nobody"),
        ({"revealed": "ebla"}, "a Marauders card is revealed by nobody"),
        ({"revealer": "yellow", "revealed": "ebla"}, "a Marauders card is revealed by nobody"),
        ({"holder": "red", "chosen": "ebla", "under_attack": "ebla"}, "the same Marauders card lies in two places"),
        # Players
        ({"holdings.0.tower": 9, "holdings.0.tiles": ["i3", "i14"], "box": []}, "seat 0 has a tower of 9 levels"),
        ({"holdings.2.bought_basic": 2}, "seat 2 has used something more than once"),
        ({"holdings.2.paid_points": 2}, "seat 2 has used something more than once"),
        ({"holdings.2.market_open": 3}, "seat 2 has used something more than once"),
        ({"holdings.0.struck.red": 2}, "seat 0 has taken levels of its own tower"),
        ({"holdings.0.points.tower": -2}, "seat 0 has -2 points from one source"),
        ({"holdings.0.points.taxman": 3}, "seat 0 has 3 points from one source"),
        ({"holdings.0.points.spent": 4}, "seat 0 has 4 points from one source"),
    ],
)
def test_a_broken_position_is_refused_in_one_sentence(edits: dict[str, Any], what: str) -> None:
    with pytest.raises(serai.Refusal) as refusal:
        GAME.from_json(edited(table().to_json(), edits))
    assert str(refusal.value) == REFUSED + what


@pytest.mark.parametrize(
    ("edits", "what"),
    [
        (
            {**placed(0, ["ship", "wood_ship_2"]), **taken("wood_ship_2")},
            "seat 0 has a piece on a slot that does not take it",
        ),
        ({"display": ["i5", "i6", "i7"]}, "the improvement i7 is not in one place"),
        ({"holdings.0.tiles": ["i2", "i48"]}, "the improvement i48 is not in one place"),
    ],
)
def test_what_two_players_do_not_have_is_refused_at_their_table(edits: dict[str, Any], what: str) -> None:
    with pytest.raises(serai.Refusal) as refusal:
        GAME.from_json(edited(table(2).to_json(), edits))
    assert str(refusal.value) == REFUSED + what


def test_pieces_may_share_a_slot_only_where_missions_can_put_them_there() -> None:
    edits = {**placed(0, ["camel", "traitor"]), **placed(1, ["camel", "traitor"]), **taken("traitor")}
    shared = edited(table(3, placement_missions="occupied_slot").to_json(), edits)
    assert GAME.violations(GAME.from_json(shared)) == []


@pytest.mark.parametrize(
    ("path", "value", "what"),
    [
        ("turn", -1, "turn -1"),
        ("players.0.camels_left", -1, "seat 0 has 0 and -1 of 3 pieces"),
        ("stacks.8", -1, "-1 tiles of oils"),
        ("players.0.rare.8", -1, "2 tiles of oils"),
        ("players.0.temples.2", -1, "-1 temple cards of the roof"),
        ("players.1.goods.0", -1, "seat 1 owes goods"),
        ("players.1.traded.3", -1, "seat 1 owes goods"),
        ("players.0.tower", -1, "seat 0 has a tower of -1 levels"),
        ("players.2.bought_advanced", -1, "seat 2 has used something more than once"),
    ],
)
def test_what_no_field_would_read_is_seen_too(path: str, value: int, what: str) -> None:
    t = table()
    spoil(t, path, value)
    assert GAME.violations(t)[0] == what


def test_what_cannot_be_written_down_is_seen_too() -> None:
    t = table()
    t.players[0].camels_left = t.players[0].ships_left = 0
    t.players[0].pieces = [23 * 2, 4 * 2]
    t.occupied = 1 << 23 | 1 << 4
    assert GAME.violations(t) == ["seat 0 has its pieces in disorder"]
    t = table()
    t.players.append(t.players[0].copy())
    assert GAME.violations(t) == ["4 players"]


def test_before_anybody_is_seated_there_are_no_pieces_yet() -> None:
    assert GAME.violations(new(4)) == []
    t = table()
    t.stack.clear()
    t.players[0].camels = t.players[0].camels_left = 0
    assert GAME.violations(t) == ["seat 0 owns 0 pieces of a kind"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, OTHERWISE])
def test_a_whole_game_is_sound(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        for t in whole_game(players, seed, **options):
            assert GAME.violations(t) == []
