"""Where a browser is on this machine: for measuring pages, and for their tests."""

import os
import shutil
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """A browser on this machine: the one that SERAI_BROWSER names, one on the path, or one that Playwright has."""
    named = os.environ.get("SERAI_BROWSER")
    if named:
        return shutil.which(named)
    on_path = next((path for name in NAMES if (path := shutil.which(name))), None)
    return on_path or playwrights_own()


def playwrights_own() -> str | None:
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None
