"""Libraries that only some people have: who lacks one is told in a sentence how to get it."""

from collections.abc import Iterator
from contextlib import contextmanager

from serai.core.errors import BadSetup
from serai.core.say import Say


class NotInstalled(BadSetup, ImportError):
    """A library that is wanted here is not installed."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import within it what this extra of ours installs."""
    try:
        yield
    except ModuleNotFoundError as missing:
        library = str(missing.name).partition(".")[0]
        raise NotInstalled(Say("refused-extra", library=library, extra=extra)) from None
