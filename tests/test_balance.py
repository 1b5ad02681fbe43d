"""The pages on balance: games are played into a file, counted as they are played again, and become tables."""

import sys
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.arena.balance import Mean
from serai.arena.batch import Batch
from serai.arena.simulate import simulate
from serai.core.record import read, replay
from tools.balance.__main__ import main
from tools.balance.games import Played, play_into, read_all, replayed
from tools.balance.tables import filled, provenance, rebuilt, share, tables
from tools.balance.things import TITLES, Counted

RECORDS = Path(__file__).parent / "records"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games of Merv between randoms."""
    path = tmp_path_factory.mktemp("balance") / "merv.txt"
    play_into(path, Batch("merv", [["random"] * 4], 7), 3, 1)
    return path


def test_the_file_has_the_games_that_the_arena_plays(file: Path) -> None:
    played = read_all([file])
    report = simulate(serai.game("merv"), ["random"] * 4, 3, 7, {}).balance
    for place, standing in enumerate(report.places):
        points = [sum(one.parts[one.opening[place]].values()) for one in played]
        wins = [one.wins[one.opening[place]] for one in played]
        assert (sum(points), sum(wins)) == (standing.points.sum, standing.wins.sum)


def test_more_games_are_added_to_the_file_and_one_that_was_cut_off_is_forgotten(file: Path, tmp_path: Path) -> None:
    text = file.read_text("utf-8")
    path = tmp_path / "cut.txt"
    path.write_text(text[: text.rindex("result:") + 9], "utf-8")
    assert len(read_all([path])) == 2
    path.write_text(text, "utf-8")
    play_into(path, Batch("merv", [["random"] * 4], 8), 1, 1)
    assert len(read_all([path])) == 4


def of_records(game: str) -> list[Played]:
    """The recorded games of this title that the rules of today play."""
    rules = serai.game(game).rules
    records = [read(path.read_text("utf-8"), path.name) for path in sorted(RECORDS.glob(f"{game}-*.txt"))]
    return [replayed(each) for each in records if each.rules == rules]


@pytest.mark.parametrize("game", TITLES)
def test_what_is_counted_is_known_and_was_on_offer(game: str) -> None:
    groups = {group.name: group for group in TITLES[game].groups}
    for one in of_records(game):
        for group, name in set().union(*one.counted.taken):
            assert name in groups[group].names
            assert not groups[group].limited or (group, name) in one.counted.offered
        for kind in groups.values():
            takers = [[seat[kind.name, thing] for seat in one.counted.taken] for thing in kind.names]
            assert not kind.single or all(sum(map(bool, times)) <= 1 for times in takers)


@pytest.mark.parametrize("game", TITLES)
def test_every_group_is_counted_in_some_game(game: str) -> None:
    seen = {group for one in of_records(game) for seat in one.counted.taken for group, _ in seat}
    assert seen == {group.name for group in TITLES[game].groups}


def test_as_many_pieces_of_wall_are_counted_as_were_built() -> None:
    for path in RECORDS.glob("merv-[234]p-*.txt"):
        each = read(path.read_text("utf-8"), path.name)
        pieces = [
            times for seat in replayed(each).counted.taken for (group, _), times in seat.items() if group == "wall"
        ]
        built: Any = replay(each)
        assert sum(pieces) == built.walls.bit_count()


def made_up(winner: int, taker: int) -> Played:
    counted = Counted(2)
    counted.take(taker, "contracts", "level1_favour_1")
    counted.offered.add(("contracts", "level1_favour_1"))
    wins = [float(seat == winner) for seat in range(2)]
    return Played("merv", "greedy", "", [1, 0], [{"palace": 4}, {"palace": 6}], wins, ["red", "blue"], counted)


def test_the_tables_say_how_places_and_takers_fared() -> None:
    made = tables([made_up(0, 0), made_up(1, 0)])
    assert "| 1 | 50% ± 41 | 6.0 |" in made["merv places"]
    assert "| palace | 5.0 | 5.0 |" in made["merv sources"]
    assert "| Blue | 50% ± 41 |" in made["merv roles"]
    row = "| `level1_favour_1` | reconstructed, low | 7 | 3 | 100% of 2 | 1.0 | 50% ± 41 | 4.0 |"
    assert row in made["merv contracts"]
    assert "| `level1_favour_2` | reconstructed, low | 5 | 3 | – | – | – | – |" in made["merv contracts"]


def test_games_with_other_options_have_tables_of_their_own() -> None:
    other = made_up(0, 0)
    other.options = "supplies_unlimited=false"
    assert "merv places supplies_unlimited=false" in tables([made_up(1, 1), other])


def test_a_share_of_few_games_is_not_sure() -> None:
    assert share(Mean(3, 0.0)) == "0% ± 34"
    assert share(Mean()) == "–"


def test_the_tables_tell_what_was_rebuilt() -> None:
    printed = serai.game("tadmor").standard()
    assert provenance(printed, "tower.one_level.band_1") == "rulebook"
    assert provenance(printed, "tower.one_level.band_4") == "reconstructed, medium"
    assert provenance(printed, "nothing.of.the.kind") == ""
    assert "| `missions` |" in rebuilt(printed)
    assert "| `missions` |" not in rebuilt(serai.game("merv").standard())


def test_a_page_is_filled_where_it_is_marked() -> None:
    page = "a\n<!-- table: x -->\n<!-- end of table -->\nb\n<!-- table: y -->\nkept\n<!-- end of table -->\n"
    once = filled(page, {"x": "| new |"})
    assert once == page.replace("x -->\n", "x -->\n\n| new |\n\n")
    assert filled(once, {"x": "| newer |"}) == once.replace("new", "newer")


def test_the_commands_play_and_fill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, page = tmp_path / "games.txt", tmp_path / "page.md"
    page.write_text("<!-- table: merv places -->\n\n<!-- end of table -->\n", "utf-8")
    play = ["play", "merv", "--bot", "random", "--games", "1", "--jobs", "1", "--to", str(file)]
    for words in (play, ["fill", str(file), "--pages", str(page)]):
        monkeypatch.setattr(sys, "argv", ["balance", *words])
        main()
    assert "`random`, 1 games: won" in page.read_text("utf-8")


def test_the_pages_are_marked_for_tables_that_there_are() -> None:
    known = {f"{game} {group.name}" for game, title in TITLES.items() for group in title.groups}
    known |= {f"{game} {table}" for game in TITLES for table in ("places", "sources", "roles", "rebuilt")}
    for page in ("balance.md", "reconstructed.md"):
        text = (RECORDS.parents[1] / "docs" / page).read_text("utf-8")
        marked = [
            line.removeprefix("<!-- table: ").removesuffix(" -->")
            for line in text.splitlines()
            if "<!-- table:" in line
        ]
        assert marked
        assert not [name for name in marked if name.removesuffix(" character_draft=true") not in known]
        assert text.count("<!-- end of table -->") == len(marked)
