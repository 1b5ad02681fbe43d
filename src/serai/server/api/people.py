"""Names, accounts and tokens."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from serai.core.say import OR, Several
from serai.language import best_of, languages, name_of
from serai.server.api.bodies import Given, Route
from serai.server.api.dependencies import (
    COOKIE,
    DEVICES,
    PROBLEMS,
    YEAR,
    AReader,
    MaybeReader,
    TheServices,
    address_of,
    key_of,
)
from serai.server.devices import read_devices, write_devices
from serai.server.languages import COOKIE as LANGUAGE
from serai.server.languages import FOLLOWED, Wanted, keep
from serai.server.payloads import Reader
from serai.server.preferences import Moments, Opponents, Pace, Preferences, Text
from serai.server.refused import Refused

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS, route_class=Route)


class Name(Given):
    name: str = Field(max_length=200, description="1 to 24 characters.")


class NameAndPassword(Name):
    password: str = Field(max_length=1000, description="8 to 200 characters, and not easily guessed.")


class Label(Given):
    label: str = Field(max_length=200, description="What the token is for, 1 to 24 characters.")


class Token(BaseModel):
    token: str = Field(description="Shown once; send it as 'Authorization: Bearer TOKEN'.")


class TokenLine(BaseModel):
    id: int
    label: str
    created: int = Field(description="Milliseconds since 1970.")


class Wishes(Given):
    pace: Pace | None = Field(None, description="How fast others' turns are shown.")
    moments: Moments | None = Field(
        None, description="Whether the card of a climax closes by itself, by a click, or is not shown."
    )
    text: Text | None = Field(None, description="How large the words are.")
    opponents: Opponents | None = Field(None, description="The level of bots to play against at once.")


class LanguageChoice(Given):
    language: str = Field(max_length=40, description="Its code, such as `fr`.", examples=["fr"])


class Passwords(Given):
    old: str = Field(max_length=1000)
    new: str = Field(max_length=1000, description="8 to 200 characters, and not easily guessed.")


def remember(response: Response, services: TheServices, key: str) -> None:
    """The browser keeps the key; scripts and other sites never see it."""
    response.set_cookie(
        COOKIE, key, max_age=YEAR, httponly=True, samesite="lax", secure=services.settings.secure, path="/"
    )


def devices_of(request: Request) -> list[str]:
    return read_devices(request.cookies.get(DEVICES))


def remember_devices(response: Response, services: TheServices, devices: list[str]) -> None:
    """By these a browser is known as one that has logged in before, also when it is logged out."""
    said = write_devices(devices)
    secure = services.settings.secure
    response.set_cookie(DEVICES, said, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/api")


@router.get("/me")
async def me(reader: MaybeReader) -> Reader | None:
    """Who asks, or null."""
    return reader


@router.post("/guests", status_code=201)
async def guest(body: Name, request: Request, response: Response, services: TheServices) -> Reader:
    """Play by name only. The answer sets a cookie by which this browser is known."""
    services.limits.count("guest", address_of(request))
    reader, key = await services.people.guest(body.name)
    remember(response, services, key)
    return reader


@router.post("/account", status_code=201)
async def account(
    body: NameAndPassword, reader: AReader, request: Request, response: Response, services: TheServices
) -> Reader:
    """Protect one's name with a password; all games stay one's own."""
    services.limits.count("password", address_of(request))
    made, devices = await services.people.make_account(reader, body.name, body.password, devices_of(request))
    remember_devices(response, services, devices)
    return made


@router.post("/login")
async def login(
    body: NameAndPassword, reader: MaybeReader, request: Request, response: Response, services: TheServices
) -> Reader:
    """Come back to an account; games begun as a guest at this browser come along."""
    services.limits.count("password", address_of(request))
    entered = await services.people.login(body.name, body.password, reader, devices_of(request))
    remember(response, services, entered.key)
    remember_devices(response, services, entered.devices)
    return entered.reader


@router.post("/password", status_code=204)
async def change_password(
    body: Passwords, reader: AReader, request: Request, response: Response, services: TheServices
) -> None:
    """Change one's password. Every other browser is logged out; tokens stay."""
    services.limits.count("password", address_of(request))
    key, devices = key_of(request) or "", devices_of(request)
    remember_devices(
        response, services, await services.people.change_password(reader, key, body.old, body.new, devices)
    )


@router.post("/logout", status_code=204)
async def logout(request: Request, response: Response, services: TheServices) -> None:
    """Forget this browser."""
    key = key_of(request)
    if key is not None:
        await services.people.logout(key)
    response.delete_cookie(COOKIE, path="/")


@router.post("/language", status_code=204)
async def choose_language(
    body: LanguageChoice, reader: MaybeReader, request: Request, response: Response, services: TheServices
) -> None:
    """Choose the language of all answers: on this device, by a cookie, and for oneself on all devices that have made
    no choice of their own."""
    code = best_of([body.language])
    if code is None:
        raise Refused(422, "unknown_language", languages=Several([name_of(known) for known in languages()], OR))
    if reader is not None:
        services.limits.count("ask", str(reader.id))
        await services.people.choose_language(reader, code)
    secure = services.settings.secure
    response.delete_cookie(FOLLOWED, path="/")
    response.set_cookie(LANGUAGE, code, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    keep(request.scope, Wanted(code))


@router.post("/preferences")
async def prefer(body: Wishes, reader: AReader, services: TheServices) -> Preferences:
    """How one likes to watch, read and be played against, on all devices; what is left out stays as it is."""
    services.limits.count("ask", str(reader.id))
    return await services.people.prefer(reader, body.model_dump(exclude_none=True))


@router.get("/tokens")
async def tokens(reader: AReader, services: TheServices) -> list[TokenLine]:
    """One's tokens, without their secret part."""
    found = await services.people.tokens(reader)
    return [TokenLine(id=token, label=label, created=created) for token, label, created in found]


@router.post("/tokens", status_code=201)
async def add_token(body: Label, reader: AReader, services: TheServices) -> Token:
    """A token by which a program plays in one's name."""
    return Token(token=await services.people.add_token(reader, body.label))


@router.delete("/tokens/{token}", status_code=204)
async def delete_token(token: Annotated[int, Path(ge=0, lt=2**31)], reader: AReader, services: TheServices) -> None:
    await services.people.delete_token(reader, token)
