"""SVG as text: short, escaped, and with numbers no longer than they need to be."""

from functools import cache, lru_cache
from html import escape
from typing import Final

Value = str | int | float | None
"""The value of an attribute; None leaves it out."""


REMEMBERED: Final = 20_000
"""How many attributes are kept: boards are drawn again and again, and most of a drawing is as it was."""
SIZES: Final = {"t1": 12.5, "t2": 15.5, "t3": 20}
"""The classes of type and their size."""
NARROW: Final = " .,:;'’!|()-ijlrtfIг"
WIDE: Final = "mwMWжмшщыюфЖМШЩЫЮФ—"


def number(value: float) -> str:
    """A length with at most one decimal: a tenth of a unit is less than a pixel."""
    text = f"{value:.1f}"
    return text.removesuffix(".0") if text != "-0.0" else "0"


@cache
def spelled(name: str) -> str:
    """In Python's names an underscore stands for a hyphen, and one at the end is dropped."""
    return name.rstrip("_").replace("_", "-")


@lru_cache(REMEMBERED)
def attribute(name: str, value: str | int | float) -> str:
    if isinstance(value, str):
        return f' {spelled(name)}="{escape(value)}"'
    return f' {spelled(name)}="{value if isinstance(value, int) else number(value)}"'


def tag(name: str, content: str = "", /, **attributes: Value) -> str:
    """An element; `content` is SVG already."""
    written = "".join([attribute(key, value) for key, value in attributes.items() if value is not None])
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def group(*parts: str, **attributes: Value) -> str:
    return tag("g", "".join(parts), **attributes)


def at(x: float, y: float, *parts: str, **attributes: Value) -> str:
    """A group drawn around its own origin, moved to a place."""
    return group(*parts, transform=f"translate({number(x)} {number(y)})", **attributes)


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **attributes: Value) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius or None, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value) -> str:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def path(d: str, **attributes: Value) -> str:
    return tag("path", d=d, **attributes)


def text(x: float, y: float, words: str | int, class_: str = "", **attributes: Value) -> str:
    """Words whose baseline begins at a place (or is centred there, with the class `mid`)."""
    return tag("text", escape(str(words)), x=x, y=y, class_=class_ or None, **attributes)


def fitted(x: float, y: float, words: str, width: float, class_: str, **attributes: Value) -> str:
    """Words that have only so much room: drawn narrower where they need more in a reader's language."""
    if width_of(words, class_) <= width:
        return text(x, y, words, class_, **attributes)
    return text(x, y, words, class_, textLength=width, lengthAdjust="spacingAndGlyphs", **attributes)


def width_of(words: str, class_: str) -> float:
    """About how wide words are, as nobody can measure them here."""
    size = next((SIZES[name] for name in class_.split() if name in SIZES), SIZES["t1"])
    letters = sum(0.32 if one in NARROW else 0.83 if one in WIDE else 0.67 if one.isupper() else 0.56 for one in words)
    return size * letters * (0.95 if "title" in class_ else 1)


def symbol(name: str, size: int, *parts: str) -> str:
    """A picture to be used many times, drawn in a square of this size around the origin."""
    half = size / 2
    box = f"{number(-half)} {number(-half)} {size} {size}"
    return tag("symbol", "".join(parts), id=f"s-{name}", viewBox=box)


def use(name: str, x: float, y: float, size: float, **attributes: Value) -> str:
    """A symbol, centred at a place."""
    half = size / 2
    return tag("use", href=f"#s-{name}", x=x - half, y=y - half, width=size, height=size, **attributes)


def drawing(width: int, height: int, label: str, *parts: str, **attributes: Value) -> str:
    """A whole picture; `label` says what it is to those who cannot see it."""
    return tag(
        "svg",
        "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="group",
        aria_label=label,
        **attributes,
    )
