"""What a view says, as facts for a sentence and as words for people."""

from typing import Any, Final

from serai.core.text import Fact, Texts

EMPTY: Final = "–"
"""What stands in a picture where there is nothing, or nothing that the reader may know."""


def facts_of(data: dict[str, Any], texts: Texts) -> dict[str, Fact]:
    """The fields of a view by name: numbers as they are, all else in words; `goods_silk` for one in a table of them."""
    facts: dict[str, Fact] = {}
    for name, value in data.items():
        if isinstance(value, dict):
            facts.update({f"{name}_{key}": fact(inner, texts) for key, inner in value.items()})
        facts[name] = fact(value, texts)
    return facts


def fact(value: Any, texts: Texts) -> Fact:
    """A value as it stands in a sentence: who has none of something has nothing."""
    if type(value) is int:
        return value
    found = [part for part in value_parts(value, texts) if part != EMPTY]
    return ", ".join(found) or in_words("nothing", texts)


def in_words(name: str, texts: Texts) -> str:
    """How a name of the rules reads: as the texts' table `names` says, else as it is, without underscores."""
    return str(texts.tables.get("names", {}).get(name, name.replace("_", " ")))


def value_parts(value: Any, texts: Texts) -> list[str]:
    """A field of a view as a few short texts: each member of a list, each of a table of names that is not 0."""
    if isinstance(value, dict):
        return [f"{in_words(key, texts)} {value_text(inner, texts)}" for key, inner in value.items() if inner] or [
            EMPTY
        ]
    if isinstance(value, list):
        return [value_text(inner, texts) for inner in value] or [EMPTY]
    return [value_text(value, texts)]


def value_text(value: Any, texts: Texts) -> str:
    """One value in a line; what is not there, or not known, is a dash."""
    if value is None:
        return EMPTY
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (dict, list)):
        return f"({', '.join(value_parts(value, texts))})"
    return in_words(value, texts) if isinstance(value, str) else str(value)
