"""The complete turn example of the rulebook: its second turn as told, and a record of both its turns. (88)"""

from pathlib import Path

import pytest

from serai.core import record
from serai.games.tadmor.table import Table
from tests.games.tadmor.deal import held, offers
from tests.games.tadmor.scene import Scene, scene

FILE = Path(__file__).with_name("turn_example.txt")

PLACEMENTS = [
    "camel tower-two-levels",  # red, and from here on blue and red in turn
    "ship stone-ship-1",
    "camel improvement-1",
    "ship rare-yellow",
    "ship wood-ship-1",
    "camel market-palmyra",
    "camel caravan",
    "camel marauders",
    "ship gold-ship-1",
    "camel improvement-2",
]
PICKS = ["north-sea", "euphrates", "palmyra", "damascus", "ebla", "antioch"]


def before_turn_2() -> Scene:
    """Both boards as the example shows them; red is first to play and has chosen a Marauders card."""
    s = scene(2).at_turn(1).holds("red", "south_sea").attacked("euphrates").tops("porcelain")
    s.give("red", wood=2, gold=1, tower=3, tiles=["i1", "i14"], hand=["k1", "k20"], points=10)
    s.give("blue", wood=2, marble=1, tiles=["i4"], rare=["incense"], fulfilled=["k16"], hand=["k3"], points=10)
    return s.display("i5", "i8", "i10", "i16", "i18")


def placed() -> Scene:
    return before_turn_2().starts_turn().play(*PLACEMENTS)


def goods(s: Scene) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Wood, stone, marble, gold of red and of blue."""
    return s.of("red").goods, s.of("blue").goods


# Turn 2 as told -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("88", "1")
def test_red_and_blue_place_in_turn_until_they_run_out_of_pieces() -> None:
    s = before_turn_2().starts_turn()
    for at, piece in enumerate(PLACEMENTS):
        assert s.waits_for(["red", "blue"][at % 2])
        s.play(piece)
    assert (s.tells("place"), s.player("red").camels_left, s.player("blue").ships_left) == (10, 0, 0)


@pytest.mark.ruling("88", "15")
@pytest.mark.covers("marauders south_sea", "marauders euphrates")
def test_the_south_sea_is_attacked_and_blue_loses_a_ship_and_picks_any_other_card() -> None:
    s = placed()
    assert s.of("blue").pieces == ["ship rare_yellow", "camel improvement_2", "camel market_palmyra"]
    assert (len(s.of("red").pieces), s.under_attack()) == (5, "south_sea")
    assert s.waits_for("blue")
    assert s.legal() == [f"region {region}" for region in PICKS]


@pytest.mark.ruling("88", "3")
@pytest.mark.covers("improvement i5", "improvement i10", "improvement i14", "mission k16")
def test_every_figure_of_the_resolution_stage() -> None:
    s = placed().play("region north-sea")
    s.play("use gold-ship-1")
    assert goods(s)[0] == (2, 0, 0, 3)  # red takes 2 gold
    s.play("take i10", "pay wood")
    assert goods(s)[0] == (1, 0, 0, 3)
    s.play("take i5", "pay wood")
    assert goods(s)[1] == (1, 0, 1, 0)
    assert goods(s)[0] == (5, 0, 0, 3)  # red's ship has collected 4 wood
    s.play("trade wood-marble", "trade wood-marble", "use tower-two-levels")
    assert goods(s)[0] == (2, 0, 0, 3)
    assert (s.of("red").tower, s.of("red").camels) == (6, 4)  # level 5 was free, and the caravan has brought a camel
    s.play("done", "trade wood-marble", "trade marble-stone-stone")
    assert goods(s)[1] == (0, 2, 1, 0)
    s.play("return k16", *["good stone"] * 3, *["good marble"] * 2)
    assert goods(s)[1] == (0, 5, 3, 0)
    s.play("use rare-yellow", "top jade")
    assert (goods(s)[1], s.of("blue").traded) == ((0, 0, 3, 0), (0, 0, 3, 0))
    assert s.of("blue").rare == ["incense", "porcelain"]


@pytest.mark.ruling("88")
def test_both_boards_at_the_end_of_turn_2() -> None:
    s = placed().play("region north-sea", "use gold-ship-1", "take i10", "pay wood", "take i5", "pay wood")
    s.play("trade wood-marble", "trade wood-marble", "use tower-two-levels", "done")
    s.play("trade wood-marble", "trade marble-stone-stone", "return k16", *["good stone"] * 3, *["good marble"] * 2)
    s.play("use rare-yellow", "top jade", "done", "done")  # two windows of the Kingdom phase
    check_boards(s.t)
    assert s.pawn() == "red"
    assert s.waits_for("red")


def check_boards(t: Table) -> None:
    """What red and blue have when turn 3 begins, and that nobody has scored."""
    red, blue = held(t, "red"), held(t, "blue")
    assert t.turn == 3
    assert red["goods"] == {"wood": 2, "stone": 0, "marble": 0, "gold": 3}
    assert blue["goods"] == {"wood": 0, "stone": 0, "marble": 3, "gold": 0}  # joined to the warehouse
    assert [red["tower"], red["camels"], red["ships"], len(red["hand"])] == [6, 4, 2, 2]
    assert [blue["tower"], blue["camels"], blue["ships"], len(blue["hand"])] == [0, 3, 2, 1]
    assert (red["tiles"], blue["tiles"]) == (["i1", "i10", "i14"], ["i4", "i5"])
    assert (blue["fulfilled"], blue["returned"]) == ([], ["k16"])
    assert (blue["rare"]["incense"], blue["rare"]["porcelain"], sum(blue["rare"].values())) == (1, 1, 2)
    assert [score.total for score in t.scores()] == [10, 10]
    assert (t.view(None)["under_attack"], t.view(None)["holder"]) == ("south_sea", "blue")


# The record -----------------------------------------------------------------------------------------------------------


def replayed(until: str | None = None, rules: int = 1) -> Table:
    """The record, played again up to a remark, or to its end. It was written by rules 1; by rules 2 nothing differs."""
    text = FILE.read_text("utf-8").replace("rules: 1", f"rules: {rules}", 1)
    if until is not None:
        assert text.count(f"\n# {until}") == 1
        text = text.partition(f"\n# {until}")[0] + "\n"
    state = record.replay(record.read(text, FILE.name))
    assert isinstance(state, Table)
    return state


@pytest.mark.ruling("88")
def test_the_record_leads_to_both_boards_as_turn_2_begins() -> None:
    t = replayed("Turn 2: placement")
    red, blue = held(t, "red"), held(t, "blue")
    assert t.turn == 2
    assert (red["goods"], red["tower"], red["tiles"]) == (
        {"wood": 2, "stone": 0, "marble": 0, "gold": 1},
        3,
        ["i1", "i14"],
    )
    assert (blue["goods"], blue["tower"], blue["tiles"]) == (
        {"wood": 2, "stone": 0, "marble": 1, "gold": 0},
        0,
        ["i4"],
    )
    assert (len(red["hand"]), len(blue["hand"]), blue["fulfilled"], sum(blue["rare"].values())) == (2, 1, ["k16"], 1)
    assert (t.view(0)["holder"], t.view(0)["chosen"]) == ("red", "south_sea")


@pytest.mark.ruling("88")
def test_in_the_record_too_blue_loses_his_ship_and_picks_any_other_card() -> None:
    t = replayed("Red's card is the South Sea")
    assert ["ship", "stone_ship_1"] not in held(t, "blue")["pieces"]
    assert (len(held(t, "blue")["pieces"]), len(held(t, "red")["pieces"])) == (3, 5)
    assert offers(t) == [f"region {region}" for region in PICKS]


@pytest.mark.ruling("88")
def test_in_the_record_red_has_collected_his_wood_before_he_builds() -> None:
    assert held(replayed("Blue buys I5 with a wood"), "red")["goods"] == {"wood": 1, "stone": 0, "marble": 0, "gold": 3}
    assert held(replayed("Red has collected 4 wood"), "red")["goods"] == {"wood": 5, "stone": 0, "marble": 0, "gold": 3}


@pytest.mark.ruling("88")
@pytest.mark.parametrize("rules", [1, 2])
def test_the_record_leads_to_both_boards_at_the_end_of_turn_2(rules: int) -> None:
    t = replayed(rules=rules)
    assert t.rules.version == rules
    check_boards(t)
    assert t.view(None)["pawn"] == "blue"  # in the book it is red's


def test_the_record_reads_back_as_it_was_written() -> None:
    text = FILE.read_text("utf-8")
    bare = "\n".join([line for line in text.splitlines() if not line.startswith("#")])
    lines = record.read(text, FILE.name).text().split()
    assert lines == bare.split()
