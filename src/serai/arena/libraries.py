"""Libraries that only some runs need: imported when asked for, and refused in one sentence where they are missing."""

import importlib
from typing import Any

from serai.core.errors import BadSetup
from serai.core.say import Say


def library(name: str, extra: str) -> Any:
    """A module of another distribution, which one of our extras installs."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        raise BadSetup(Say("refused-arena-library", library=str(missing.name), extra=f"serai[{extra}]")) from None
