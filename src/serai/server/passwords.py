"""Passwords: how they are kept, and which ones anybody would guess."""

import re
import secrets
from functools import cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from serai.server.refused import Refused

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
FEWEST_SIGNS: Final = 4
"""Different ones in a password: with fewer it is a pattern."""
TAIL: Final = 6
"""Digits and signs that people put after a word to make it a password, such as a year: so few do not make it one."""
FEWEST_DIGITS: Final = 12
"""In a password of nothing else: shorter ones are dates, telephones and patterns."""
ROWS: Final = (
    "0123456789",
    "1234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "qwertzuiop",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "zaq12wsxcde34rfv",
    "йцукенгшщзхъ",
    "фывапролджэ",
    "абвгдежзийклмнопрстуфхцчшщъыьэюя",
)
LONG_RUN: Final = 4
DISGUISES: Final = str.maketrans("0134578@$!", "oieastbasi")
HASHER: Final = PasswordHasher()
NOBODYS: Final = HASHER.hash(secrets.token_hex(8))
"""Compared with when a name is unknown, so that the answer takes as long as for a known one."""


def verify(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


def check(name: str, password: str) -> None:
    """Refuse a password that does not protect a name."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused(422, "bad_password", "length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    if easily_guessed(name, password):
        raise Refused(422, "bad_password", "guessed")


def easily_guessed(name: str, password: str) -> bool:
    said = password.casefold()
    if said.isdecimal() and len(said) < FEWEST_DIGITS:
        return True
    if len(set(said)) < FEWEST_SIGNS or repeated(said) or in_rows(said):
        return True
    known = {*common(), "".join(plain_words(name)), *plain_words(name)}
    return any("".join(plain_words(form)) in known for form in forms(said))


@cache
def common() -> frozenset[str]:
    lines = (Path(__file__).parent / "common_passwords.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())


def plain_words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.casefold())


def forms(said: str) -> set[str]:
    """The word that a password may be made of: without what follows it, and with letters for the signs in it."""
    bare = {said, re.sub(rf"[\W\d_]{{1,{TAIL}}}$", "", said), re.sub(rf"^[\W\d_]{{1,{TAIL}}}", "", said)}
    return bare | {form.translate(DISGUISES) for form in bare}


def repeated(said: str) -> bool:
    """Whether it is one short thing again and again: the first place where it fits into itself is not its end."""
    again = (said + said).find(said, 1)
    return again < min(len(said), SHORTEST_PASSWORD)


def in_rows(said: str) -> bool:
    """Whether it is written along the rows of a keyboard or of an alphabet, a few long runs and little else."""
    alone, at = 0, 0
    while at < len(said):
        run = longest_run(said[at:])
        alone += run if run < LONG_RUN else 0
        at += run
    return alone <= len(said) // 4


def longest_run(said: str) -> int:
    """How many signs at the beginning are neighbours in one row, in one direction or the other."""
    length = 1
    lines = [*ROWS, *(row[::-1] for row in ROWS)]
    while length < len(said) and any(said[: length + 1] in line for line in lines):
        length += 1
    return length
