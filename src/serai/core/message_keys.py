"""Which messages a package has, for whoever must know without speaking: the kernel needs no library of words."""

import re
from functools import cache
from importlib import resources
from typing import Final

SHARED: Final = "serai"
"""The package whose messages every title may use."""
ENTRY: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


@cache
def message_keys(package: str) -> frozenset[str]:
    """The messages in the English texts of a package, which all other languages have too."""
    file = resources.files(package).joinpath("texts", "en.ftl")
    return frozenset(ENTRY.findall(file.read_text("utf-8"))) if file.is_file() else frozenset()


def has_message(package: str, key: str) -> bool:
    """Whether a title can say this, in its own words or in those that all share."""
    return key in message_keys(package) or key in message_keys(SHARED)
