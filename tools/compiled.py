"""Keep build/compiled, the compiled build of Serai, in step with the sources.

    python tools/compiled.py           build it if anything changed
    python tools/compiled.py --check   say what is missing to compile here, if anything is
    python tools/compiled.py --fresh   whether it is there and in step with the sources

It holds the whole package, so that PYTHONPATH=build/compiled is all it takes to use it.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "compiled"
DIGEST = BUILT / "digest"
GUIDED = "guided"
SOURCES = (".py", ".c", ".toml", ".ftl", ".weights", ".html", ".css", ".js", ".svg", ".mako")


def missing() -> str:
    """What keeps us from compiling; empty if nothing does."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else f"no Python headers ({header}); on Debian they are in python3-dev"


def guided() -> bool:
    """Whether a build guided by games played is asked for; setup.py reads the same."""
    return os.environ.get("SERAI_PGO", "") not in ("", "0")


def is_fresh(mark: str) -> bool:
    """Whether the build is in step with the sources; a guided one serves also where none was asked for."""
    made = DIGEST.read_text().split() if DIGEST.exists() else []
    return mark in made and (GUIDED in made or not guided())


def digest() -> str:
    """A fingerprint of all that the build depends on."""
    made_from = [ROOT / name for name in ("setup.py", "pyproject.toml", "constraints.txt")]
    made_from += (path for path in (ROOT / "src").rglob("*") if path.suffix in SOURCES)
    mark = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {os.environ.get('CFLAGS')}".encode())
    for path in sorted(made_from):
        mark.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return mark.hexdigest()


def build(mark: str) -> int:
    """Compile into a fresh folder, and put it in place only when it is complete."""
    print("compiling Serai (the first time takes a minute or so) ...", flush=True)
    start = time.monotonic()
    fresh = ROOT / "build" / "compiled.new"
    shutil.rmtree(fresh, ignore_errors=True)
    where = ["--build-lib", str(fresh), "--build-temp", str(ROOT / "build" / "objects")]
    environment = {**os.environ, "SERAI_BUILD": "compiled", "SERAI_PLAIN": ""}
    done = subprocess.run([sys.executable, "setup.py", "-q", "build", *where], cwd=ROOT, env=environment, check=False)
    if done.returncode:
        return done.returncode
    (fresh / DIGEST.name).write_text(f"{mark} {GUIDED}" if guided() else mark)
    shutil.rmtree(BUILT, ignore_errors=True)
    fresh.rename(BUILT)
    print(f"compiled in {time.monotonic() - start:.0f} s")
    return 0


def main() -> int:
    lack = missing()
    if lack:
        print(lack)
        return 1
    if "--check" in sys.argv:
        return 0
    mark = digest()
    if "--fresh" in sys.argv:
        return 0 if is_fresh(mark) else 1
    return 0 if is_fresh(mark) else build(mark)


if __name__ == "__main__":
    sys.exit(main())
