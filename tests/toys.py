"""A toy language for a test: as much of one as there is need for; for all else, English stands in."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from serai.language import messages


@contextmanager
def toy(code: str, sources: dict[str, str]) -> Iterator[None]:
    """Within it Serai speaks one more language, and English; its files by package."""
    before: Callable[[str, str], str] = messages.source_of

    def source_of(package: str, wanted: str) -> str:
        return sources.get(package, "") if wanted == code else before(package, wanted)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(messages, "source_of", source_of)
        for name, module in list(sys.modules.items()):
            if name.startswith("serai.") and hasattr(module, "languages") and callable(module.languages):
                patched.setattr(module, "languages", lambda: ["en", code])
        forget_words()
        yield
    forget_words()


def forget_words() -> None:
    """Whatever has been said or read of words: another test has others under the same name."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("serai.language", "serai.server", "serai.web", "serai.core.message_keys")):
            for kept in list(vars(module).values()):
                clear: Any = getattr(kept, "cache_clear", None)
                if clear is not None:
                    clear()
