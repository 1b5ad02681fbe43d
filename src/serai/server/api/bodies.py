"""Reading what a request brings: JSON, and every string in it made of whole characters."""

import json
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class Given(BaseModel):
    """What a request says, each thing in the type that the document names: 0 is not false, and "1" is not 1."""

    model_config = ConfigDict(strict=True)


class ReadRequest(Request):
    """A request whose body is UTF-8 through and through. JSON can escape half a character, which no one can write."""

    async def json(self) -> Any:
        try:
            text = (await self.body()).decode()
            found = json.loads(text)
            if "\\u" in text:
                json.dumps(found, ensure_ascii=False).encode()
        except UnicodeError:
            raise json.JSONDecodeError("half a character", "", 0) from None
        return found


class Route(APIRoute):
    """An address of ours: every router that reads a body is made with it."""

    def get_route_handler(self) -> Handler:
        handle = super().get_route_handler()

        async def read(request: Request) -> Response:
            return await handle(ReadRequest(request.scope, request.receive))

        return read
