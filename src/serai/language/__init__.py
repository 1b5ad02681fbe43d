"""The words of every reader: what is said, as a tree of keys and facts, becomes text in a language.

The only place that knows Fluent and Babel. Neither the kernel nor the rules import it: they say, it speaks.
"""

from serai.language.known import DEFAULT, best_of, from_environment, languages, name_of
from serai.language.messages import Unsaid
from serai.language.speaking import Language, language
from serai.language.spoken import Spoken, spoken

__all__ = [
    "DEFAULT",
    "Language",
    "Spoken",
    "Unsaid",
    "best_of",
    "from_environment",
    "language",
    "languages",
    "name_of",
    "spoken",
]
