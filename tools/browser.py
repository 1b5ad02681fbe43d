"""Find a browser for the tests: Chromium where there is one, else install Debian's where that is possible.

python tools/browser.py     prints where it is; says loudly what is missing, and fails, if there is none
"""

import os
import shutil
import subprocess
import sys

from serai.web.browser import found

__all__ = ["found"]


def install() -> None:
    """Debian's Chromium, where we may install it; else the one that Playwright fetches."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-q"], ["install", "-qy", "--no-install-recommends", "chromium", "fonts-dejavu-core"]):
            subprocess.run(["apt-get", *words], env=quiet, check=False, stdout=subprocess.DEVNULL)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> int:
    path = found()
    if path is None:
        print("no browser here; installing one ...", flush=True)
        install()
        path = found()
    if path is None:
        print("!!!! there is no Chromium, and none could be installed; on Debian or Ubuntu: apt-get install chromium")
        return 1
    print(f"the browser: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
