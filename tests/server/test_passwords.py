"""Passwords that anybody would guess are refused; those that people make up are not."""

import pytest
from argon2 import Type

from serai.server.passwords import HASHER, common, easily_guessed

GUESSED = [
    *["password", "Password1", "P@ssw0rd", "p4ssw0rd2024!", "password123456", "$unshine", "sunshine1", "SUNSHINE!!"],
    *["football99", "iloveyou", "trustno1", "ILoveYou!", "letmein123", "welcome2024", "Summer2023!", "monkey12"],
    *["123monkey", "superman", "pass-word", "let_me_in!", "dragondragon", "catcatcat"],
    *["12345678", "87654321", "0987654321", "11223344", "147258369", "01011990", "20202020", "00000000", "11112222"],
    *["aaaaaaaa", "abababab", "1234qwer", "qwer1234", "qwertyuiop", "asdfghjkl", "abcd1234", "qwerty123", "1q2w3e4r"],
    *["1qaz2wsx", "zaq12wsx", "q1w2e3r4", "йцукенгш", "abcdefgh"],
]
NAMED = ["Ada Lovelace", "adalovelace1", "lovelace2020", "ADA12345", "4da-L0velace", "adaadaada"]
FINE = [
    "correct horse battery",
    "tungsten-lizard-9",
    "kV8#qpLz",
    "Zwiebel7Kuchen",
    "x7fj29ak",
    "caravan of nine",
    "abcd-river-stone",
    "red green blue sky",
    "верблюд у колодца",
    "628301947725",
    "open sesame",
]


@pytest.mark.parametrize("password", [*GUESSED, *NAMED])
def test_what_others_would_guess_is_known(password: str) -> None:
    assert easily_guessed("Ada Lovelace", password)


@pytest.mark.parametrize("password", FINE)
def test_what_somebody_made_up_is_left_alone(password: str) -> None:
    assert not easily_guessed("Ada Lovelace", password)


def test_anothers_name_is_not_ones_own() -> None:
    assert easily_guessed("Gwendolen", "gwendolen7")
    assert not easily_guessed("Ada", "gwendolen7")


def test_the_list_is_a_list_of_words() -> None:
    assert 500 < len(common()) < 3000
    assert all(word == word.casefold() and word.isalnum() for word in common())


def test_a_password_is_kept_so_that_to_try_many_costs_much() -> None:
    """All other tests hash cheaply; this is how it is done for people."""
    assert (HASHER.type, HASHER.memory_cost >= 19 * 1024, HASHER.time_cost >= 2) == (Type.ID, True, True)
