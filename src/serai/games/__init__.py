"""The games. Importing this package puts each of them into the kernel's registry."""

from serai.games.merv import game as _merv

__all__: list[str] = []
