"""The server put together: the API, what guards it, and how refusals and faults are answered."""

import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.encoders import jsonable_encoder
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import serai
from serai.core.errors import Fault, Refusal
from serai.core.titles import GAMES
from serai.server.api import people, playing, tables
from serai.server.api.dependencies import peer_of, settle_language
from serai.server.database_errors import trouble
from serai.server.guard import Guard
from serai.server.health import Health
from serai.server.languages import speaking
from serai.server.metrics import Counting, Metrics
from serai.server.refused import Refused, refused
from serai.server.services import Services
from serai.server.settings import Settings
from serai.server.stopping import end_streams_on_signal
from serai.server.wrong_requests import wrong_request

log = logging.getLogger(__name__)


def make_app(settings: Settings, rng: random.Random | None = None) -> FastAPI:
    GAMES.look_over()  # what is wrong with a title is known before anybody asks for it
    services = Services(settings, rng)
    metrics = Metrics()

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        await services.open()
        end_streams_on_signal(services.bus)
        yield
        await services.close()

    app = FastAPI(
        title="Serai",
        version=serai.__version__,
        summary="Play the great games of the Silk Road.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # their pages load scripts from elsewhere
        redoc_url=None,
        lifespan=living,
        redirect_slashes=False,  # the way there would be built from whatever Host header came
    )
    app.state.services = services
    app.state.answer = as_json
    for router in [people.router, tables.router, playing.router]:
        app.include_router(router)
    add_health(app, services, metrics)
    add_answers(app)
    app.add_middleware(Faults)
    app.add_middleware(GZipMiddleware, minimum_size=800, compresslevel=5)
    app.add_middleware(Guard, secure=settings.secure)
    app.add_middleware(Counting, metrics=metrics)
    return app


def add_health(app: FastAPI, services: Services, metrics: Metrics) -> None:
    app.state.health = health = Health(services.storage)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> PlainTextResponse:
        await health.check()
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def show_metrics(request: Request) -> Response:
        if not (services.settings.open_metrics or services.addresses.from_here(peer_of(request), request.headers)):
            raise HTTPException(404)
        return Response(metrics.text(services), media_type="text/plain; version=0.0.4; charset=utf-8")


# Refusals and faults ------------------------------------------------------------------------------------------------


HTTP_ERRORS: Final = {
    404: Refused(404, "bad_request", "nowhere"),
    405: Refused(405, "bad_request", "method"),
    413: Refused(413, "too_large"),
}


def as_json(request: Request, refusal: Refused) -> Response:
    body = {"code": refusal.code, "message": speaking(request)(refusal.said), **refusal.more}
    return JSONResponse(jsonable_encoder(body), refusal.status)


def add_answers(app: FastAPI) -> None:
    async def answer(request: Request, refusal: Refused) -> Response:
        await settle_language(request, in_trouble=refusal.status in (503, 507))
        found: Response = app.state.answer(request, refusal)
        if refusal.status in (429, 503):
            found.headers["Retry-After"] = str(refusal.wait)
        return found

    @app.exception_handler(Refusal)
    async def refuse(request: Request, refusal: Refusal) -> Response:
        return await answer(request, refused(refusal))

    @app.exception_handler(Fault)
    async def broken(request: Request, fault: Fault) -> Response:
        log.error("%s stumbles at %s", request.url.path, fault, exc_info=fault)
        return await answer(request, Refused(500, "fault", "rules"))

    @app.exception_handler(ClientDisconnect)
    async def gone(request: Request, error: ClientDisconnect) -> Response:
        """Nobody is left to read this; it only must not be taken for a fault."""
        return await answer(request, Refused(400, "bad_request", "cut"))

    @app.exception_handler(DBAPIError)
    async def unavailable(request: Request, error: DBAPIError) -> Response:
        said = trouble(error)
        if said is None:
            raise error  # a fault of ours
        return await answer(request, said)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return await answer(request, wrong_request(error))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        refusal = HTTP_ERRORS.get(error.status_code) or Refused(error.status_code, "bad_request")
        response = await answer(request, refusal)
        response.headers.update(error.headers or {})
        return response


class Faults:
    """Answers a fault of ours with one sentence and logs it; inside of what counts and guards every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sent)
        except Exception as error:
            if begun or scope["type"] != "http":
                raise
            log.error("a fault while answering %s %s", scope["method"], scope["path"], exc_info=error)
            request = Request(scope)
            response: Response = request.app.state.answer(request, Refused(500, "fault"))
            await response(scope, receive, send)
