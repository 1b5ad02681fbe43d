"""Accounts against guessing: how often one may try, whose own browser may go on, and another password."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.server.limits import LIMITS, Limit
from tests.server.live_server import Person, Refusal, Server
from tests.server.test_people import PASSWORD, with_account

ANOTHER = "a lizard on a wall"
DEVICES = "serai_device"
TRIES = 4


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that counts guesses by account and nothing else, and makes good for nothing while a test runs."""
    for kind in LIMITS:
        monkeypatch.setitem(LIMITS, kind, [Limit(1e6, 1e6)])
    monkeypatch.setitem(LIMITS, "guess", [Limit(TRIES, 1e-6)])
    with Server(tmp_path / "serai.db", limits=True) as server:
        yield server


def guess(person: Person, name: str, password: str = "not this one") -> Refusal:
    return person.refused("POST", "/api/login", name=name, password=password)


def guess_all(server: Server, name: str) -> None:
    """Strangers, each at a browser of their own, use up all tries."""
    for _ in range(TRIES):
        assert guess(server.person(), name) == (403, "wrong_password")
    assert guess(server.person(), name) == (429, "too_fast")


# Guessing -------------------------------------------------------------------------------------------------------------


def test_an_account_can_be_guessed_at_only_so_often_from_wherever(strict: Server) -> None:
    with_account(strict, "Cleo")
    guess_all(strict, "Cleo")
    assert guess(strict.person(), " cLEO ", PASSWORD) == (429, "too_fast")
    assert guess(strict.person(), "Dora") == (403, "wrong_password")


def test_guessing_does_not_tell_whether_an_account_exists(strict: Server) -> None:
    with_account(strict, "Cleo")
    found = [[guess(strict.person(), name) for _ in range(TRIES + 2)] for name in ["Cleo", "Nobody"]]
    assert found[0] == found[1]
    assert [refusal.message for refusal in found[0]] == [refusal.message for refusal in found[1]]


def test_a_browser_that_has_logged_in_before_is_not_kept_out(strict: Server) -> None:
    owner, away = with_account(strict, "Cleo"), strict.person()
    away.post("/api/login", name="Cleo", password=PASSWORD)
    for person in [owner, away]:
        person.post("/api/logout")
    guess_all(strict, "Cleo")
    for person in [owner, away]:
        assert person.post("/api/login", name="Cleo", password=PASSWORD)["name"] == "Cleo"


def test_a_known_browser_may_not_guess_for_ever_either(strict: Server) -> None:
    owner = with_account(strict, "Cleo")
    for _ in range(TRIES):
        assert guess(owner, "Cleo") == (403, "wrong_password")
    assert guess(owner, "Cleo", PASSWORD) == (429, "too_fast")
    assert strict.person().post("/api/login", name="Cleo", password=PASSWORD)


def test_a_browser_known_to_one_account_is_a_stranger_to_another(strict: Server) -> None:
    with_account(strict, "Cleo")
    mallory = with_account(strict, "Mallory")
    guess_all(strict, "Cleo")
    assert guess(mallory, "Cleo") == (429, "too_fast")


def test_right_passwords_do_not_use_up_the_tries(strict: Server) -> None:
    with_account(strict, "Cleo")
    for _ in range(3 * TRIES):
        strict.person().post("/api/login", name="Cleo", password=PASSWORD)
    guess_all(strict, "Cleo")


def test_a_family_shares_a_browser(strict: Server) -> None:
    shared = with_account(strict, "Cleo")
    shared.post("/api/logout")
    shared.post("/api/guests", name="Dora")
    shared.post("/api/account", name="Dora", password=PASSWORD)
    shared.post("/api/logout")
    for name in ["Cleo", "Dora"]:
        guess_all(strict, name)
        shared.post("/api/login", name=name, password=PASSWORD)
        shared.post("/api/logout")


def test_a_device_is_remembered_once_and_only_so_many_are(server: Server) -> None:
    owner = with_account(server, "Devi")
    count = "SELECT count(*) FROM keys WHERE kind = 'device' AND person_id = ?"
    for _ in range(3):
        owner.post("/api/login", name="Devi", password=PASSWORD)
    assert server.rows(count, owner.id) == [(1,)]
    for _ in range(25):
        server.person().post("/api/login", name="Devi", password=PASSWORD)
    assert server.rows(count, owner.id) == [(20,)]


def test_a_devices_key_opens_nothing(server: Server, nobody: Person) -> None:
    owner = with_account(server, "Dido")
    key = owner.client.cookies[DEVICES]
    for headers in [{"Authorization": f"Bearer {key}"}, {"Cookie": f"serai_key={key}"}]:
        nobody.client.headers.clear()
        nobody.client.headers.update(headers)
        assert nobody.get("/api/me") is None
    assert key not in str(server.rows("SELECT * FROM keys"))


def test_the_cookie_of_devices_is_kept_from_scripts_and_pages(server: Server, ada: Person) -> None:
    answer = ada.ask("POST", "/api/account", {"name": "Ada of the devices", "password": PASSWORD})
    (said,) = [line for line in answer.headers.get_list("set-cookie") if line.startswith(DEVICES)]
    assert all(part in said.lower() for part in ["httponly", "samesite=strict", "path=/api", "max-age=31536000"])


# Another password -----------------------------------------------------------------------------------------------------


def change(person: Person, old: str, new: str) -> None:
    person.post("/api/password", old=old, new=new)


def test_a_password_can_be_changed(server: Server) -> None:
    owner = with_account(server, "Paula")
    change(owner, PASSWORD, ANOTHER)
    stranger = server.person()
    assert guess(stranger, "Paula", PASSWORD) == (403, "wrong_password")
    assert stranger.post("/api/login", name="Paula", password=ANOTHER)["id"] == owner.id


def test_then_every_other_browser_is_logged_out_and_tokens_stay(server: Server) -> None:
    owner, bystander = with_account(server, "Petra"), server.person("By")
    other, program = server.person(), server.person()
    other.post("/api/login", name="Petra", password=PASSWORD)
    program.client.headers["Authorization"] = f"Bearer {owner.post('/api/tokens', label='bot')['token']}"
    assert other.get("/api/me") == program.get("/api/me")
    change(owner, PASSWORD, ANOTHER)
    assert other.get("/api/me") is None
    assert owner.get("/api/me")["id"] == program.get("/api/me")["id"] == owner.id
    assert bystander.get("/api/me")["name"] == "By"


def test_then_no_browser_but_this_one_is_known(strict: Server) -> None:
    owner, other = with_account(strict, "Cleo"), strict.person()
    other.post("/api/login", name="Cleo", password=PASSWORD)
    change(owner, PASSWORD, ANOTHER)
    guess_all(strict, "Cleo")
    assert guess(other, "Cleo", ANOTHER) == (429, "too_fast")
    assert owner.post("/api/login", name="Cleo", password=ANOTHER)


def test_only_who_knows_the_old_one_changes_it(strict: Server) -> None:
    owner = with_account(strict, "Cleo")
    for _ in range(TRIES):
        assert owner.refused("POST", "/api/password", old="not this one", new=ANOTHER) == (403, "wrong_password")
    assert owner.refused("POST", "/api/password", old=PASSWORD, new=ANOTHER) == (429, "too_fast")
    assert strict.person().post("/api/login", name="Cleo", password=PASSWORD)


@pytest.mark.parametrize("new", ["short", "x" * 201, "password1", "12345678", "Quentin99"])
def test_a_new_password_is_looked_at_like_the_first(server: Server, new: str) -> None:
    name = "Quentin"
    owner = server.person("Somebody")
    assert owner.refused("POST", "/api/account", name=name, password=new) == (422, "bad_password")
    if server.rows("SELECT id FROM people WHERE login = 'quentin'"):
        owner.post("/api/login", name=name, password=PASSWORD)
    else:
        owner.post("/api/account", name=name, password=PASSWORD)
    assert owner.refused("POST", "/api/password", old=PASSWORD, new=new) == (422, "bad_password")


def test_who_has_no_password_changes_none(ada: Person, nobody: Person) -> None:
    assert ada.refused("POST", "/api/password", old="", new=ANOTHER) == (409, "no_account")
    assert nobody.refused("POST", "/api/password", old="", new=ANOTHER) == (401, "who_are_you")


def change_while_comparing(server: Server, owner: Person, whose: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, the owner is faster than whoever else has just shown the right password."""
    crowd, key = server.services.people, owner.client.cookies["serai_key"]
    fits = crowd.fits

    async def slow(guesser: str, kept: str, password: str) -> bool:
        found = await fits(guesser, kept, password)
        if guesser.startswith(whose):
            monkeypatch.undo()
            reader = await crowd.who(key)
            assert reader is not None
            await crowd.change_password(reader, key, PASSWORD, ANOTHER, [])
        return found

    monkeypatch.setattr(crowd, "fits", slow)


def test_a_login_with_the_old_password_does_not_slip_in(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, late = with_account(server, "Rosa"), server.person()
    change_while_comparing(server, owner, "name", monkeypatch)
    assert guess(late, "Rosa", PASSWORD) == (403, "wrong_password")
    assert late.get("/api/me") is None


def test_of_two_changes_at_once_one_counts(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, late = with_account(server, "Rufus"), server.person()
    late.post("/api/login", name="Rufus", password=PASSWORD)
    change_while_comparing(server, owner, "person", monkeypatch)
    third = "three blind mice"
    assert late.refused("POST", "/api/password", old=PASSWORD, new=third) == (409, "changed_meanwhile")
    assert server.person().post("/api/login", name="Rufus", password=ANOTHER)["id"] == owner.id


def test_an_account_is_found_however_its_accents_are_put_together(server: Server) -> None:
    ids = [with_account(server, name).id for name in ["Zoé the First", "Zoé the Second"]]
    server.rows("UPDATE people SET login = ? WHERE id = ?", "zoe\u0301 the second", ids[1])  # as it was kept once
    for name, owner in [("Zoé the First", ids[0]), ("Zoe\u0301 the first", ids[0]), ("Zoe\u0301 the Second", ids[1])]:
        assert server.person().post("/api/login", name=name, password=PASSWORD)["id"] == owner
