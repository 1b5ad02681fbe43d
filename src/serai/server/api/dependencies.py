"""Who asks, and what of the house a request needs; used by every route."""

from contextlib import suppress
from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request
from pydantic import BaseModel, Field
from sqlalchemy.exc import DBAPIError

from serai.core.errors import Refusal
from serai.language import Language
from serai.server.languages import Wanted, decide, kept, says_itself
from serai.server.payloads import Reader
from serai.server.refused import nobody
from serai.server.services import Services

COOKIE: Final = "serai_key"
DEVICES: Final = "serai_device"
YEAR: Final = 365 * 24 * 3600


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def the_services(request: Request) -> Services:
    """For routes; one that is not `async` would be asked in another thread, every time."""
    return services_of(request)


def key_of(request: Request) -> str | None:
    """The key that a request brings: a bot's token in its header, or a browser's in its cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return request.cookies.get(COOKIE)


async def maybe_reader(request: Request) -> Reader | None:
    """Whoever asks; looked up once for a request."""
    if not hasattr(request.state, "reader"):
        request.state.reader = await services_of(request).people.who(key_of(request))
    reader: Reader | None = request.state.reader
    return reader


async def a_reader(request: Request) -> Reader:
    reader = await maybe_reader(request)
    if reader is None:
        raise nobody()
    services_of(request).limits.count("ask", str(reader.id))
    return reader


def peer_of(request: Request) -> str | None:
    """Who is at the other end of the connection: the one who asks, or a proxy."""
    return request.client.host if request.client is not None else None


def address_of(request: Request) -> str:
    """What limits by address are counted by."""
    return services_of(request).addresses.key(peer_of(request), request.headers)


# The language of the answer ------------------------------------------------------------------------------------------


async def wanted_in(request: Request) -> Wanted:
    """The language of a request. Who asks need be known only where the request does not say it itself."""
    found = kept(request.scope)
    if found is None:
        reader = None if says_itself(request) else await maybe_reader(request)
        found = decide(request, reader.language if reader is not None else None)
    return found


async def settle_language(request: Request, in_trouble: bool) -> None:
    """Find the language of a request that is refused; where the database is in trouble, without asking it."""
    if not in_trouble:
        with suppress(Refusal, DBAPIError):
            await wanted_in(request)
    if kept(request.scope) is None:
        reader: Reader | None = getattr(request.state, "reader", None)
        decide(request, reader.language if reader is not None else None)


async def the_wanted(
    request: Request,
    lang: Annotated[str | None, Query(description="The language of the answer, such as `fr`; else as chosen.")] = None,
) -> Wanted:
    """For routes. What `lang` says is read from the request itself, as it is for refusals; here it is described."""
    return await wanted_in(request)


async def the_language(wanted: Annotated[Wanted, Depends(the_wanted)]) -> Language:
    return wanted.speak


TheWanted = Annotated[Wanted, Depends(the_wanted)]
"""Which language an answer is in, and whether another one was asked for that is not there."""
TheLanguage = Annotated[Language, Depends(the_language)]
"""The server's words in that language."""
TheServices = Annotated[Services, Depends(the_services)]
MaybeReader = Annotated[Reader | None, Depends(maybe_reader)]
AReader = Annotated[Reader, Depends(a_reader)]
TableId = Annotated[str, Path(max_length=40, description="The table, as in its address.")]


class Problem(BaseModel):
    """Why a request was refused."""

    code: str = Field(description="The same for the same reason, for programs.")
    message: str = Field(description="One sentence for a person, in their language.")


PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem, "description": said}
    for status, said in {
        400: "It cannot be read.",
        401: "Nobody knows who asks.",
        403: "Not allowed to the one who asks.",
        404: "There is no such thing.",
        409: "Not now.",
        413: "Too large.",
        422: "Something in it is wrong.",
        429: "Too much at once.",
        503: "The server cannot do it now.",
        507: "The server has no room left.",
    }.items()
}
