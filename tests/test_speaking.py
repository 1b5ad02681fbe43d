"""The command and the terminal in another language than English; and what is left where there are no words at all."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.cli import main
from serai.core.reading import Choice
from serai.typed import ANSWERS, COMMANDS, commands_in, letters, meanings, next_meant, words_of
from tests.test_cli import type_in
from tests.test_typed import begun
from tests.toys import toy

ESPERANTO = """
language-name = Esperanto
language-locale = eo
help-usage = uzado:
help-options = elektoj{ "\\u00A0" }
about-play = ludi en ĉi tiu terminalo
help-seed = la sama semo donas la saman ludon
usage-refused = { $why }; vidu { $see }
usage-whole = { $argument } devas esti entjero, ne «{ $word }»
usage-unknown-command = ne ekzistas ordono «{ $word }»
refused-players = { $game } estas por { $fewest } ĝis { $most } ludantoj, ne { $players }
refused-not-now = «{ $action }» ne eblas nun
refused-game = ne ekzistas ludo «{ $name }»
play-begins = { $game }: { $seats }; semo { $seed }.
play-seat = { $who }: { $player }
seat-red = ruĝa
seat-blue = blua
command-undo = malfari
command-table = tablo
command-yes = jes
command-no = ne
command-quit = eliri
terminal-undone = Malfarita.
terminal-end = Via vico estas ludita. Ĉu fini?
terminal-stops = La ludo haltas ĉi tie.
terminal-unclear = { CAP($why) }; ? helpas.
unclear-nothing = «{ $word }» nun signifas nenion
unclear-several = «{ $words }» povas esti { $choices }
unclear-others = { $n } aliaj
quoted = «{ $words }»
label = { CAP($what) }
points-total = poentoj
data-provenance = [{ $provenance }]
provenance-rulebook = regularo
data-values = { $n } valoroj: { $parts }
data-part = { $n } { $provenance }
replay-legal = { $file }: { $n } agoj, ĉiuj laŭregulaj.
replay-unfinished = Nefinita.
yes = jes
"""


@pytest.fixture(autouse=True)
def esperanto() -> Iterator[None]:
    """A language that Serai does not have, with some of the words of a terminal; for the rest it has English."""
    with toy("eo", {"serai": ESPERANTO, "serai.games.merv": "title = Merv\n"}):
        yield


def play(monkeypatch: pytest.MonkeyPatch, *lines: str, lang: tuple[str, ...] = ("--lang", "eo")) -> None:
    type_in(monkeypatch, *lines)
    assert main(["play", "merv", "--seats", "human,random", "--seed", "7", *lang]) == 0


# The command ----------------------------------------------------------------------------------------------------------


def help_of(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit):
        main([*words, "--help"])
    return capsys.readouterr().out


@pytest.mark.parametrize("words", [["play", "--lang", "eo"], ["play", "--lang=eo"], ["--lang", "eo_XX.UTF-8", "play"]])
def test_help_speaks_the_language_that_is_asked_for(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    told = help_of(capsys, *words)
    assert told.startswith("uzado: serai play [-h]")
    assert "ludi en ĉi tiu terminalo" in told
    assert "elektoj\N{NO-BREAK SPACE}:" in told
    assert "la sama semo donas la saman ludon" in told


def test_the_environment_asks_for_a_language_and_the_command_line_for_another(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "tlh:eo")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert help_of(capsys, "play").startswith("uzado:")
    assert help_of(capsys, "play", "--lang", "en").startswith("usage:")
    monkeypatch.setenv("LANGUAGE", "tlh")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")
    assert help_of(capsys, "play").startswith("usage:")
    assert capsys.readouterr().err == "", "nobody has asked the command for anything else"


def test_an_unknown_language_is_english_and_says_so_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "merv", "--lang", "tlh"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("Merv: the printed facts")
    assert err == "serai: there is no language 'tlh' here, so this is English; there are en, eo\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play merv --seed soon", "--seed devas esti entjero, ne «soon»; vidu serai play --help"),
        ("dance", "ne ekzistas ordono «dance»; vidu serai --help"),
        ("play merv --seats human,random,random,random,random", "Merv estas por 1 ĝis 4 ludantoj, ne 5"),
        ("data chess", "ne ekzistas ludo «chess»"),
    ],
)
def test_refusals_speak_it_too(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), "--lang", "eo"]) == 2
    assert capsys.readouterr().err == f"serai: {said}\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "a COMMAND is missing; see serai --help"),
        ("dance merv", "there is no command 'dance'; there are games, data, serve, play,"),
        ("play", "game is missing; see serai play --help"),
        ("fit --out weights", "game and DATA are missing; see serai fit --help"),
        ("fit merv --out weights", "DATA is missing; see serai fit --help"),
        ("replay", "FILE is missing; see serai replay --help"),
        ("play merv --seed", "--seed needs a value; see serai play --help"),
        ("play merv --options", "--options needs at least one value; see serai play --help"),
        ("play merv --solo=yes", "--solo takes no value; see serai play --help"),
        ("play merv --seed soon", "--seed must be a whole number, not 'soon'; see serai play --help"),
        ("serve --pause soon", "--pause must be a number, not 'soon'; see serai serve --help"),
        ("fit merv data --rival nan", "--rival must be a number, not 'nan'; see serai fit --help"),
        ("play merv --see 7", "'--see 7' is not understood; see serai play --help"),
        ("play merv tadmor", "'tadmor' is not understood; see serai play --help"),
        ("bench --players many", "--players is not understood; see serai bench --help"),
        ("games --lang", "--lang needs a value; see serai games --help"),
    ],
)
def test_whatever_is_wrong_with_a_command_line_is_said_in_our_own_words(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"serai: {said}")


def test_printed_tables_say_in_it_where_they_come_from(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "merv", "--lang", "eo"]) == 0
    out = capsys.readouterr().out
    assert "[regularo]" in out
    assert " regularo, " in out.splitlines()[-1]
    assert "valoroj: " in out.splitlines()[-1]


# The terminal ---------------------------------------------------------------------------------------------------------


def test_a_table_in_a_terminal_speaks_the_language_of_whoever_sits_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "ludo.txt"
    lines = ["frobniki", "slot", "queue 1", "slot 2 b1 favour", "NE", "u", "tablo", "s", "eliri"]
    play(monkeypatch, *lines, lang=("--lang", "eo", "--record", str(saved)))
    out = capsys.readouterr().out
    assert out.startswith("Merv: ruĝa: human, blua: wanderer; semo 7.\n")
    assert "«frobniki» nun signifas nenion; ? helpas." in out
    assert re.search(r"«slot» povas esti «slot \d», «slot \d».* aŭ .*; \? helpas\.", " ".join(out.split()))
    assert "«queue 1» ne eblas nun; ? helpas." in out
    assert "Via vico estas ludita. Ĉu fini? > " in out
    assert out.count("Malfarita.") == 2
    assert "\nPoentoj " in out
    assert out.endswith("La ludo haltas ĉi tie.\nThe record was saved to " + f"{saved}.\n")
    assert "slot 2" in saved.read_text(), "a record is the same in every language"
    assert main(["replay", str(saved), "--lang", "eo"]) == 0
    assert "agoj, ĉiuj laŭregulaj. Nefinita." in capsys.readouterr().out


def test_a_turn_is_ended_by_a_yes_of_any_kind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for yes in ("", "y", "jes", "Yes", "done"):
        play(monkeypatch, "slot 2 b1 favour", yes, "u", "q")
        assert "Malfarita." not in capsys.readouterr().out, yes


def test_letters_and_english_words_are_commands_in_every_language() -> None:
    both = commands_in("eo", COMMANDS | ANSWERS)
    assert {both[word] for word in ("u", "undo", "malfari")} == {"u"}
    assert {both[word] for word in ("y", "yes", "end", "done", "jes")} == {"y"}
    assert (both["?"], both["h"], both["help"]) == ("?", "?", "?")
    assert not set(letters(18)) & set(commands_in("eo", COMMANDS)), "a letter is a line of the list"


# What is typed --------------------------------------------------------------------------------------------------------


def meaning(line: str, *choices: tuple[str, str], spelt: bool = True) -> list[str]:
    lines = [Choice(at, notation, sentence) for at, (notation, sentence) in enumerate(choices)]
    return [choice.notation for choice in meanings(lines, words_of(line), spelt)]


SITES = [("activate a1", "Построить на a1"), ("activate b5", "Построить на b5"), ("pass", "Пропустить ход")]


def test_letters_that_look_alike_are_the_same_letter_in_a_notation() -> None:
    assert meaning("а1", *SITES) == ["activate a1"]
    assert meaning("В5", *SITES) == ["activate b5"]
    assert meaning("activate а1", *SITES) == ["activate a1"]
    assert meaning("в 5", *SITES) == ["activate b5"]
    state = begun("merv", 3)
    lines = [Choice(action, state.notation(action), "") for action in state.legal()]
    assert next_meant(state, lines, ["а"], alone=True).choice is lines[0]
    assert next_meant(state, lines, ["с"], alone=True).choice is lines[2]


def test_a_word_of_the_sentence_counts_in_the_language_it_is_said_in() -> None:
    said = [
        ("board", "Подняться в мечеть — за 2 верблюда"),
        ("go anxi", "Aller à l’échoppe d’Anxi : 3 pièces"),
        ("wait", "Чёрный ход"),
    ]
    assert meaning("мечеть", *said, spelt=False) == ["board"]
    assert meaning("верблюда", *said, spelt=False) == [], "what it costs comes later"
    assert meaning("ECHOPPE", *said, spelt=False) == ["go anxi"]
    assert meaning("échoppe", *said, spelt=False) == ["go anxi"]
    assert meaning("pieces", *said, spelt=False) == []
    assert meaning("черный", *said, spelt=False) == ["wait"]


# Without any words ----------------------------------------------------------------------------------------------------

WITHOUT_WORDS = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("babel", "fluent"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
"""


def without_words(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", WITHOUT_WORDS + code], capture_output=True, text=True, check=False)


def test_the_engine_plays_simulates_and_refuses_without_the_libraries_of_words() -> None:
    done = without_words(
        """
import serai
from serai.arena.simulate import simulate
from serai.bots import make
game = serai.game("merv")
print(len(game.play([make("random", game)] * 2, seed=3).scores()))
print(simulate(game=game, bots=["random"] * 2, games=1, seed=1, options={}).games)
print(serai.GAMES.look_over())
try:
    game.new(9)
except serai.Refusal as refusal:
    print(refusal)
"""
    )
    assert done.stderr == ""
    scores, games, lacks, refusal = done.stdout.splitlines()
    assert (scores, games) == ("2", "1")
    assert "cannot" not in lacks
    assert refusal.startswith("refused-players(game=")


def test_the_command_says_which_library_it_needs() -> None:
    done = without_words("from serai.cli import main\nsys.exit(main(['games']))")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "serai: the command needs 'babel' for its words: pip install serai\n"
