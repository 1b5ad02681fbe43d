"""Names, accounts and tokens."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from serai.server.api.asking import COOKIE, DEVICES, PROBLEMS, YEAR, AReader, MaybeReader, TheHouse, address_of, key_of
from serai.server.api.bodies import Route
from serai.server.devices import read_devices, write_devices
from serai.server.seen import Reader

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS, route_class=Route)


class Name(BaseModel):
    name: str = Field(max_length=200, description="1 to 24 characters.")


class NameAndPassword(Name):
    password: str = Field(max_length=1000, description="8 to 200 characters, and not easily guessed.")


class Label(BaseModel):
    label: str = Field(max_length=200, description="What the token is for, 1 to 24 characters.")


class Token(BaseModel):
    token: str = Field(description="Shown once; send it as 'Authorization: Bearer TOKEN'.")


class TokenLine(BaseModel):
    id: int
    label: str
    created: int = Field(description="Milliseconds since 1970.")


class Passwords(BaseModel):
    old: str = Field(max_length=1000)
    new: str = Field(max_length=1000, description="8 to 200 characters, and not easily guessed.")


def remember(response: Response, house: TheHouse, key: str) -> None:
    """The browser keeps the key; scripts and other sites never see it."""
    response.set_cookie(
        COOKIE, key, max_age=YEAR, httponly=True, samesite="lax", secure=house.settings.secure, path="/"
    )


def devices_of(request: Request) -> list[str]:
    return read_devices(request.cookies.get(DEVICES))


def remember_devices(response: Response, house: TheHouse, devices: list[str]) -> None:
    """By these a browser is known as one that has logged in before, also when it is logged out."""
    said = write_devices(devices)
    secure = house.settings.secure
    response.set_cookie(DEVICES, said, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/api")


@router.get("/me")
async def me(reader: MaybeReader) -> Reader | None:
    """Who asks, or null."""
    return reader


@router.post("/guests", status_code=201)
async def guest(asked: Name, request: Request, response: Response, house: TheHouse) -> Reader:
    """Play by name only. The answer sets a cookie by which this browser is known."""
    house.limits.count("guest", address_of(request))
    reader, key = await house.people.guest(asked.name)
    remember(response, house, key)
    return reader


@router.post("/account", status_code=201)
async def account(
    asked: NameAndPassword, reader: AReader, request: Request, response: Response, house: TheHouse
) -> Reader:
    """Protect one's name with a password; all games stay one's own."""
    house.limits.count("password", address_of(request))
    made, devices = await house.people.make_account(reader, asked.name, asked.password, devices_of(request))
    remember_devices(response, house, devices)
    return made


@router.post("/login")
async def login(
    asked: NameAndPassword, reader: MaybeReader, request: Request, response: Response, house: TheHouse
) -> Reader:
    """Come back to an account; games begun as a guest at this browser come along."""
    house.limits.count("password", address_of(request))
    entered = await house.people.login(asked.name, asked.password, reader, devices_of(request))
    remember(response, house, entered.key)
    remember_devices(response, house, entered.devices)
    return entered.reader


@router.post("/password", status_code=204)
async def change_password(
    asked: Passwords, reader: AReader, request: Request, response: Response, house: TheHouse
) -> None:
    """Change one's password. Every other browser is logged out; tokens stay."""
    house.limits.count("password", address_of(request))
    key, devices = key_of(request) or "", devices_of(request)
    remember_devices(response, house, await house.people.change_password(reader, key, asked.old, asked.new, devices))


@router.post("/logout", status_code=204)
async def logout(request: Request, response: Response, house: TheHouse) -> None:
    """Forget this browser."""
    key = key_of(request)
    if key is not None:
        await house.people.logout(key)
    response.delete_cookie(COOKIE, path="/")


@router.get("/tokens")
async def tokens(reader: AReader, house: TheHouse) -> list[TokenLine]:
    """One's tokens, without their secret part."""
    found = await house.people.tokens(reader)
    return [TokenLine(id=token, label=label, created=created) for token, label, created in found]


@router.post("/tokens", status_code=201)
async def add_token(asked: Label, reader: AReader, house: TheHouse) -> Token:
    """A token by which a program plays in one's name."""
    return Token(token=await house.people.add_token(reader, asked.label))


@router.delete("/tokens/{token}", status_code=204)
async def delete_token(token: Annotated[int, Path(ge=0, lt=2**31)], reader: AReader, house: TheHouse) -> None:
    await house.people.delete_token(reader, token)
