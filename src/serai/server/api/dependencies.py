"""Who asks, and what of the house a request needs; used by every route."""

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Request
from pydantic import BaseModel, Field

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
    return await services_of(request).people.who(key_of(request))


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


TheServices = Annotated[Services, Depends(the_services)]
MaybeReader = Annotated[Reader | None, Depends(maybe_reader)]
AReader = Annotated[Reader, Depends(a_reader)]
TableId = Annotated[str, Path(max_length=40, description="The table, as in its address.")]


class Problem(BaseModel):
    """Why a request was refused."""

    code: str = Field(description="The same for the same reason, for programs.")
    message: str = Field(description="One sentence for a person.")


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
