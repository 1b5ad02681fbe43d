"""Which language somebody is answered in: the one that the address asks for, or did since the browser was opened,
else the one chosen on this device, else the one that the person chose anywhere, else the browser's wish, else English.
Found once for a request, and kept with it: refusals are spoken by it too."""

from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope

from serai.language import DEFAULT, Language, best_of, language
from serai.language.known import accepted

PACKAGE: Final = "serai.server"
ASKED: Final = "lang"
"""In an address: `?lang=fr`, for sharing."""
COOKIE: Final = "lang"
"""On a device: what was last chosen there."""
LONGEST: Final = 35
"""As much of an unknown language's code as is said again; none is longer."""
FOLLOWED: Final = "lang-asked"
"""On a device, while its browser is open: what an address last asked for."""
KEPT: Final = "wanted"
"""Under which name it is kept with a request."""


@dataclass(frozen=True)
class Wanted:
    """The language of an answer."""

    code: str
    unknown: str = ""
    """What was asked for or chosen and is not there, so that this is English; a page says so once."""

    @property
    def speak(self) -> Language:
        return words(self.code)


def words(code: str) -> Language:
    """The server's own words."""
    return language(code, PACKAGE)


def wanted_by(wishes: list[str | None], header: str) -> Wanted:
    """The first wish counts, whether or not it can be fulfilled; a browser has several, and many have none that can."""
    for wish in wishes:
        if wish:
            code = best_of([wish])
            return Wanted(code) if code is not None else Wanted(DEFAULT, shown(wish))
    return Wanted(best_of(accepted(header)) or DEFAULT)


def shown(wish: str) -> str:
    """As much of an unknown code as can be said again."""
    return "".join(letter for letter in wish[:LONGEST] if letter.isprintable())


# With a request -----------------------------------------------------------------------------------------------------


def says_itself(request: HTTPConnection) -> bool:
    """Whether a request names its language, so that it does not matter who asks."""
    return bool(request.query_params.get(ASKED) or request.cookies.get(FOLLOWED) or request.cookies.get(COOKIE))


def decide(request: HTTPConnection, chosen: str | None = None) -> Wanted:
    """The language of a request, kept with it; `chosen` by the person who asks."""
    wishes = [request.query_params.get(ASKED), request.cookies.get(FOLLOWED), request.cookies.get(COOKIE), chosen]
    return keep(request.scope, wanted_by(wishes, request.headers.get("accept-language", "")))


def keep(scope: Scope, wanted: Wanted) -> Wanted:
    scope.setdefault("state", {})[KEPT] = wanted
    return wanted


def kept(scope: Scope) -> Wanted | None:
    """What was found for a request; None while nobody has asked."""
    found: Wanted | None = scope.get("state", {}).get(KEPT)
    return found


def speaking(request: HTTPConnection) -> Language:
    """The language of a request; where nobody has asked who makes it, by what the request says itself."""
    return (kept(request.scope) or decide(request)).speak
