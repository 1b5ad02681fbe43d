"""The page's own words, all in one file per language; games bring their sentences themselves."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

Words = dict[str, dict[str, Any]]


@cache
def words(language: str = "en") -> Words:
    return tomllib.loads(files("serai.web").joinpath("texts", f"{language}.toml").read_text(encoding="utf-8"))


def t(key: str, /, **facts: object) -> str:
    """The words for `table.name`, with the facts in their places; a pair is singular and plural of the fact `n`."""
    table, _, name = key.partition(".")
    said = words()[table][name]
    if isinstance(said, list):
        said = said[0 if facts.get("n") == 1 else 1]
    return str(said).format(**facts)


def known(key: str) -> bool:
    table, _, name = key.partition(".")
    return name in words().get(table, {})


def titled(text: str) -> str:
    return text[:1].upper() + text[1:]


def span(minutes: int) -> str:
    """So many minutes in the greatest unit that holds them evenly."""
    for unit, word in ((7 * 24 * 60, "weeks"), (24 * 60, "days"), (60, "hours")):
        if minutes and minutes % unit == 0:
            return t(f"span.{word}", n=minutes // unit)
    return t("span.minutes", n=minutes)
