"""Names: what one may be called, and that nobody passes for somebody else."""

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url

from serai.server import migrations
from serai.server.migrations import upgrade
from serai.server.names import read_label, read_name, skeleton
from serai.server.refused import Refused
from tests.server.live_server import Person, Server, rows
from tests.server.test_people import PASSWORD, with_account

HONEST = [
    *["Ada", "Zoë", "Łukasz", "Nguyễn Thị Hà", "O’Brien", "Jean-Luc", "d'Artagnan", "R2-D2", "ʻIolani", "x_x"],
    *["Анна", "Ёжик", "Νίκη", "Արամ", "შოთა", "דוד", "محمد", "अनीता", "สมชาย", "田中さくら", "タワー", "東京Tower"],
    *["김민준", "\N{HEAVY BLACK HEART}", "Ada \N{DROMEDARY CAMEL}", "Анна Smith", "7"],
]
UNSEEN = [
    *["\u3164", "\u115f", "A\uffa0da", "\u2800", "A\u034fda", "A\u180bda", "A\U000e0100da", "A\u00adda", "A\u200dda"],
    *["\u202eadA", "A\u2066da", "A\u200eda", "\u0301", "A \u0301da", "e" + "\u0316" * 4, "\ue000", "\u0378"],
]
MIXED = ["Pаul", "Раul", "Αda", "Αлла", "Аdа", "ꓮda", "ᎪDA", "Ada-Bоb", "K\u0391", "Aдa\u0301"]
ALIKE = [
    *[("Ian", "lan"), ("Ian", "1an"), ("Bob", "B0b"), ("BOB", "ВОВ"), ("cap", "сар"), ("Paul", "ᴘᴀᴜʟ")],
    *[("Paul", "𝐏𝐚𝐮𝐥"), ("Paul", "Ｐａｕｌ"), ("Paul", "Ⓟⓐⓤⓛ"), ("AHHA", "Анна"), ("NOH", "ΝΟΗ"), ("ADA", "ꓮꓓꓮ")],
    *[("ADA", "ᎪᎠᎪ"), ("Ada", "ᎪᎠᎪ")],
    *[("Zoe", "Zoë"), ("Zoe", "Zoẹ"), ("Lukasz", "Łukasz"), ("Arnold", "Amold"), ("Walter", "vvalter")],
    *[("Ada", "A d a"), ("Ada", "Ada!"), ("Ada", "A.d.a"), ("Ada 1", "Ada ١"), ("Ada", "ʹAda"), ("Straße", "STRASSE")],
]
DIFFERENT = [
    *[("Ada", "Ida"), ("Alia", "Alla"), ("Анна", "Инна"), ("Ada", "Ada 2"), ("Ada", "Ada \N{HEAVY BLACK HEART}")],
    *[("कि", "का"), ("がく", "かく"), ("タワー", "タワ"), ("!!", "??"), ("\N{HEAVY BLACK HEART}", "\N{BLACK STAR}")],
]


@pytest.mark.parametrize("name", HONEST)
def test_honest_names_in_every_script_are_welcome(name: str) -> None:
    assert read_name(name) == name


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_what_cannot_be_seen_is_refused(name: str) -> None:
    for read in [read_name, read_label]:
        with pytest.raises(Refused, match="can be seen"):
            read(name)


@pytest.mark.parametrize("name", MIXED, ids=ascii)
def test_a_word_in_two_alphabets_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="one alphabet"):
        read_name(name)


def test_accents_are_put_together_and_a_phones_heart_is_a_heart() -> None:
    assert read_name("Zoe\u0308") == "Zoë"
    assert read_name("\u2764\ufe0f") == "\u2764"
    assert len(read_name("e\u0301" * 24)) == 24


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ_have_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("name", [*HONEST, *MIXED])
def test_every_name_has_a_skeleton_that_looks_like_itself(name: str) -> None:
    assert skeleton(name)
    assert skeleton(skeleton(name)) == skeleton(name)


# On a server ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Ingrid", "INGRID", "lngrid", " ingrid ", "Íngrid", "Ingrid."])
def test_a_guest_cannot_take_an_accounts_name_nor_one_that_looks_like_it(server: Server, name: str) -> None:
    if not server.rows("SELECT id FROM people WHERE login = 'ingrid'"):
        with_account(server, "Ingrid")
    guest = server.person()
    refusal = guest.refused("POST", "/api/guests", name=name)
    assert refusal == (409, "name_taken")
    assert "log in or take another name" in refusal.message
    assert guest.get("/api/me") is None


def test_an_account_cannot_look_like_another(server: Server) -> None:
    with_account(server, "Hector")
    other = server.person("Somebody else")
    assert other.refused("POST", "/api/account", name="Héctor", password=PASSWORD) == (409, "name_taken")
    assert not other.get("/api/me")["account"]


def test_an_honest_name_in_another_alphabet_is_free_while_no_account_looks_like_it(server: Server) -> None:
    assert server.person("Вера").get("/api/me")["name"] == "Вера"
    with_account(server, "Bepa")
    assert server.person().refused("POST", "/api/guests", name="Вера") == (409, "name_taken")


def test_guests_who_bear_a_name_keep_it_when_somebody_protects_it(server: Server) -> None:
    before = server.person("Jorinde")
    table = before.open()
    owner = server.person("Joringel")
    owner.post("/api/account", name="Jorinde", password=PASSWORD)
    assert before.get("/api/me").items() >= {"id": before.id, "name": "Jorinde", "account": False}.items()
    assert before.act(table)
    assert server.person().refused("POST", "/api/guests", name="Jorinde") == (409, "name_taken")


def test_a_label_is_no_name(ada: Person) -> None:
    """Nobody sees it but its owner, so it may look like anything that can be seen."""
    ada.post("/api/tokens", label="β-bot бeta")
    assert ada.refused("POST", "/api/tokens", label="\u3164") == (422, "bad_name")


def test_accounts_from_before_are_protected_as_well(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    before_skeletons(file)
    insert = "INSERT INTO people (name, login, password, created) VALUES (?, ?, ?, 0)"
    rows(file, insert, "Ian", "ian", "x")
    rows(file, insert, "lan", "lan", "x")
    rows(file, insert, "Ian the guest", None, None)
    upgrade(make_url(f"sqlite:///{file}"))
    assert rows(file, "SELECT name, skeleton FROM people") == [("Ian", "lan"), ("lan", "lan"), ("Ian the guest", None)]
    with Server(file) as server:
        assert server.person().refused("POST", "/api/guests", name="1an") == (409, "name_taken")


def before_skeletons(file: Path) -> None:
    """A database as the first version of the server left it."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["url"] = make_url(f"sqlite:///{file}")
    command.upgrade(config, "0001")


def test_at_a_table_names_that_look_alike_are_told_apart_by_the_colour(server: Server) -> None:
    ada, twin, bo = server.person("Ada"), server.person("ada"), server.person("Bo")
    table = ada.open(seats="me open open", start=False)
    for one in (twin, bo):
        one.at(table, "join")
    ada.at(table, "start")
    for _ in range(30):
        next(one for one in (ada, twin, bo) if one.see(table)["choices"]).act(table)
    told = " ".join(line["text"] for line in bo.see(table)["story"])
    assert "Ada (red)" in told
    assert "Ada (blue)" in told  # at the head of a sentence
