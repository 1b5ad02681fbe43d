"""Says whether the kernel and the rules run compiled (mypyc) or as plain Python."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
"""True in the compiled build. Both builds run the same tests."""

NAME: Final = "compiled" if COMPILED else "plain"
