"""The whole server: the API of `serai.server` and the pages."""

import gc
import json
import os
import random
from dataclasses import asdict
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from serai.server.app import as_json, make_app
from serai.server.refused import Refused
from serai.server.settings import Settings
from serai.server.stopping import end_with_parent
from serai.web.routes import problem_page, router
from serai.web.titles import style_file

STATIC: Final = Path(__file__).parent / "static"
HANDED_ON: Final = "SERAI_SETTINGS"
"""How the settings reach the processes of several workers."""


class Assets(StaticFiles):
    """Our own files. A browser asks each time whether they have changed: a look costs less than a stale script."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The style sheet of a board is in its title's folder; all else is here."""
        folder, _, file = path.rpartition(os.sep)
        if folder != "boards":
            return super().lookup_path(path)
        found = style_file(file.removesuffix(".css")) if file.endswith(".css") else ""
        return found, os.stat(found) if found else None

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        fonts = path.endswith(".woff2")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if fonts else "no-cache"
        return response


def make_site(settings: Settings, rng: random.Random | None = None) -> FastAPI:
    app = make_app(settings, rng)
    app.include_router(router)
    app.mount("/static", Assets(directory=STATIC), name="static")
    app.state.answer = answer
    return app


def answer(request: Request, refusal: Refused) -> Response:
    """Programs, and the page's own script, get JSON; a person who opened an address gets a page."""
    if request.scope["path"].startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return as_json(request, refusal)
    return problem_page(request, refusal)


def hand_on(settings: Settings) -> None:
    os.environ[HANDED_ON] = json.dumps(asdict(settings))


def make_worker() -> FastAPI:
    """The site in a process of its own, with the settings of the one that began it."""
    # Games in memory are many small objects that live long. To look through all of them for garbage, as Python does
    # again and again by default, holds everybody up for a tenth of a second; what a request leaves behind is young.
    gc.set_threshold(20_000, 20, 200)
    gc.freeze()
    end_with_parent()
    return make_site(Settings(**json.loads(os.environ[HANDED_ON])))
