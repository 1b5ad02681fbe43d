"""Files of weights: what a learnt bot knows, and how it was made.

The first line is JSON: what the weights are for (`layout` is a mark of the features they were learnt on), how they were
made (`made`: command, seeds, data), and the parts that follow, each with its name, the sizes of its layers and the
number format of its weights: `e` for halves of a float of 32 bits, `f` for whole ones. After the line come the numbers
themselves, little end first.
"""

import hashlib
import json
import math
import struct
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from serai.bots.network import weights_of
from serai.core.features import Layout

SHORT: Final = "e"
LONG: Final = "f"
MOST_SIZES: Final = 7
"""Of a network: what it sees, up to five hidden layers, and what it says."""


@dataclass
class Part:
    """The weights of one network, or of one linear value: then its sizes are the phases and the numbers of a row."""

    sizes: list[int]
    weights: "array[float]"
    form: str = SHORT


@dataclass
class Weights:
    layout: str
    made: dict[str, Any]
    settings: dict[str, float]
    """How the parts are used, such as how much a rival's points count."""
    parts: dict[str, Part] = field(default_factory=dict)


class BadWeights(ValueError):
    """A file that holds no weights, or weights for something else."""


def mark_of(layout: Layout) -> str:
    """What stands for a layout: weights learnt on one are of no use with another."""
    names = "\n".join(feature.name for feature in layout.features)
    return hashlib.sha256(names.encode()).hexdigest()[:16]


def write(weights: Weights, path: Path) -> None:
    """A file, whole or not at all."""
    head = {
        "layout": weights.layout,
        "made": weights.made,
        "settings": weights.settings,
        "parts": [{"name": name, "sizes": part.sizes, "form": part.form} for name, part in weights.parts.items()],
    }
    body = b"".join(struct.pack(f"<{len(part.weights)}{part.form}", *part.weights) for part in weights.parts.values())
    fresh = path.with_suffix(".new")
    fresh.write_bytes(json.dumps(head).encode() + b"\n" + body)
    fresh.replace(path)


def read(data: bytes, layout: Layout) -> Weights:
    """The weights in a file's bytes, if they are for this layout."""
    line, _, body = data.partition(b"\n")
    try:
        head = json.loads(line)
        weights = Weights(head["layout"], head["made"], head["settings"])
        described = [(part["name"], part["sizes"], part["form"]) for part in head["parts"]]
    except (ValueError, KeyError, TypeError) as error:
        raise BadWeights(f"no file of weights ({error!r})") from None
    if weights.layout != mark_of(layout):
        raise BadWeights("learnt on other features than these")
    at = 0
    for name, sizes, form in described:
        if not are_sizes(sizes) or form not in (SHORT, LONG):
            raise BadWeights(f"no file of weights ({sizes!r} numbers as {form!r})")
        count = linear_count(sizes) if len(sizes) == 2 else weights_of(sizes)
        length = count * struct.calcsize(f"<{form}")
        if len(body) < at + length:
            raise BadWeights("the file is cut off")
        numbers = array("d", struct.unpack_from(f"<{count}{form}", body, at))
        if not all(map(math.isfinite, numbers)):
            raise BadWeights(f"part {name} has weights that are no numbers")
        weights.parts[name] = Part(sizes, numbers, form)
        at += length
    return weights


def are_sizes(sizes: Any) -> bool:
    if not isinstance(sizes, list) or not 2 <= len(sizes) <= MOST_SIZES:
        return False
    return all(type(size) is int and size > 0 for size in sizes)


def check_fit(weights: Weights, settings: list[str], shapes: dict[str, list[int]], networks: bool) -> None:
    """Refuse weights that lack a setting or a part, or whose part begins and ends with other sizes than these. All
    parts are networks, which have a hidden layer, or linear values, which have none."""
    for name in settings:
        setting = weights.settings.get(name, math.nan)
        if type(setting) not in (int, float) or not math.isfinite(setting):
            raise BadWeights(f"no setting {name}")
    for name, ends in shapes.items():
        part = weights.parts.get(name)
        if part is None or [part.sizes[0], part.sizes[-1]] != ends:
            raise BadWeights(f"no part {name} from {ends[0]} to {ends[-1]} numbers")
        if (len(part.sizes) > len(ends)) != networks:
            raise BadWeights(f"part {name} is no {'network' if networks else 'linear value'}")


def linear_count(sizes: list[int]) -> int:
    """Of a linear value: for each phase a weight for each number, and one by itself."""
    phases, numbers = sizes
    return phases * (numbers + 1)
