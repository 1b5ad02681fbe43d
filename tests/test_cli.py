"""The command `serai`: what it prints, what it refuses, and a table in the terminal played through to its end."""

import io
import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai import screen, terminal
from serai.arena.batch import Batch, play_one
from serai.arena.result import Result
from serai.arena.workers import WorkerLost
from serai.cli import main
from serai.contests import Bar, clock
from serai.core.say import Say
from serai.language import language

REFUSED = 2


class Typing:
    """A person at the keyboard: one prepared line after the other, then the end of the input."""

    def __init__(self, lines: Iterator[str]) -> None:
        self.lines = lines

    def readline(self) -> str:
        line = next(self.lines, None)
        return "" if line is None else line + "\n"


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", Typing(iter(lines)))


def choose_at_random(seed: int) -> Iterator[str]:
    """Often a legal letter: a is always there, a later one may be refused and asked again; Enter ends a turn."""
    rng = random.Random(seed)
    while True:
        yield rng.choice(["a", "b", "c", "d", "e", "f", ""])


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which a command is refused."""
    assert main(list(arguments)) == REFUSED
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("serai: ")
    assert err.count("\n") == 1
    return err


# Looking --------------------------------------------------------------------------------------------------------------


def test_games_lists_merv_and_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert "Merv, 1 to 4 players" in out
    assert "pepper_upgrade_target = any_site, own_site" in out


def test_data_shows_values_with_provenance_and_counts_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "merv"]) == 0
    out = capsys.readouterr().out
    market = out[out.index("CAMEL MARKET") : out.index("TRACK")]
    assert "[reconstructed, confidence medium]" in market
    assert re.search(r"side_a\.top_left +\w+", market)
    assert re.search(r"\d+ values: \d+ rulebook, \d+ reconstructed", out.splitlines()[-1])


def test_data_as_json_and_with_an_owners_corrections(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('game = "merv"\n[marketplace.cities.balkh.cost]\ntan = 1\nnote = "my board"\n')
    assert main(["data", "merv", "--json"]) == 0
    standard = json.loads(capsys.readouterr().out)
    assert main(["data", "merv", "--json", "--components", str(mine)]) == 0
    corrected = json.loads(capsys.readouterr().out)
    assert corrected["digest"] != standard["digest"]
    assert corrected["values"]["marketplace"]["cities"]["balkh"]["cost"] == {"tan": 1}
    assert corrected["provenance"]["marketplace.cities.balkh.cost"]["provenance"] == "owner"


# Refusing -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ("", "COMMAND"),
        ("dance", "dance"),
        ("data chess", "chess"),
        ("play chess", "chess"),
        ("play merv --seats human,wizard", "wizard"),
        ("play merv --seats human,random,random,random,random", "1 to 4 players, not 5"),
        ("play marco_polo --seats human", "2 to 4 players, not 1"),
        ("play marco_polo --seats human,random --solo", "cannot be played alone"),
        ("play marco_polo --options character_draft=perhaps", "perhaps"),
        ("play tadmor --seats human", "2 to 4 players, not 1"),
        ("play tadmor --options two_level_tower=three", "one_pair or repeatable, not 'three'"),
        ("play merv --seed soon", "soon"),
        ("play merv --options speed", "speed"),
        ("play merv --options speed=1", "speed"),
        ("play merv --options supplies_unlimited=maybe", "maybe"),
        ("play merv --components nowhere.toml", "nowhere.toml"),
        ("play merv --record nowhere/game.txt", "nowhere"),
        ("play merv --record .", "folder"),
        ("simulate chess", "chess"),
        ("simulate merv --players 7", "1 to 4 players, not 7"),
        ("simulate merv --players 3 --bots random,greedy", "3 players need as many bots, not 2"),
        ("simulate merv --bots wizard", "wizard"),
        ("simulate merv --games 0", "at least 1"),
        ("simulate merv --jobs 0", "at least 1"),
        ("simulate merv --engine abacus", "no engine 'abacus'; there are processes, ray"),
        ("simulate merv --results nowhere/results", "nowhere"),
        ("simulate merv --plot picture.gif", "png, svg"),
        ("tournament merv", "--bots must say who competes"),
        ("tournament merv --bots greedy", "nobody to compete with"),
        ("tournament merv --bots greedy --against wizard", "wizard"),
        ("tournament merv --bots greedy,random --players 7", "1 to 4 players, not 7"),
        ("tournament merv --bots greedy --against random --players 1", "at least 2 players"),
        ("tournament merv --bots greedy,random --drawn Lots", "Merv has no decision 'Lots'"),
        ("tournament tadmor --bots greedy,random --games 0", "at least 1"),
        ("selfplay merv", "--out must say into which folder"),
        ("selfplay merv --out=", "--out must say into which folder"),
        ("selfplay chess --out data", "chess"),
        ("selfplay merv --out data --games 0", "--games must be at least 1, not 0"),
        ("selfplay merv --out data --jobs 0", "at least 1"),
        ("selfplay merv --out data --bots wizard", "wizard"),
        ("selfplay merv --out data --opening -1", "--opening must be at least 0"),
        ("selfplay merv --out data --options speed=1", "speed"),
        ("fit merv --out weights", "DATA"),
        ("fit merv nowhere --out weights --linear", "no games to learn from in nowhere"),
        ("fit merv nowhere --out weights --linear --players 9", "1 to 4 players, not 9"),
        ("train merv --out run --linear --games 19", "--games must be at least 20, not 19"),
        ("train merv --out run --linear --rounds 0", "--rounds must be at least 1, not 0"),
        ("train merv --out run --linear --bot wizard", "wizard"),
        ("train tadmor --out run --linear --players 1", "2 to 4 players, not 1"),
        ("replay nowhere.txt", "nowhere.txt"),
        ("bench --players 9", "9"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(
    arguments: str, names: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert names in refused(capsys, *arguments.split())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("[mosque", "TOML"),
        ('game = "chess"\n', "chess"),
        ("[wall.influence]\nown = true\n", "wall.influence.own"),
        ("[moon]\nfull = 1\n", "moon"),
        ('[mosque.segments.r5_r6]\nto = "roof"\n', "mosque.segments.r5_r6.to"),
        ('[camel_market.side_a]\ntop_left = "gold"\n', "camel_market.side_a.top_left"),
    ],
)
def test_a_broken_components_file_is_refused_with_the_place(
    text: str, names: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(text)
    saved = tmp_path / "game.txt"
    for command in (["data", "merv"], ["play", "merv", "--record", str(saved)], ["simulate", "merv"]):
        line = refused(capsys, *command, "--components", str(mine))
        assert "mine.toml" in line
        assert names in line
    assert not saved.exists()


def test_records_cannot_go_where_a_file_is(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("")
    assert "taken" in refused(capsys, "simulate", "merv", "--games", "1", "--records", str(taken))
    assert "taken" in refused(capsys, "simulate", "merv", "--games", "1", "--records", str(taken / "deeper"))


# Playing --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["human", "human,random", "random,human,random", "human,human,random,random"])
def test_a_person_plays_a_whole_game_and_its_record_replays(
    seats: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", Typing(choose_at_random(5)))
    saved = tmp_path / "game.txt"
    assert main(["play", "merv", "--seats", seats, "--seed", "3", "--record", str(saved)]) == 0
    out = capsys.readouterr().out
    assert "the game is over" in out
    assert re.search(r"wins? with \d+ points", out)
    assert f"saved to {saved}" in out
    assert main(["replay", str(saved)]) == 0
    replayed = capsys.readouterr().out
    assert "The final scores agree." in replayed
    assert out[out.rindex("Points  ") :].splitlines()[0] in replayed


def test_bots_alone_play_without_anyone_typing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch)
    assert main(["play", "merv", "--seats", "random,random", "--seed", "1"]) == 0
    assert "wins with" in capsys.readouterr().out


def test_solo_seats_the_first_alone(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "q")
    assert main(["play", "merv", "--seats", "human,greedy,greedy", "--solo", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "M the magistrate" in out
    assert "Y yellow" not in out


def test_a_journey_shows_its_price_before_it_is_made_and_a_roll_cannot_be_undone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.txt"
    lines = ["reroll", "die own-2", "u", "place travel", "die own-3", "die own-3", "go alexandria", "u", "q"]
    type_in(monkeypatch, *lines)
    seats = ["--seats", "human,random,random", "--seed", "3"]
    assert main(["play", "marco_polo", *seats, "--record", str(saved)]) == 0
    out = capsys.readouterr().out
    assert "Go to Alexandria for 3 coins" in out
    assert "There is nothing to undo" in out
    assert out.count("Undone.") == 1
    assert out.count("BAZAAR") == 1, "one roll is told; the table need not be drawn again"
    assert main(["replay", str(saved)]) == 0


def test_a_person_plays_tadmor_to_its_end_and_can_take_a_trade_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.txt"
    placed = ["ship wood-ship-1", "camel market-palmyra", "ship rare-grey", "camel temple-ebla", "camel peace-gifts-1"]
    type_in(monkeypatch, "a", "take i2", *placed, "trade wood-gold", "u", *["done", "a"] * 400)
    seats = ["--seats", "human,random", "--seed", "9", "--quick"]
    assert main(["play", "tadmor", *seats, "--record", str(saved)]) == 0
    out = capsys.readouterr().out
    assert "You traded 1 wood for 1 gold." in out
    assert out.count("Undone.") == 1
    assert "wins with" in out
    assert main(["replay", str(saved)]) == 0


def test_what_can_be_typed_is_never_broken_over_two_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    typed = "[go-second\N{NO-BREAK SPACE}oasis-a]"
    for words in range(12):
        assert typed in screen.wrapped("x " * words + typed)


def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    type_in(monkeypatch, *lines)
    assert main(["play", "merv", "--seats", "human,random,random", "--seed", "7"]) == 0
    return capsys.readouterr().out


def test_an_action_can_be_typed_and_a_wrong_one_is_explained(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = play(capsys, monkeypatch, "", "99", "frobnicate", "queue 1", "SLOT  2", "q")
    assert "Type a letter from a to e, or ? for help." in out
    assert "'99' means nothing that is possible now; ? helps." in out
    assert "'frobnicate' means nothing that is possible now; ? helps." in out
    assert "'queue 1' is not possible now" in out
    assert "You went to slot 2." in out


def test_undo_goes_back_within_a_turn_and_no_further(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.txt"
    type_in(monkeypatch, "u", "slot 2", "a", "u", "u", "slot 3", "q")
    assert main(["play", "merv", "--seats", "human,random", "--seed", "7", "--record", str(saved)]) == 0
    out = capsys.readouterr().out
    assert "There is nothing to undo" in out
    assert out.count("Undone.") == 2
    actions = [line for line in saved.read_text().splitlines() if line.startswith(("slot", "activate"))]
    assert actions[-1] == "slot 3"
    assert "slot 2" not in actions
    assert main(["replay", str(saved)]) == 0
    assert "Unfinished." in capsys.readouterr().out


def test_undo_stops_at_what_others_did(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = play(capsys, monkeypatch, "a", "a", "favour", "end", "u", "q")
    assert out.count("There is nothing to undo") == 1
    assert "Undone." not in out


def test_a_number_is_never_a_line_of_the_list(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever names a die at a prompt that asks for none rolls nothing again."""
    type_in(monkeypatch, "11", "reroll", "3", "q")
    assert main(["play", "marco_polo", "--seats", "human,random,random", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "'11' means nothing that is possible now" in out
    assert "You rolled a 3 again" in out


def test_several_decisions_stand_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second 4 is no choice any more: whoever names it all the same is understood."""
    type_in(monkeypatch, "coins 2", "u", "u", "travel 4 4 alexandria done", "q")
    assert main(["play", "marco_polo", "--seats", "human,random,random", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "You used the coin space with a 2" in out
    assert "You used the travel space with a 4 and a 4, travelled to Alexandria" in out
    assert "You are in Alexandria" not in out
    assert "was not played" not in out


def test_the_rest_of_a_line_is_refused_by_name_and_nothing_after_it_happens(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.txt"
    type_in(monkeypatch, "travel 4 4 moscow alexandria done", "q")
    assert main(["play", "marco_polo", "--seats", "human,random,random", "--seed", "3", "--record", str(saved)]) == 0
    out = capsys.readouterr().out
    said = "'moscow' means nothing that is possible now; 'moscow alexandria done' was not played."
    assert said in " ".join(out.split())
    assert "go " not in saved.read_text()


def test_nothing_is_played_blindly_after_a_roll(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.txt"
    type_in(monkeypatch, "reroll 3 travel", "q")
    assert main(["play", "marco_polo", "--seats", "human,random,random", "--seed", "3", "--record", str(saved)]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "'die own-3' cannot be taken back: type it alone, and in full; '3 travel' was not played." in out
    assert "die own-3" not in saved.read_text()


def test_records_of_earlier_rules_and_tables_are_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    for found in sorted(Path(__file__).parent.joinpath("records").glob("*-2p-*.txt")):
        assert main(["replay", str(found)]) == 0
        assert "The final scores agree." in capsys.readouterr().out


def test_a_turn_ends_when_one_says_so_and_can_be_taken_back_before(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.txt"
    type_in(monkeypatch, "slot 2 b1 favour", "what?", "s", "u", "favour", "", "q")
    seats = ["--seats", "human,random", "--seed", "7", "--record", str(saved)]
    assert main(["play", "merv", *seats]) == 0
    out = capsys.readouterr().out
    assert out.count("Your turn is played.") == 4
    assert out.count("CARAVANSARY") == 2, "before the first turn and the second, not where a choice was taken back"
    assert "Press Enter to end your turn, or type u to take your last choice back." in out
    assert out.count("Undone.") == 1
    assert saved.read_text().count("favour") == 1


def test_whoever_is_in_a_hurry_is_not_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["quick", "slot 1 a1 favour", "q"]
    out = play(capsys, monkeypatch, *lines)
    assert "A turn ends with its last choice." in out
    assert "Your turn is played." not in out
    assert "You are asked before a turn ends." in play(capsys, monkeypatch, "quick", "quick", "q")


def test_the_table_comes_before_every_turn_and_only_then(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the solo game nobody else decides between two turns: the magistrate's is a draw."""
    turn = ["a", "a", "favour"]
    type_in(monkeypatch, *turn, "", *turn, "", *turn, "", "a", "q")
    assert main(["play", "merv", "--solo", "--seed", "7"]) == 0
    assert capsys.readouterr().out.count("CARAVANSARY") == 4


def test_the_table_comes_again_when_others_have_chosen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "a", "take i2", "ship wood-ship-1", "camel temple-ebla", "q")
    assert main(["play", "tadmor", "--seats", "human,random", "--seed", "9", "--quick"]) == 0
    assert capsys.readouterr().out.count("NORTH SEA") == 4


def test_what_brings_nothing_must_be_said_twice(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = play(capsys, monkeypatch, "slot 3 c2 take-camels", "camels", "take-camels", "u", "favour", "q")
    asked = "This brings nothing now: the camel market is empty; type it again to do it all the same; "
    assert asked + "'take camels' was not played." in " ".join(out.split())
    assert out.count("brings nothing now") == 1
    assert out.count("Undone.") == 1


def test_nobody_decides_for_another_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "slot 2 b1 favour slot 3", "", "q")
    assert main(["play", "merv", "--seats", "human,human", "--seed", "7"]) == 0
    assert "Your turn is played; 'slot 3' was not played." in capsys.readouterr().out


def test_what_has_shown_something_is_not_asked_about(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["a", "take i2", "", "ship wood-ship-1", "q"]
    seats = ["play", "tadmor", "--seats", "human,random", "--seed", "9"]
    type_in(monkeypatch, *lines)
    assert main(seats) == 0
    assert capsys.readouterr().out.count("Your turn is played.") == 2
    monkeypatch.setattr(terminal, "reveals", lambda *looked_at: True)
    type_in(monkeypatch, *lines)
    assert main(seats) == 0
    assert "Your turn is played." not in capsys.readouterr().out


def test_table_log_scores_and_help_can_be_looked_at(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = play(capsys, monkeypatch, "a", "t", "l", "l 3", "s", "?", "q")
    assert out.count("CARAVANSARY") == 2
    assert out.count("You went to slot 1.") >= 2
    assert re.search(r"^Points +0 +0 +0$", out, re.MULTILINE)
    assert language("en").say("terminal-help") in out
    assert "The game stops here." in out


def test_the_end_of_the_input_ends_the_game_politely(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "The game stops here." in play(capsys, monkeypatch, "a")


def test_an_interrupt_ends_the_game_politely(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted() -> Iterator[str]:
        yield "a"
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Typing(interrupted()))
    assert main(["play", "merv", "--seats", "human,random"]) == 0
    assert "The game stops here." in capsys.readouterr().out


def test_a_seed_deals_the_same_game_again(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(capsys, monkeypatch, "a", "a", "a", "q") == play(capsys, monkeypatch, "a", "a", "a", "q")


def test_colour_is_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert not screen.in_colour()
    monkeypatch.setattr("sys.stdout", Screen())
    assert screen.in_colour()
    monkeypatch.setenv("NO_COLOR", "1")
    assert not screen.in_colour()


# Replaying and simulating ---------------------------------------------------------------------------------------------


def test_a_record_that_does_not_hold_is_refused_with_the_place(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.txt"
    type_in(monkeypatch)
    assert main(["play", "merv", "--seats", "random,random", "--seed", "1", "--record", str(saved)]) == 0
    capsys.readouterr()
    good = saved.read_text()
    broken = {
        "line 1": "nonsense\n",
        "chess": good.replace("game: merv", "game: chess"),
        "rules 99": re.sub("rules: .*", "rules: 99", good),
        "component tables": re.sub("components: .*", "components: 0123456789abcdef", good),
        "players": good.replace("players: 2", "players: two"),
        "action 1": good.replace("order", "ordeal", 1),
        "result": re.sub("result: .*", "result: 1 2", good),
    }
    for names, text in broken.items():
        assert text != good
        saved.write_text(text)
        assert names in refused(capsys, "replay", str(saved))
    saved.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in refused(capsys, "replay", str(saved))


def test_simulate_shows_the_balance_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "tadmor", "--players", "2", "--games", "2", "--report"]
    assert main(arguments) == 0
    text = capsys.readouterr().out
    assert "place 1" in text
    assert "rare goods" in text
    assert main([*arguments, "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)["balance"]) == ["by_place", "by_source"]


def test_simulate_reports_as_text_and_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["simulate", "merv", "--players", "2", "--games", "3", "--seed", "7"]) == 0
    assert "3 games of merv" in capsys.readouterr().out
    folder = tmp_path / "records"
    arguments = ["simulate", "merv", "--bots", "random,random,random", "--games", "2", "--check", "--json"]
    assert main([*arguments, "--records", str(folder), "--options", "supplies_unlimited=false"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 2
    assert report["violations"] == []
    assert {"decisions", "seconds", "decisions_per_second"} <= report.keys()
    for path in folder.iterdir():
        assert main(["replay", str(path)]) == 0


def test_a_tournament_tells_who_is_better_as_text_as_data_and_as_a_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["tournament", "merv", "--bots", "greedy", "--against", "random", "--players", "2", "--games", "2"]
    picture = tmp_path / "merv.svg"
    arguments += ["--jobs", "1", "--results", str(tmp_path / "results")]
    assert main([*arguments, "--plot", str(picture)]) == 0
    assert re.search(r"^greedy +2 ", capsys.readouterr().out, re.MULTILINE)
    assert "Points by source" in picture.read_text("utf-8")
    assert main([*arguments, "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)["bots"]) == ["greedy", "random"]


def test_a_run_that_is_cut_short_is_told_as_far_as_it_came(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def two_and_no_more(*_: object) -> Iterator[Result]:
        batch = Batch("merv", [["random", "random"]], 7)
        yield from [play_one(batch, 0), play_one(batch, 1)]
        raise WorkerLost(Say("refused-worker-lost", number="2", n=2))

    monkeypatch.setattr("serai.arena.run.by_processes", two_and_no_more)
    assert main(["simulate", "merv", "--players", "2", "--games", "5", "--jobs", "2"]) == REFUSED
    out, err = capsys.readouterr()
    assert "2 games of merv" in out
    assert err.startswith("serai: 2 processes died over game 2 (out of memory?)")
    assert err.count("\n") == 1


def test_a_terminal_shows_how_far_a_run_is_and_how_long_it_takes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bar = Bar(language("en"))
    bar.began(10, 100)
    now[0] = 60.0
    bar.played(40)
    now[0] = 60.05
    bar.played(41)  # too soon for another picture
    bar.lost(41)
    bar.played(100)
    first, *shown = capsys.readouterr().err.split("\r")[1:]
    assert "10 of 100 games" in first
    assert "left" not in first
    assert shown[0].startswith("[############..................] 40 of 100 games, 2:00 left")
    assert shown[1] == "\x1b[Kserai: a process died over game 41, which is played again\n"
    assert "100 of 100 games" in shown[2]
    assert "left" not in shown[2]
    assert clock(3723) == "1:02:03"


def test_the_package_itself_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "serai", "games"], capture_output=True, text=True, check=True)
    assert "tadmor" in done.stdout


def test_version_and_help_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    for flag in ("--version", "--help"):
        with pytest.raises(SystemExit) as stopped:
            main([flag])
        assert stopped.value.code == 0
        assert "serai" in capsys.readouterr().out
