"""Build Serai: the kernel, the rules and the bots as C extensions where that is possible, else as plain Python.

All else about the package is in pyproject.toml. The environment decides:

    (nothing)              compile; where that cannot be done, say so in one line and go on with plain Python
    SERAI_PLAIN=1          plain Python
    SERAI_BUILD=compiled   compile, or fail (`make compiled`)
    SERAI_PGO=1            with gcc, compile twice: the second time guided by games played with the first

An editable install is always plain, so that no extension ever hides the source one is editing.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/serai")
COMPILED = ("core/*.py", "games/*/*.py", "games/*/bot/*.py", "bots/*.py")
# Nothing hot in these.
STAYS_PLAIN = (
    "__init__.py", "ahead.py", "copying.py", "derived.py", "errors.py", "filling.py", "knowledge.py", "levels.py",
    "look_over.py", "message_keys.py", "network.py", "reading.py", "say.py", "spec.py", "titles.py", "weights.py",
)  # fmt: skip
EXACT = [] if os.name == "nt" else ["-ffp-contract=off"]
"""Sums come out as Python's do, on every machine."""
IN_C = [
    Extension("serai.core._copying", ["src/serai/core/_copying.c"], extra_compile_args=["-O3"]),
    Extension("serai.core._filling", ["src/serai/core/_filling.c"], extra_compile_args=["-O3"]),
    Extension("serai.bots._network", ["src/serai/bots/_network.c"], extra_compile_args=["-O3", *EXACT]),
]

# Nobody else calls into the library: the compiler may inline what it would have to leave open to be replaced, which
# gives a tenth to a fifth more decisions a second.
BY_ITSELF = [] if os.name == "nt" else ["-fvisibility=hidden"]

PLAIN = os.environ.get("SERAI_PLAIN", "") not in ("", "0")
GUIDED = os.environ.get("SERAI_PGO", "") not in ("", "0")
MUST_COMPILE = os.environ.get("SERAI_BUILD") == "compiled"
# setup.py runs for metadata and for editable installs too: only these commands want C code.
BUILDING = not {"build", "build_ext", "bdist_wheel", "install"}.isdisjoint(sys.argv)


def modules() -> list[str]:
    """The modules to compile."""
    found = (path for pattern in COMPILED for path in PACKAGE.glob(pattern))
    return sorted(path.as_posix() for path in found if path.name not in STAYS_PLAIN)


def go_plain(reason: object) -> None:
    """Say why this becomes a plain build; where a compiled one was demanded, fail."""
    if MUST_COMPILE:
        raise SystemExit(f"serai: not compiled ({reason})")
    print(f"serai: not compiled ({reason}); plain Python it is, complete but slower", file=sys.stderr, flush=True)


def extensions() -> list[Extension]:
    """The modules as C sources, written by mypyc."""
    if PLAIN or not BUILDING:
        return []
    try:
        from mypyc.build import mypycify

        # One C file a module: half the time to compile, and measured no slower to run.
        made = mypycify(
            modules(), opt_level="3", debug_level="0", multi_file=True, group_name="serai", target_dir="build/c"
        )
    except ImportError as error:
        go_plain(error)
        return []
    except (Exception, SystemExit) as error:  # mypyc prints what it cannot compile, and exits
        go_plain(f"mypyc stopped with {error!r}")
        return []
    for extension in made:
        # A warning of a compiler newer than mypyc is no reason to do without it.
        kept = [flag for flag in extension.extra_compile_args if flag not in ("-Werror", "/WX")]
        extension.extra_compile_args = kept + BY_ITSELF
    return [*IN_C, *made]


# A game plays in one thread, so its counters need no care; what was not played keeps the compiler's own guesses.
COUNT = ["-fprofile-generate", "-fprofile-update=single"]
GUIDE = ["-fprofile-use", "-Wno-missing-profile", "-flto=auto"]


class BuildExt(build_ext):
    """Compiles the C files side by side; if that fails, leaves a working plain package behind."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception:  # whatever the compiler had to say stands above
            # All modules live in one shared library, so all are compiled or none is.
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            go_plain("the C compiler failed")

    def build_extensions(self) -> None:
        compile_in_turn: Callable[..., list[str]] = self.compiler.compile

        def compile_together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_in_turn([source], **options), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile_together
        if GUIDED and self.extensions and self.is_gcc():
            self.build_with(COUNT)
            self.play()
            self.force = True
            self.build_with(GUIDE)
        else:
            super().build_extensions()

    def is_gcc(self) -> bool:
        """Whether the compiler is the one whose profiles we know."""
        told = subprocess.run([self.compiler.compiler_so[0], "--version"], capture_output=True, text=True, check=False)
        if "Free Software Foundation" in told.stdout:
            return True
        print("serai: not guided by a profile (the C compiler is not gcc)", file=sys.stderr, flush=True)
        return False

    def build_with(self, flags: list[str]) -> None:
        before = [(each.extra_compile_args, each.extra_link_args) for each in self.extensions]
        for each in self.extensions:
            each.extra_compile_args = [*each.extra_compile_args, *flags]
            each.extra_link_args = [*each.extra_link_args, *flags]
        super().build_extensions()
        for each, (compiling, linking) in zip(self.extensions, before, strict=True):
            each.extra_compile_args, each.extra_link_args = compiling, linking

    def play(self) -> None:
        """Play games on what was just built; at their end the counts lie beside the object files."""
        environment = {**os.environ, "PYTHONPATH": str(Path(self.build_lib).resolve())}
        subprocess.run([sys.executable, "tools/training.py"], env=environment, check=True)


class BuildPy(build_py):
    """Puts the browser's libraries into the package first: a built Serai carries them."""

    def run(self) -> None:
        if not self.editable_mode and subprocess.run([sys.executable, "tools/vendor.py"], check=False).returncode:
            print("serai: built without the browser's libraries; pages will work, but plainer", file=sys.stderr)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt, "build_py": BuildPy})
