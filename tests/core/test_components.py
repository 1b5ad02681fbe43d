"""Printed facts: provenance is inherited, corrections are checked, and Merv's own file keeps its promises."""

from importlib import resources
from pathlib import Path

import pytest

from serai.core.component_files import load
from serai.core.components import CONFIDENCES, PROVENANCES, Components, ComponentsError, Provenance
from serai.core.corrections import correct, correct_file
from serai.language import language

TOY = """
game = "toy"

[shape]
lists = ["track.points"]
[shape.bags]
"shop.*.cost" = ["red", "blue"]

[track]
spaces = 3
points = [0, 1, 2]
loops = false
provenance = "reconstructed"
confidence = "low"
note = "a guess"

[shop]
provenance = "rulebook"
source = "page 4"
inn = { sells = "soup", seats = [1, 2], doors = [[1, 1], [2, 1]], cost = { red = 1 } }

[shop.mill]
sells = "flour"
seats = [3, 4]

[shop.mill.cost]
blue = 2
provenance = "reconstructed"
confidence = "high"
note = "blue is left"

[opening]
provenance = "rulebook"
source = "page 1"
note = "The youngest begins."
"""


def toy() -> Components:
    return load(TOY, "toy.toml")


def corrected(text: str) -> Components:
    return correct(toy(), text, "my_toy.toml")


def merv() -> Components:
    text = resources.files("serai.games.merv").joinpath("components.toml").read_text(encoding="utf-8")
    return load(text, "components.toml")


def says(found: pytest.ExceptionInfo[ComponentsError]) -> str:
    return str(found.value)


# Loading


def test_values_come_without_what_is_said_about_them() -> None:
    assert toy().values["track"] == {"spaces": 3, "points": [0, 1, 2], "loops": False}
    assert toy().values["opening"] == {}
    assert list(toy().values) == ["track", "shop", "opening"]


def test_a_table_without_provenance_takes_it_from_the_table_around_it() -> None:
    rulebook = Provenance("rulebook", "page 4", "", "")
    assert toy().provenance["shop.inn"] == rulebook
    assert toy().provenance["shop.inn.cost"] == rulebook
    assert toy().provenance["shop.mill"] == rulebook


def test_a_table_with_provenance_takes_no_word_from_around_it() -> None:
    assert toy().provenance["shop.mill.cost"] == Provenance("reconstructed", "", "high", "blue is left")


def test_a_table_with_a_note_alone_keeps_the_provenance_around_it() -> None:
    text = TOY.replace('sells = "flour"', 'sells = "flour"\nnote = "by the river"')
    assert load(text, "toy.toml").provenance["shop.mill"] == Provenance("rulebook", "page 4", "", "by the river")


def test_only_tables_with_values_and_rules_in_words_are_groups() -> None:
    assert set(toy().provenance) == {"track", "shop.inn", "shop.inn.cost", "shop.mill", "shop.mill.cost", "opening"}


def test_the_digest_depends_on_values_alone() -> None:
    renoted = TOY.replace("a guess", "another guess").replace('"low"', '"high"').replace("page 4", "page 5")
    reordered = TOY.replace("spaces = 3\npoints = [0, 1, 2]", "points = [0, 1, 2]\nspaces = 3")
    assert len(toy().digest) == 16
    assert toy().digest == load(renoted, "b").digest == load(reordered, "c").digest
    assert toy().digest != load(TOY.replace("spaces = 3", "spaces = 4"), "d").digest


def test_a_zero_in_a_bag_is_the_same_as_nothing() -> None:
    assert load(TOY.replace("red = 1 }", "blue = 0, red = 1 }"), "b").digest == toy().digest


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('game = "toy"', "", "bad.toml: game is missing"),
        ('game = "toy"', "game = ", "bad.toml: not readable as TOML: "),
        ('game = "toy"', 'game = "toy"\nyears = 3', "bad.toml: years must stand in a table"),
        ("spaces = 3", "spaces = 3.5", "bad.toml: track.spaces must be a whole number, a word, true or false"),
        ("spaces = 3", "spaces = [{ a = 1 }]", "bad.toml: track.spaces must be a table of named tables"),
        ("spaces = 3", '"a.b" = 3', "bad.toml: track.a.b may have only letters, digits and _"),
        ('provenance = "rulebook"\nsource = "page 4"', "", "bad.toml: shop.inn has no provenance"),
        ('"low"', '"perhaps"', "bad.toml: track.confidence cannot be 'perhaps'"),
        ('"low"', "3", "bad.toml: track.confidence must be a word, not a whole number"),
        ('provenance = "reconstructed"', 'provenance = "dreamt"', "provenance cannot be 'dreamt'"),
        ('provenance = "reconstructed"', 'provenance = "owner"', "provenance cannot be 'owner'"),
        ("red = 1 }", "green = 1 }", "bad.toml: shop.inn.cost.green is not one of red, blue"),
        ("red = 1 }", "red = -1 }", "bad.toml: shop.inn.cost.red must be a whole number, 0 or more"),
        ('lists = ["track.points"]', "lists = 3", "bad.toml: shape must hold a list called lists"),
        ('["red", "blue"]', '"red"', "bad.toml: shape.bags.shop.*.cost must list the words of the bag"),
    ],
)
def test_a_bad_file_is_refused_in_one_line(old: str, new: str, line: str) -> None:
    assert old in TOY
    with pytest.raises(ComponentsError) as found:
        load(TOY.replace(old, new), "bad.toml")
    assert line in says(found)
    assert "\n" not in says(found)


# Corrections


def test_a_correction_changes_what_it_names_and_nothing_else() -> None:
    base = toy()
    own = correct(base, '[shop.inn]\nsells = "stew"\nnote = "my copy"', "my_toy.toml")
    assert own.word("shop.inn.sells") == "stew"
    assert own.integers("shop.inn.seats") == [1, 2]
    assert own.provenance["shop.inn"] == Provenance("owner", "", "", "my copy")
    assert own.provenance["shop.mill"] == base.provenance["shop.mill"]
    assert base.word("shop.inn.sells") == "soup"
    assert base.provenance["shop.inn"].provenance == "rulebook"
    assert own.digest != base.digest


def test_a_bag_is_replaced_whole() -> None:
    own = corrected("[shop.inn]\ncost = { blue = 3 }")
    assert own.table("shop.inn.cost") == {"blue": 3}
    assert own.provenance["shop.inn.cost"].provenance == "owner"
    assert own.provenance["shop.inn"].provenance == "rulebook"


def test_a_note_reaches_the_tables_inside_it() -> None:
    own = corrected('note = "second printing"\n[shop.inn.cost]\nblue = 3\n[track]\nnote = "looked"\nspaces = 3')
    assert own.provenance["shop.inn.cost"].note == "second printing"
    assert own.provenance["track"].note == "looked"


def test_confirming_a_value_makes_it_the_owners_and_keeps_the_digest() -> None:
    for text in ("[track]\nspaces = 3", '[track]\nnote = "as printed"', '[track]\nspaces = 3\nprovenance = "rulebook"'):
        own = corrected(text)
        assert own.provenance["track"].provenance == "owner"
        assert own.digest == toy().digest


def test_an_empty_correction_changes_nothing() -> None:
    own = corrected('game = "toy"\n[track]\n')
    assert own.values == toy().values
    assert own.provenance == toy().provenance


def test_a_note_on_a_bag_leaves_what_is_in_it() -> None:
    own = corrected('[shop.inn.cost]\nnote = "as printed"')
    assert own.table("shop.inn.cost") == {"red": 1}


def test_a_list_named_in_the_shape_may_have_another_length() -> None:
    assert corrected("[track]\npoints = [0, 1, 2, 3]").integers("track.points") == [0, 1, 2, 3]


def test_corrections_can_be_laid_over_corrections() -> None:
    own = correct(corrected("[track]\nspaces = 4"), "[track]\nloops = true", "more.toml")
    assert (own.integer("track.spaces"), own.flag("track.loops")) == (4, True)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[shop.inn]\nsell = 1", "shop.inn.sell is not in the tables of toy"),
        ("[shops.inn]\nsells = 1", "shops is not in the tables of toy"),
        ("[shape]\nlists = []", "shape is not in the tables of toy"),
        ("[track]\nspaces = true", "track.spaces must be a whole number, not true or false"),
        ('[track]\nspaces = "3"', "track.spaces must be a whole number, not a word"),
        ("[track]\nspaces = 3.0", "track.spaces must be a whole number, not another kind of value"),
        ("[track]\nloops = 1", "track.loops must be true or false, not a whole number"),
        ("track = 3", "track must be a table, not a whole number"),
        ("[shop.inn.sells]\nsoup = 1", "shop.inn.sells must be a word, not a table"),
        ("[shop.inn]\nseats = [1]", "shop.inn.seats must list 2 values, not 1"),
        ("[track]\npoints = []", "track.points must list 3 values, not 0"),
        ('[shop.inn]\nseats = [1, "b"]', "shop.inn.seats[1] must be a whole number, not a word"),
        ('[track]\npoints = [0, 1, 2, "x"]', "track.points[3] must be a whole number, not a word"),
        ("[shop.inn]\ndoors = [[1, 1], [2]]", "shop.inn.doors[1] must list 2 values, not 1"),
        ("[shop.inn.cost]\ngreen = 1", "shop.inn.cost.green is not one of red, blue"),
        ('[shop.inn.cost]\nred = "one"', "shop.inn.cost.red must be a whole number, 0 or more"),
        ("[track]\nnote = 3", "track.note must be a word, not a whole number"),
        ("note = 3", "note must be a word, not a whole number"),
        ('game = "chess"', "game is chess, but these are the tables of toy"),
    ],
)
def test_a_bad_correction_is_refused_in_one_line(text: str, line: str) -> None:
    with pytest.raises(ComponentsError) as found:
        corrected(text)
    assert says(found) == f"my_toy.toml: {line}"


def test_a_correction_that_is_not_toml_is_refused_in_one_line() -> None:
    with pytest.raises(ComponentsError) as found:
        corrected("[track\nspaces")
    assert says(found).startswith("my_toy.toml: not readable as TOML: ")
    assert "\n" not in says(found)


# Files


def test_files_are_named_in_errors_and_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    mine = tmp_path / "my_toy.toml"
    mine.write_text("[track]\nspaces = 4", encoding="utf-8-sig")
    assert correct_file(toy(), mine).integer("track.spaces") == 4
    mine.write_text("[track]\nspace = 4", encoding="utf-8-sig")
    with pytest.raises(ComponentsError, match=r"^my_toy\.toml: track\.space is not in the tables of toy$"):
        correct_file(toy(), mine)


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"^none\.toml: cannot be read"):
        correct_file(toy(), tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b'game = "\xe9"')
    with pytest.raises(ComponentsError, match=r"^latin\.toml: is not UTF-8 text$"):
        correct_file(toy(), tmp_path / "latin.toml")


# Reading


def test_getters_give_values_of_their_type() -> None:
    t = toy()
    assert (t.integer("track.spaces"), t.flag("track.loops"), t.word("shop.mill.sells")) == (3, False, "flour")
    assert t.integers("track.points") == [0, 1, 2]
    assert list(t.table("shop")) == ["inn", "mill"]
    assert merv().words("colours.players.named") == ["red", "blue", "yellow"]


def test_getters_name_the_path_of_what_is_wrong() -> None:
    t = toy()
    wrong = [
        (t.integer, "track.loops", "must be a whole number, not true or false"),
        (t.integer, "track.length", "is not in the tables of toy"),
        (t.integer, "track.spaces.first", "is not in the tables of toy"),
        (t.word, "track.spaces", "must be a word, not a whole number"),
        (t.flag, "track.spaces", "must be true or false, not a whole number"),
        (t.words, "track.points", "must list words only"),
        (t.words, "shop.inn.sells", "must be a list, not a word"),
        (t.integers, "shop.inn.doors", "must list whole numbers only"),
        (t.table, "shop.inn.sells", "must be a table, not a word"),
    ]
    for getter, path, why in wrong:
        with pytest.raises(ComponentsError) as found:
            getter(path)
        assert says(found) == f"toy.toml: {path} {why}"


def test_words_of_a_fixed_list_are_read_as_their_numbers() -> None:
    t = corrected('[shop.inn]\nsells = "tea"')
    drinks = ["soup", "tea", "milk"]
    assert t.member("shop.inn.sells", drinks) == 1
    with pytest.raises(ComponentsError, match=r"shop\.inn\.sells 'tea' is not one of soup, milk$"):
        t.member("shop.inn.sells", drinks, [0, 2])
    assert merv().members("colours.players.named", ["blue", "red", "yellow"]) == [1, 0, 2]
    with pytest.raises(ComponentsError, match=r"colours\.players\.named 'yellow' is not one of blue, red$"):
        merv().members("colours.players.named", ["blue", "red"])
    twice = correct(merv(), '[colours.players]\nnamed = ["red", "red", "blue"]', "mine.toml")
    with pytest.raises(ComponentsError, match=r"colours\.players\.named must not name anything twice$"):
        twice.members("colours.players.named", ["blue", "red"])


def test_rows_print_every_value_with_where_it_comes_from() -> None:
    speak = language("en")
    rows = [
        (path, "" if value is None else speak(value), says.provenance, says.source or says.note)
        for path, value, says in toy().rows()
    ]
    assert rows == [
        ("track.spaces", "3", "reconstructed", "a guess"),
        ("track.points", "0, 1, 2", "reconstructed", "a guess"),
        ("track.loops", "no", "reconstructed", "a guess"),
        ("shop.inn.sells", "soup", "rulebook", "page 4"),
        ("shop.inn.seats", "1, 2", "rulebook", "page 4"),
        ("shop.inn.doors", "[1, 1], [2, 1]", "rulebook", "page 4"),
        ("shop.inn.cost", "red 1", "rulebook", "page 4"),
        ("shop.mill.sells", "flour", "rulebook", "page 4"),
        ("shop.mill.seats", "3, 4", "rulebook", "page 4"),
        ("shop.mill.cost", "blue 2", "reconstructed", "blue is left"),
        ("opening", "", "rulebook", "page 1"),
    ]


def test_json_holds_values_and_provenance() -> None:
    data = toy().to_json()
    assert (data["game"], data["digest"], data["values"]) == ("toy", toy().digest, toy().values)
    assert data["provenance"]["shop.mill.cost"] == {
        "provenance": "reconstructed",
        "source": "",
        "confidence": "high",
        "note": "blue is left",
    }


# Merv's own file


def test_every_group_of_merv_says_where_it_comes_from() -> None:
    printed = merv()
    assert printed.game == "merv"
    for path, group in printed.provenance.items():
        assert group.provenance in PROVENANCES, path
        assert group.confidence in CONFIDENCES, path
        if group.provenance == "reconstructed":
            assert group.note, path
            assert group.confidence, path
        else:
            assert group.source, path
            assert not group.confidence, path


def test_a_note_of_merv_that_points_elsewhere_points_at_a_sibling() -> None:
    printed = merv()
    for path, group in printed.provenance.items():
        if group.note.startswith("See "):
            names = printed.provenance.keys()
            wanted = group.note.removeprefix("See ").rstrip(".").lower()
            assert any(wanted in name.lower().split(".") for name in names), path


def test_the_tables_of_merv_agree_with_its_component_counts() -> None:
    printed = merv()
    pieces = [piece["piece"] for piece in printed.table("wall.pieces").values()]
    slots = [slot["piece"] for slot in printed.table("city.wall_slots").values()]
    for kind, count in (("segment", "wall_segments"), ("gate", "gates")):
        assert pieces.count(kind) == slots.count(kind) == printed.integer(f"components.counts.{count}")
    tiles = printed.words("building_sites.distribution.tiles")
    assert len(tiles) == printed.integer("components.counts.building_sites")
    assert len(printed.table("contracts.cards")) == printed.integer("components.counts.contract_cards")
    assert sum(printed.table("caravansary.deck").values()) == printed.integer("components.counts.caravan_cards")
    assert sum(len(printed.table(f"library.level_{level}.tiles")) for level in (1, 2, 3, 4)) == 16
    assert printed.integer("upgrades.white.count") + len(printed.table("upgrades.bonus")) == 10


def test_the_tracks_of_merv_list_points_for_every_space() -> None:
    printed = merv()
    for track in ("influence_track", "favour_track"):
        assert len(printed.integers(f"{track}.points.at_index")) == printed.integer(f"{track}.length.spaces")
    assert len(printed.integers("mosque.points.by_row")) == printed.integer("mosque.length.rows")


def test_every_way_up_the_mosque_of_merv_costs_fifteen_cubes() -> None:
    steps: dict[str, list[tuple[str, int]]] = {}
    for segment in merv().table("mosque.segments").values():
        steps.setdefault(segment["from"], []).append((segment["to"], sum(segment["cost"].values())))

    def costs(space: str) -> list[int]:
        return [cost + rest for to, cost in steps.get(space, []) for rest in costs(to)] or [0]

    assert costs("start") == [15, 15, 15, 15]


def test_an_owner_of_merv_can_correct_a_step_of_the_mosque() -> None:
    own = correct(merv(), '[mosque.segments.r5_r6]\ncost = { teal = 1, tan = 1 }\nnote = "as printed"', "my_merv.toml")
    assert own.table("mosque.segments.r5_r6.cost") == {"tan": 1, "teal": 1}
    with pytest.raises(ComponentsError) as found:
        correct(merv(), '[mosque.spaces.r3L]\nbon = "favour"', "my_merv.toml")
    assert says(found) == "my_merv.toml: mosque.spaces.r3L.bon is not in the tables of merv"
