"""What no reader should ever see in a text: gaps, doubled spaces, letters of another alphabet, a missing elision."""

import re
from typing import Final

SPACE: Final = r"[ \u00a0\u202f]"
ANYWHERE: Final = {
    "a gap": r"[{}]|None|\?\?\?|\u2068",
    "a doubled space": SPACE + SPACE,
    "a space before a comma": SPACE + r"[,.)](?!\d)",
    "a space after a bracket": r"\(" + SPACE,
    "nothing in brackets": r"\(\)|«»|“”",
    "two signs in a row": r"[,;:][,;:]|,\.|(?<!\.)\.\.(?!\.)",
    "no space after a comma": r"[,;](?=[^\W\d_])",
    "a space at an end": r"^\s|\s$",
    "a name of the rules": r"[^\W\d]_[^\W\d]",
}
VOWEL: Final = r"[aeiouyàâéèêëîïôûœ](?!\d)\w"
"""A coordinate is no word."""
MUTE: Final = r"h(?=a[bmn]|i[sv]|o[mnr]|e[ur]|ô)"
BY_LANGUAGE: Final[dict[str, dict[str, str]]] = {
    "en": {"a space before a sign": r"\s[;:!?]"},
    "fr": {
        "no space before a sign": r"(?<=[\w)»])[;!?]|(?<=[^\W\d]):(?!//)",
        "a breaking space before a sign": r" [;:!?»]|« ",
        "a straight apostrophe": r"\w'\w",
        "no elision": rf"(?i)(?<!-)\b(?:de|le|la|que|ne|je|se|jusque|lorsque|puisque) (?:{VOWEL}|{MUTE})",
        "no contraction": r"(?i)\b(?:de (?:le|les)|à (?:le|les)) (?=[a-zàâéèêëîïôûœ])",
    },
    "ru": {
        "a space before a sign": r"\s[;:!?]",
        "Latin letters": r"(?<![\w-])(?![IVX]+\b)[A-Za-z]{2,}",  # Roman figures are figures
        "both alphabets in one word": r"[А-Яа-яЁё][A-Za-z]|[A-Za-z][А-Яа-яЁё]",
        "a hyphen for a dash": r" - ",
    },
}


def faults(text: str, code: str) -> list[str]:
    """What is wrong with a text in a language."""
    patterns = {**ANYWHERE, **BY_LANGUAGE.get(code, {})}
    return [what for what, pattern in patterns.items() if re.search(pattern, text)]
