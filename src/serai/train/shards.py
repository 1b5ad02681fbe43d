"""Data sets of self-play games: a folder of shards, each a file of arrays.

The first line of a shard is JSON: what was played (`made`), and the arrays that follow, each with its name, its type as
Python's `array` calls it (h: 16 bits, i: 32 bits, both signed) and its length. Then come the arrays themselves, little
end first, compressed together by zlib. docs/research.md says what the arrays mean.
"""

import json
import sys
import zlib
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from serai.core.errors import BadSetup
from serai.core.say import Say

SUFFIX: Final = ".shard"
KINDS: Final = ("h", "i")
QUICK: Final = 1
"""Of zlib's levels: most numbers are nought, and any level makes them small."""


def write_shard(path: Path, made: dict[str, Any], arrays: dict[str, "array[int]"]) -> None:
    """A file, whole or not at all."""
    head = {"made": made, "arrays": [[name, each.typecode, len(each)] for name, each in arrays.items()]}
    if sys.byteorder == "big":
        for each in arrays.values():
            each.byteswap()
    body = zlib.compress(b"".join(each.tobytes() for each in arrays.values()), QUICK)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(json.dumps(head).encode() + b"\n" + body)
    fresh.replace(path)


def head_of(path: Path) -> dict[str, Any]:
    """What a shard says of itself in its first line."""
    with path.open("rb") as file:
        return read_head(file.readline(), path)


def read_head(line: bytes, path: Path) -> dict[str, Any]:
    try:
        head = json.loads(line)
        made = dict(head["made"])
        arrays = [(str(name), str(kind), int(n)) for name, kind, n in head["arrays"]]
    except (ValueError, KeyError, TypeError):
        raise torn(path) from None
    if any(kind not in KINDS for _, kind, _ in arrays):
        raise torn(path)
    return {"made": made, "arrays": arrays}


def games_of(made: dict[str, Any], path: Path) -> range:
    """The numbers of the games in a shard, by what it says was played."""
    match made.get("games"):
        case [int(first), int(after)]:
            return range(first, after)
    raise torn(path)


def torn(path: Path) -> BadSetup:
    return BadSetup(Say("refused-shard", path=str(path)))


def read_shard(path: Path) -> tuple[dict[str, Any], dict[str, "array[int]"]]:
    """What was played, and the arrays by name."""
    try:
        line, _, packed = path.read_bytes().partition(b"\n")
    except OSError as error:
        raise BadSetup(Say("refused-unreadable", path=str(path), error=type(error).__name__)) from None
    head = read_head(line, path)
    arrays: dict[str, array[int]] = {}
    try:
        body = memoryview(zlib.decompress(packed))
        for name, kind, length in head["arrays"]:
            each = array(kind)
            size = each.itemsize * length
            each.frombytes(body[:size])
            body = body[size:]
            if sys.byteorder == "big":
                each.byteswap()
            arrays[name] = each
    except (zlib.error, ValueError):
        raise torn(path) from None
    if len(body) or any(len(arrays[name]) != length for name, _, length in head["arrays"]):
        raise torn(path)
    return head["made"], arrays


def shards_in(folders: list[Path]) -> Iterator[Path]:
    """The shards of some data sets, always in the same order."""
    for folder in folders:
        yield from sorted(folder.glob(f"*{SUFFIX}"))
