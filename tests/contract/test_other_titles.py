"""A title of another distribution is found, played and served like ours; a broken one is named, and the others play."""

import io
import json
import random
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import serai
from serai import bots
from serai.bots.levels import KEYS
from serai.cli import main
from serai.core.board.boards import board_of
from serai.core.board.choices import Sheet
from serai.core.game import Game
from serai.core.titles import GAMES, Titles, find
from serai.language import language, spoken
from serai.web import render, titles
from tests.server.live_server import Server
from tests.titles.installed import CHECKOUT, install, install_from, python, spoil, with_installed

OURS = ["merv", "marco_polo", "tadmor"]


def run(folder: Path, *words: str) -> tuple[str, str]:
    """What a command prints, and what it says is wrong, where a folder's titles are found."""
    done = subprocess.run(
        python(*words), capture_output=True, text=True, check=False, env=with_installed(folder), cwd=CHECKOUT
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout, done.stderr


# Found ----------------------------------------------------------------------------------------------------------------


def test_titles_keep_the_contract_wherever_they_come_from(tmp_path: Path) -> None:
    """Our example, and what `serai new-game` writes, which has a name of several words and tests of its own."""
    fresh, shelf = tmp_path / "fresh", tmp_path / "shelf"
    assert main(["new-game", "fresh_start", "--folder", str(fresh)]) == 0
    install_from(fresh, shelf)
    install_from(CHECKOUT / "examples" / "otrar", shelf)
    words = ["-m", "pytest", "-c", "pyproject.toml", "-p", "no:cacheprovider", "-k", "otrar or fresh_start"]
    out, _ = run(shelf, *words, "tests/contract", str(fresh / "tests"))
    assert " passed" in out
    assert "failed" not in out
    out, err = run(shelf, "-m", "serai.cli", "games")
    listed, levels = out.split("\n\n")
    assert [line.split()[0] for line in listed.splitlines() if line[0] != " "] == [*OURS, "fresh_start", "otrar"]
    assert [line.split()[0] for line in levels.splitlines()[1:]] == KEYS
    assert "Fresh Start, 2 to 3 players" in out
    assert err == ""


def test_one_may_be_simulated_and_better_players_win(tmp_path: Path) -> None:
    install_from(CHECKOUT / "examples" / "otrar", tmp_path)
    out, _ = run(tmp_path, "-m", "serai.cli", "simulate", "otrar", "--games", "20", "--bots", "greedy,random", "--json")
    assert json.loads(out)["by_bot"]["greedy"]["win_share"] > 0.75


def test_nobody_needs_to_know_for_how_many_it_is(
    shelf: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = lacking(shelf, "bot")
    monkeypatch.setitem(GAMES, "pebbles", game)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    main(["play", "pebbles"])
    assert "red (human), blue (wanderer), green (wanderer)" in capsys.readouterr().out
    assert main(["simulate", "pebbles", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == ["random"] * 3


def test_nothing_is_imported_before_somebody_asks(tmp_path: Path) -> None:
    install(tmp_path)
    loaded = "print([name for name in sys.modules if name.startswith(('serai.games', 'pebbles'))])"
    out, _ = run(tmp_path, "-c", f"import sys, serai.cli; {loaded}")
    assert out == "[]\n"
    out, _ = run(tmp_path, "-c", f"import sys, serai; serai.game('merv'); {loaded}")
    assert "serai.games.merv.game" in out
    assert "tadmor" not in out
    assert "pebbles" not in out


def test_ours_are_found_without_any_metadata() -> None:
    out = subprocess.run(
        python("-S", "-c", "import serai; print(list(serai.GAMES), serai.GAMES.look_over())"),
        capture_output=True,
        text=True,
        check=True,
        env=with_installed(CHECKOUT),
    ).stdout
    assert out == f"{OURS} []\n"


def test_ours_are_named_as_entry_points_too() -> None:
    named = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]["serai.games"]
    assert named == {name: f"serai.games.{name}.game:{name.upper()}" for name in OURS}


# Served ---------------------------------------------------------------------------------------------------------------


def test_it_is_in_the_lobby_and_is_played_there_to_the_end(pebbles: Game, tmp_path: Path) -> None:
    with Server(tmp_path / "serai.db") as server:
        ada = server.person("Ada")
        lobby = ada.get("/")
        assert "A pile of pebbles" in lobby
        assert "Take pebbles while there are any." in lobby
        assert 'data-play="pebbles" data-opponents="2"' in lobby
        assert '<option value="apprentice" title="Plans its own turn and looks no further." selected>' in lobby
        table = ada.open("pebbles", "me bot:greedy")
        assert "/static/boards/pebbles.css" in ada.get(f"/tables/{table}")
        assert ".pebbles-pebble" in ada.get("/static/boards/pebbles.css")
        assert ada.play(table, random.Random(1))["status"] == "over"
        assert "/tables/" in ada.get(f"/tables/{table}")
        assert server.services.bots.pool.failures == 0


def test_style_sheets_come_from_the_folders_of_their_titles(tmp_path: Path) -> None:
    with Server(tmp_path / "serai.db") as server:
        nobody = server.person()
        for name in OURS:
            sheet = nobody.client.get(f"/static/boards/{name}.css")
            assert (sheet.status_code, sheet.headers["content-type"]) == (200, "text/css; charset=utf-8")
            assert sheet.headers["cache-control"] == "no-cache"
            again = nobody.client.get(sheet.url, headers={"If-None-Match": sheet.headers["etag"]})
            assert again.status_code == 304
        for wrong in ("chess.css", "merv", "merv.svg", "merv/style.css", "..%2fmerv.css", ".css"):
            assert nobody.client.get(f"/static/boards/{wrong}").status_code == 404


# Lacking something ----------------------------------------------------------------------------------------------------


def lacking(shelf: Path, *parts: str) -> tuple[Game, list[str]]:
    """Pebbles without some of its files or rooms, and what is said of it."""
    made = install(shelf)
    for part in parts:
        path = made / part
        if path.is_dir():
            for file in path.rglob("*.*"):
                file.unlink()
            path.rmdir()
        else:
            path.unlink()
    found = Titles()
    return found["pebbles"], found.look_over()


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("vignette.svg", "vignette.svg: the lobby shows a plain picture"),
        ("style.css", "style.css: its board has only the colours that all share"),
        ("board", "package board: it is played from the list of choices"),
        ("bot", "package bot: only the bot 'random' plays it"),
    ],
)
def test_what_is_missing_is_said_in_one_sentence_and_done_without(shelf: Path, part: str, said: str) -> None:
    game, lacks = lacking(shelf, part)
    assert lacks == [f"the title 'pebbles' of pebble-games (entry point pebbles.game:GAME) has no {said}"]
    assert game.new(2).legal()


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        ("texts/en.ftl", "about-lobby =", "elsewhere =", "message about-lobby in texts/en.ftl: the lobby says nothing"),
        ("actions.py", '"green"', '"mauve"', "seats of colours that the pages know, red, blue, yellow, green, black"),
    ],
)
def test_so_it_is_with_a_word_or_a_colour(shelf: Path, file: str, before: str, after: str, said: str) -> None:
    spoil(file, before, after)(install(shelf))
    assert [said in lack for lack in Titles().look_over()] == [True]


def test_a_title_without_a_face_has_a_plain_one(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = lacking(shelf, "vignette.svg", "style.css", "board", "bot")
    monkeypatch.setitem(GAMES, "pebbles", game)
    lobby = render.lobby("en", None, [game], [], [])
    assert titles.PLAIN_VIGNETTE in lobby
    assert 'value="wanderer"' in lobby
    assert "apprentice" not in lobby
    assert not titles.has_style("pebbles")
    board, view = board_of(game), game.new(2).view(None)
    sheet = Sheet([], language("en"))
    assert (board.symbols(), board.draw(view, None, sheet), board.mat(view, None, 0, sheet)) == ("", "", "")


def test_without_an_evaluation_only_random_plays(shelf: Path) -> None:
    game, _ = lacking(shelf, "bot")
    assert bots.names_for(game) == ["random"]
    assert (bots.best_bot(game), bots.usual_level(game)) == ("random", "wanderer")
    with pytest.raises(
        serai.Refusal, match=r"the bot 'greedy' cannot play Pebbles, as pebbles\.bot does not tell it how"
    ):
        bots.make("greedy", game)


def test_somebody_who_leaves_such_a_game_is_replaced_all_the_same(
    shelf: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game, _ = lacking(shelf, "bot", "style.css")
    monkeypatch.setitem(GAMES, "pebbles", game)
    with Server(tmp_path / "serai.db") as server:
        ada = server.person("Ada")
        table = ada.open("pebbles", "me shared")
        assert "pebbles.css" not in ada.get(f"/tables/{table}")
        ada.at(table, "resign")
        assert {seat["bot"] for seat in ada.see(table)["seats"]} == {"wanderer"}
        assert ada.refused("POST", "/api/tables", game="pebbles", seats=["me", "bot:greedy"]).code == "bad_setup"


@pytest.mark.parametrize("command", [["games"], ["serve"]])
def test_what_is_wrong_is_said_at_the_start(
    command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAMES, "lacks", ["the title 'chess' has no bishops"])
    monkeypatch.setattr("serai.web.serve.serve", lambda *_: None)
    assert main(command) == 0
    assert capsys.readouterr().err == "serai: the title 'chess' has no bishops\n"


# Broken ---------------------------------------------------------------------------------------------------------------


def spoil_bytes(file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")


def forget(file: str) -> Callable[[Path], None]:
    return lambda made: (made / file).unlink()


def add(file: str, text: str) -> Callable[[Path], None]:
    def write(made: Path) -> None:
        (made / file).parent.mkdir()
        (made / file).write_text(text, "utf-8")

    return write


ANOTHER = "from serai.core.step import Step\n\nclass DrawCharm(Step): pass\n\n"
"""A decision of a name that there is already."""
BROKEN: dict[str, tuple[Callable[[Path], None], str]] = {
    "no rules": (forget("game.py"), "No module named 'stones.game'"),
    "a syntax error": (spoil("table.py", "class Table(State):", "class Table(State:"), "table.py"),
    "an import that fails": (spoil("table.py", "import random", "import randomness"), "No module named 'randomness'"),
    "a module that exits": (spoil("table.py", "import random", "import random; raise SystemExit(3)"), "SystemExit: 3"),
    "an error of two lines": (
        spoil("table.py", "import random", 'import random; raise ValueError("one\\ntwo")'),
        "stones.game cannot be imported (ValueError: one)",
    ),
    "no such game in it": (spoil("game.py", "GAME: Final", "STONES: Final"), "has no attribute 'GAME'"),
    "something else": (spoil("game.py", "= Title()", "= 7"), "GAME is not a game, but of type int"),
    "another name": (spoil("game.py", 'self, "pebbles"', 'self, "stones"'), "the game calls itself 'stones'"),
    "no tables": (forget("components.toml"), "components.toml"),
    "tables that are no TOML": (spoil("components.toml", "", "pile = ["), "components.toml"),
    "a value of the wrong kind": (spoil("components.toml", "most = 3", "most = 'many'"), "pile.most"),
    "tables that are no text": (
        lambda made: spoil_bytes(made / "components.toml"),
        "components.toml is not UTF-8 text",
    ),
    "no texts": (forget("texts/en.ftl"), "it has no texts/en.ftl, and nothing of it can be put into words"),
    "texts that are no text": (lambda made: spoil_bytes(made / "texts/en.ftl"), "texts/en.ftl cannot be read"),
    "texts without a message": (spoil("texts/en.ftl", "", "[about"), "stones has no message clock"),
    "no word for how it stands": (spoil("texts/en.ftl", "clock =", "o_clock ="), "stones has no message clock"),
    "a broken way to read": (add("render/__init__.py", "import papyrus"), "stones.render cannot be imported"),
    "a broken board": (spoil("board/__init__.py", "import circle", "import cube"), "stones.board cannot be imported"),
    "a broken bot": (spoil("bot/__init__.py", "", "worth = 1 / 0"), "stones.bot cannot be imported (ZeroDivisionError"),
    "a table that cannot begin": (spoil("turn.py", "TakePebbles(0)", "1 / 0"), "a game of 2 cannot be set up"),
    "a picture that is no text": (lambda made: spoil_bytes(made / "vignette.svg"), "vignette.svg cannot be read"),
    "a game for nobody": (spoil("game.py", "[2, 3]", "[]"), "it is for [] players"),
    "a game for half a player": (spoil("game.py", "[2, 3]", "[0.5]"), "it is for [0.5] players"),
    "nothing to ask with": (
        spoil("texts/en.ftl", "prompt-TakePebbles =", "prompt-TakeStones ="),
        "it cannot be put into words by texts/en.ftl (Unsaid: stones has no message prompt-TakePebbles)",
    ),
    "nothing to say of an action": (
        spoil("texts/en.ftl", "action-take =", "action-grab ="),
        "stones has no message action-take",
    ),
    "rules that break": (spoil("turn.py", "t.pile -= ", "t.heap -= "), "the game cannot go on (AttributeError"),
    "a fact that is none": (
        spoil("texts/en.ftl", "[one] { $a } pebble", "[one] { $g } pebble"),
        "Unknown external: g",
    ),
    "a thing that is not counted": (
        spoil("texts/en.ftl", "log-take = took { $a ->", "log-take = took { count-stone }\nelsewhere = { $a ->"),
        "Unknown message: count-stone",
    ),
    "a message that is none": (
        spoil("texts/en.ftl", "drew the { charm-a }", "drew the { ring }"),
        "Unknown message: ring",
    ),
    "an open brace": (
        spoil("texts/en.ftl", "log-stop = stopped the game", "log-stop = stopped { the game"),
        "en.ftl: log-stop = ",
    ),
    "points untold": (spoil("texts/en.ftl", "log-points =", "log-point ="), "stones has no message log-points"),
    "checks that refuse it": (spoil("game.py", "state.pile < 0", "state.pile < 99"), "its own checks say"),
    "checks that break": (spoil("game.py", "state.pile < 0", "state.pyle < 0"), "has no attribute 'pyle'"),
    "two decisions of one name": (
        spoil("table.py", "class Setting(", f"{ANOTHER}class Setting("),
        "its decisions cannot be told apart (ValueError: DrawCharm stands in stones.",
    ),
    "seats alike": (spoil("actions.py", '"blue", "green"', '"red", "red"'), "seats called red, red"),
}


@pytest.mark.parametrize("change", BROKEN)
def test_a_broken_title_is_left_out_with_one_sentence_and_the_others_play(shelf: Path, change: str) -> None:
    spoiling, said = BROKEN[change]
    spoiling(install(shelf, "stones"))
    found = Titles()
    sentences = found.look_over()
    assert len(sentences) == 1
    assert sentences[0].startswith("the title 'pebbles' of pebble-games (entry point stones.game:GAME) is left out: ")
    assert said in sentences[0]
    assert "\n" not in sentences[0]
    assert list(found) == OURS
    assert "pebbles" not in found


@pytest.mark.parametrize("broken", ["clock = { $heap } gravuloj", "clock = { $pile", "clock = { nenio }", "\udcff"])
def test_a_broken_translation_gives_way_to_english_and_the_title_stays(shelf: Path, broken: str) -> None:
    made = install(shelf)
    (made / "texts" / "eo.ftl").write_bytes(f"title = Ŝtonetoj\n{broken}\n".encode("utf-8", "surrogateescape"))
    assert Titles().look_over() == []
    game = Titles()["pebbles"]
    state = game.new(2)
    with pytest.warns(UserWarning, match="eo"):
        told = spoken(game, "eo").clock(state.view(None), None)
    assert told == spoken(game, "en").clock(state.view(None), None)


@pytest.mark.parametrize("broken", ["title = { $", "title = { nothing-such }", "about-lobby = { $who }"])
def test_a_title_that_cannot_be_named_is_left_out(shelf: Path, broken: str) -> None:
    made = install(shelf)
    texts = made / "texts" / "en.ftl"
    kept = [line for line in texts.read_text("utf-8").splitlines() if not line.startswith(broken.partition(" ")[0])]
    texts.write_text("\n".join([*kept, broken, ""]), "utf-8")
    (sentence,) = Titles().look_over()
    assert "is left out: it cannot be put into words by texts/en.ftl" in sentence


def test_who_asks_for_a_broken_title_is_told_why(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forget("components.toml")(install(shelf))
    monkeypatch.setattr("serai.core.titles.GAMES", Titles())
    with pytest.raises(serai.Refusal, match=r"the title 'pebbles' .* is left out: its printed tables cannot be read"):
        find("pebbles")
    assert find("merv").title == "Merv"


@pytest.mark.parametrize("entry", ["Pebbles", "peb bles", "7pebbles", "p" * 41])
def test_a_name_that_no_address_can_have_is_refused(shelf: Path, entry: str) -> None:
    install(shelf, entry=entry)
    found = Titles()
    assert "a name has small letters, digits and _" in found.look_over()[0]
    assert list(found) == OURS


def test_of_two_titles_with_one_name_the_first_is_played(shelf: Path) -> None:
    install(shelf, "stones", "a-games")
    install(shelf, "pebbles", "b-games")
    found = Titles()
    assert found.look_over() == [
        "the title 'pebbles' of b-games (entry point pebbles.game:GAME) is left out: "
        "the title 'pebbles' of a-games (entry point stones.game:GAME) has this name already"
    ]
    assert found["pebbles"].package == "stones"


def test_nobody_takes_the_name_of_one_of_ours(shelf: Path) -> None:
    install(shelf, entry="merv")
    found = Titles()
    assert "the title 'merv' in serai.games.merv has this name already" in found.look_over()[0]
    assert found["merv"].package == "serai.games.merv"


@pytest.mark.parametrize("leads_to", ["serai.games.merv.game:MERV", "serai.games.gone.game:GONE"])
def test_the_metadata_of_an_older_checkout_neither_hides_nor_doubles_ours(shelf: Path, leads_to: str) -> None:
    install(shelf, distribution="serai", entry=leads_to.split(".")[2], leads_to=leads_to)
    found = Titles()
    assert found.look_over() == []
    assert list(found) == OURS


def test_others_stand_after_ours_by_their_titles(shelf: Path) -> None:
    for package, name, title in (("pebbles", "pebbles", "Zebra"), ("stones", "stones", "Amber")):
        made = install(shelf, package, f"{package}-games", name)
        spoil("game.py", '"pebbles", "Pebbles"', f'"{name}", "{title}"')(made)
        if name != "pebbles":
            spoil("components.toml", 'game = "pebbles"', f'game = "{name}"')(made)
    assert list(Titles()) == [*OURS, "stones", "pebbles"]


def test_the_waiting_room_of_a_title_that_is_gone_is_still_shown(
    pebbles: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with Server(tmp_path / "serai.db") as server:
        ada = server.person("Ada")
        table = ada.open("pebbles", "me open", start=False)
        monkeypatch.delitem(GAMES, "pebbles")
        assert ada.client.get(f"/tables/{table}").status_code == 200
        assert ada.client.get("/").status_code == 200
        refusal = server.person("Bo").refused_at(table, "join")
        assert refusal == (409, "closed")
        assert refusal.message == "This game is no longer played here; the table is closed as it stood."
