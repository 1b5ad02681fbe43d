"""Names: what one may be called, and which names look alike."""

import re
import unicodedata
from typing import Final

from serai.server.refused import Refused

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 3
"""Marks on one letter; no language needs more, and more of them run over the lines above and below."""
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
"""What Unicode calls printable although nothing is to be seen."""
PRESENTATION: Final = re.compile("[\ufe0e\ufe0f]")
"""Phones write these after a heart to say which heart; nobody typed them."""
TOGETHER: Final = {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}
"""Alphabets that are written side by side in one word, and of which no two look alike."""

# Letters that pass for others. Greek letters differ by case (Ν is an N, ν a v); Cyrillic ones are taken for what either
# case looks like, because a name in capitals is still the same name.
LOOKS_LIKE: Final = {
    "A": "ΑАᎪꓮᗅ", "B": "ΒВᏴꓐᗷ", "C": "СϹᏟꓚⲤ", "D": "ᎠꓓᗞᗪԀ", "E": "ΕЕᎬꓰ", "F": "ϜꓝᖴҒ", "G": "ᏀᏳꓖԌ", "H": "ΗНᎻꓧᕼⲎ",
    "J": "ЈᎫꓙᒍͿ", "K": "ΚКᏦꓗⲔ", "L": "ᏞꓡᒪⳐ", "M": "ΜМᎷꓟᗰϺⲘ", "N": "ΝꓠⲚ", "O": "ΟОՕꓳⲞ", "P": "ΡРᏢꓑᑭⲢ", "Q": "ԚႭ",
    "R": "ᎡᏒꓣᖇƦ", "S": "ЅՏᏕᏚꓢ", "T": "ΤТᎢꓔⲦ", "U": "ՍꓴᑌႮ", "V": "ѴᏙꓦᐯ", "W": "ԜᎳᏔꓪѠ", "X": "ΧХꓫⲬ", "Y": "ΥУҮᎩᎽꓬⲨ",
    "Z": "ΖᏃꓜ",
    "a": "αаɑᴀ", "b": "вьЬƄʙᏏᑲ", "c": "сϲᴄⲥ", "d": "ԁđᴅᏧꓒᑯ", "e": "еєҽᴇ℮", "f": "ƒքꬵ", "g": "ɡցƍɢ", "h": "нһհħʜᏂ",
    "i": "ιіıɩɪӏꙇᎥ", "j": "јϳᴊ", "k": "κкᴋ", "l": "I1|ΙІӀǀłƖⲒꓲ∣ʟ", "m": "мᴍ", "n": "ηոռɴ", "o": "0οσоօøᴏⲟ", "p": "ρрᴘⲣ",
    "q": "ԛգզ", "r": "гᴦʀⲅ", "s": "ѕꜱƽ", "t": "τтᴛ", "u": "υμսʋᴜ", "v": "νѵᴠ", "w": "ωѡԝɯաᴡ", "x": "χхᕁ×",
    "y": "γуүʏɣყ", "z": "ᴢ",
}  # fmt: skip
PLAIN: Final = str.maketrans({alike: letter for letter, many in LOOKS_LIKE.items() for alike in many})
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def read_label(given: str) -> str:
    """A few words as they are shown: visible, with single spaces."""
    shown = " ".join(unicodedata.normalize("NFC", PRESENTATION.sub("", given)).split())
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise Refused(422, "bad_name", "length", most=LONGEST_NAME)
    if not shown.isprintable() or INVISIBLE.search(shown) or loose_marks(shown):
        raise Refused(422, "bad_name", "unseen")
    return shown


def read_name(given: str) -> str:
    """A person's name: a label whose words do not pass letters of one alphabet for those of another."""
    name = read_label(given)
    if any(mixed(word) for word in words(unicodedata.normalize("NFKC", name))):
        raise Refused(422, "bad_name", "alphabets")
    return name


def skeleton(name: str) -> str:
    """What a name looks like at a glance. Names with the same skeleton are taken for each other.

    Accounts keep theirs in the database: whoever changes this writes a migration that fills them anew.
    """
    seen = unicodedata.normalize("NFKC", name)
    for _ in range(2):  # a letter may look like another only once it is small
        seen = bare(seen).translate(PLAIN).casefold()
    for pair, letter in PAIRS:
        seen = seen.replace(pair, letter)
    return seen or unicodedata.normalize("NFKC", name).casefold()


def bare(text: str) -> str:
    """Without accents, spaces and points; digits are digits in every script."""
    parts = [char for char in unicodedata.normalize("NFD", text) if not small(char)]
    return "".join(str(unicodedata.decimal(char)) if char.isdecimal() else char for char in parts)


def small(char: str) -> bool:
    """What is overlooked. Marks that change a letter, as in Devanagari or Japanese, are not: their class is low."""
    if unicodedata.combining(char) >= 200 or "\u02b0" <= char <= "\u02ff":
        return True
    return unicodedata.category(char)[0] in "PZ" or unicodedata.category(char) == "Sk"


def is_mark(char: str) -> bool:
    return unicodedata.category(char).startswith("M")


def loose_marks(shown: str) -> bool:
    """Whether an accent stands alone, or too many stand on one letter."""
    room = 0
    for char in shown:
        room = room - 1 if is_mark(char) else 0 if char == " " else MOST_MARKS
        if room < 0:
            return True
    return False


def words(text: str) -> list[str]:
    return "".join(" " if unicodedata.category(char)[0] in "PZ" else char for char in text).split()


def mixed(word: str) -> bool:
    """Whether a word has letters of alphabets that are not written together. Their names begin with the alphabet's."""
    letters = [char for char in word if char.isalpha() and unicodedata.category(char) != "Lm"]
    alphabets = {unicodedata.name(char, "?").split()[0] for char in letters}
    return len(alphabets) > 1 and not alphabets <= TOGETHER
