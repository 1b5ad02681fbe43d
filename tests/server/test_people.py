"""Names, accounts and tokens: who one is, and what proves it."""

import pytest

from tests.server.live_server import Person, Server

PASSWORD = "open sesame"


def with_account(server: Server, name: str) -> Person:
    """Somebody with an account. On the server that all tests share, no guest of any test bears its name."""
    made = server.person(name)
    made.post("/api/account", name=name, password=PASSWORD)
    return made


def test_a_guest_plays_by_name_only(ada: Person) -> None:
    assert ada.get("/api/me").items() >= {"id": ada.id, "name": "Ada", "account": False}.items()


def test_whoever_says_no_name_is_nobody(nobody: Person) -> None:
    assert nobody.get("/api/me") is None
    assert nobody.refused("POST", "/api/tables", game="merv", seats=["me"]) == (401, "who_are_you")


def test_a_name_is_shown_with_single_spaces(nobody: Person) -> None:
    assert nobody.post("/api/guests", name="  Ada \t Lovelace ")["name"] == "Ada Lovelace"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "A\x00da", "A\u202eda", "A\u200bda"])
def test_a_name_that_cannot_be_read_is_refused(nobody: Person, name: str) -> None:
    assert nobody.refused("POST", "/api/guests", name=name) == (422, "bad_name")


def test_the_cookie_is_kept_from_scripts_and_from_other_sites(nobody: Person) -> None:
    said = nobody.ask("POST", "/api/guests", {"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=lax" in said


def test_an_account_keeps_the_games_of_the_guest(ada: Person) -> None:
    table = ada.open()
    ada.post("/api/account", name="Ada the First", password=PASSWORD)
    assert ada.get("/api/me").items() >= {"id": ada.id, "name": "Ada the First", "account": True}.items()
    assert ada.see(table)["at_table"]
    assert ada.refused("POST", "/api/account", name="Twice", password=PASSWORD) == (409, "has_account")


def test_an_account_is_found_from_another_browser(server: Server) -> None:
    old = with_account(server, "Cleopatra")
    new = server.person()
    assert new.post("/api/login", name=" cLEOPATRA ", password=PASSWORD)["id"] == old.id
    assert new.get("/api/me")["id"] == old.id


def test_no_two_accounts_have_one_name_whatever_its_capitals(server: Server) -> None:
    with_account(server, "Theodora")
    other = server.person("Somebody")
    assert other.refused("POST", "/api/account", name="THEODORA", password=PASSWORD) == (409, "name_taken")
    assert not other.get("/api/me")["account"]


def test_a_login_brings_the_guests_seats_tables_and_invitations_along(server: Server, bo: Person) -> None:
    account = with_account(server, "Evelina")
    guest = server.person("Evelina, elsewhere")
    table = guest.open(seats="me open", start=False)
    hidden = bo.open(seats="me open", start=False, private=True)
    guest.client.get(f"/invitations/{bo.see(hidden)['invite']}")
    guest.post("/api/login", name="Evelina", password=PASSWORD)
    seen = guest.see(table)
    assert (seen["at_table"], seen["hosting"], seen["seats"][0]["name"]) == (True, True, "Evelina")
    assert account.see(table)["at_table"]
    assert guest.see(hidden)["id"] == hidden


def test_an_account_and_its_guest_may_have_had_the_same_invitation(server: Server, bo: Person) -> None:
    account = with_account(server, "Ignatius")
    guest = server.person("Ignatius, elsewhere")
    hidden = bo.open(seats="me open", start=False, private=True)
    for person in (account, guest):
        person.client.get(f"/invitations/{bo.see(hidden)['invite']}")
    guest.post("/api/login", name="Ignatius", password=PASSWORD)
    assert guest.see(hidden)["id"] == hidden


def test_a_login_from_another_account_leaves_that_account_what_is_its_own(server: Server, bo: Person) -> None:
    family = with_account(server, "Geraldine")
    with_account(server, "Hyacinth")
    table = family.open(seats="me open", start=False)
    hidden = bo.open(seats="me open", start=False, private=True)
    family.client.get(f"/invitations/{bo.see(hidden)['invite']}")
    family.post("/api/login", name="Hyacinth", password=PASSWORD)
    seen = family.see(table)
    assert (seen["at_table"], seen["hosting"], seen["seats"][0]["name"]) == (False, False, "Geraldine")
    assert family.refused("GET", f"/api/tables/{hidden}") == (404, "no_table")
    family.post("/api/login", name="Geraldine", password=PASSWORD)
    assert family.see(table)["hosting"]
    assert family.see(hidden)["id"] == hidden


@pytest.mark.parametrize("name", ["Fayette", "Nobody of this name"])
def test_a_wrong_password_and_an_unknown_name_are_answered_alike(server: Server, name: str) -> None:
    if name == "Fayette":
        with_account(server, "Fayette")
    stranger = server.person()
    refusal = stranger.refused("POST", "/api/login", name=name, password="not this one")
    assert refusal == (403, "wrong_password")
    assert refusal.message == "This name and this password do not belong together."
    assert stranger.get("/api/me") is None


@pytest.mark.parametrize("password", ["short", "x" * 201])
def test_a_password_has_a_sensible_length(ada: Person, password: str) -> None:
    assert ada.refused("POST", "/api/account", name="Ada", password=password) == (422, "bad_password")


def test_a_program_plays_with_a_token_until_it_is_deleted(ada: Person, nobody: Person) -> None:
    token = ada.post("/api/tokens", label="my bot")["token"]
    nobody.client.headers["Authorization"] = f"Bearer {token}"
    assert nobody.get("/api/me")["id"] == ada.id
    assert nobody.open()
    (line,) = ada.get("/api/tokens")
    assert line["label"] == "my bot"
    assert token not in str(line)
    assert ada.client.delete(f"/api/tokens/{line['id']}").status_code == 204
    assert nobody.get("/api/me") is None


def test_nobody_deletes_the_token_of_another(ada: Person, bo: Person) -> None:
    ada.post("/api/tokens", label="mine")
    (line,) = ada.get("/api/tokens")
    assert bo.refused("DELETE", f"/api/tokens/{line['id']}") == (404, "no_token")
    assert ada.get("/api/tokens") == [line]


def test_there_is_an_end_to_tokens(ada: Person) -> None:
    for _ in range(20):
        ada.post("/api/tokens", label="one more")
    assert ada.refused("POST", "/api/tokens", label="too many") == (409, "too_many_tokens")


def test_the_database_holds_only_hashes(server: Server, ada: Person) -> None:
    token = ada.post("/api/tokens", label="bot")["token"]
    ada.post("/api/account", name="Gwendolen", password=PASSWORD)
    kept = str(server.rows("SELECT * FROM keys") + server.rows("SELECT * FROM people"))
    for secret in [token, ada.client.cookies["serai_key"], PASSWORD]:
        assert secret not in kept
    assert server.rows("SELECT password FROM people WHERE login = 'gwendolen'")[0][0].startswith("$argon2id$")


def test_after_a_logout_the_old_cookie_is_worth_nothing(ada: Person, nobody: Person) -> None:
    key = ada.client.cookies["serai_key"]
    ada.post("/api/logout")
    assert ada.get("/api/me") is None
    nobody.client.headers["Cookie"] = f"serai_key={key}"
    assert nobody.get("/api/me") is None
