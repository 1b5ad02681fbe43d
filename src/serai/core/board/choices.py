"""The reader's legal actions on their way to the board: each finds a place to be pointed at, or stays for the tray."""

import re
from collections.abc import Sequence
from html import unescape
from typing import Final

from serai.core.board.svg import Value, group
from serai.core.reading import Choice, Speak
from serai.core.say import SLASH, Fact, Several


class Sheet:
    """A drawing in the making, for one reader: it speaks their language, knows what they may choose now, and which
    choices have found their place."""

    def __init__(self, choices: list[Choice], speak: Speak) -> None:
        self.speak = speak
        self.choices = {choice.notation: choice for choice in choices}
        self.placed: set[int] = set()
        self.picks: set[str] = set()
        """What may be picked before the action that asks for it, such as a die, in notation."""

    def say(self, key: str, /, **facts: Fact) -> str:
        return self.speak.say(key, **facts)

    def offers(self, *notations: str) -> list[Choice]:
        """Which of these actions the reader may choose now."""
        return [self.choices[notation] for notation in notations if notation in self.choices]

    def spot(
        self, tip: str, *parts: str, acts: tuple[str, ...] = (), class_: str = "", place: str = "", **attributes: Value
    ) -> str:
        """A thing to be pointed at. `tip` says what it is; whichever of `acts` is legal now can be chosen there. It
        glows less where none of them brings anything. `place` is what a title's `places` calls it, so that the page
        finds where something has happened. With `data_then` it glows, too, where it may be picked first."""
        found = self.offers(*acts)
        self.placed.update(choice.action for choice in found)
        attributes["data_place"] = place or None
        if not found and attributes.get("data_then") in self.picks:
            pressed = {"tabindex": "0", "role": "button", "aria_pressed": "false", "aria_label": tip}
            return group(
                halo(parts), *parts, class_=f"spot can {class_}".rstrip(), data_tip=tip, **pressed, **attributes
            )
        if not found:
            return group(*parts, class_=f"spot {class_}".rstrip(), data_tip=tip, tabindex="-1", **attributes)
        said = Several([choice.sentence for choice in found], SLASH)
        can = "can idle" if all(choice.lacking for choice in found) else "can"
        return group(
            halo(parts),
            *map(apart, parts),
            class_=f"spot {can} {class_}".rstrip(),
            data_act=" ".join(str(choice.action) for choice in found),
            data_tip=tip,
            tabindex="0",
            role="button",
            aria_label=self.label(tip, said, parts),
            **attributes,
        )

    def label(self, tip: str, choices: Several, parts: Sequence[str]) -> str:
        """What a place is called by those who listen and those who speak to their device: what it is, what can be
        chosen there, and what is written on it, unless that was said already."""
        told = self.say("spot-label", tip=tip, choices=choices) if tip else self.speak(choices)
        seen = " ".join(unescape(" ".join(words.split())) for words in WRITTEN.findall("".join(parts)))
        if not seen or plainly(seen) in plainly(told):
            return told
        return self.say("spot-label-written", told=told, written=seen)

    def unplaced(self) -> list[Choice]:
        """What found no place on the board; the page offers it in a tray at the board's edge."""
        return [choice for choice in self.choices.values() if choice.action not in self.placed]


FACE: Final = re.compile(r'<(?:rect|circle|path|polygon|ellipse) [^>]*class="[^"]*\bface\b[^"]*"[^>]*/>')
"""The outline of a thing, by which it glows."""


WRITTEN: Final = re.compile(r"(?<=>)[^<>]*[^<>\s][^<>]*(?=<)")
"""Whatever is written in a drawing."""
SIGNS: Final = re.compile(r"\([^()]*\)|[^\w\s]+")


def plainly(text: str) -> str:
    """Words with a space around each, without signs and asides, to be compared as axe-core compares them."""
    return f" {' '.join(SIGNS.sub(' ', text).lower().split())} "


def apart(part: str) -> str:
    """With a space after each text, so that two figures beside each other are not read as one."""
    return part.replace("</text>", "</text> ")


def halo(parts: Sequence[str]) -> str:
    """The glow of what can be chosen: the outline of its face once more, behind it and wider, so that whatever border
    the face has, such as its owner's, can still be seen."""
    for part in parts:
        if found := FACE.search(part):
            return re.sub(r'class="[^"]*"', 'class="halo"', found[0])
    return ""


def piece(kind: str, *parts: str, **attributes: Value) -> str:
    """Something that moves. The page lets a piece glide from where one of its kind has vanished."""
    return group(*parts, data_piece=kind, **attributes)
