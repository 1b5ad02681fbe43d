"""The one command, `serai`: serve the page, play in a terminal, look at printed facts, simulate, replay, measure."""

import io
import os
import sys
from typing import TYPE_CHECKING, Final

from serai.core.errors import Fault, Refusal, said_where
from serai.core.say import COMMA, Say, Several

if TYPE_CHECKING:
    from serai.language import Language

TRACE: Final = "SERAI_TRACE"
"""Set, it shows faults as Python does."""
NO_WORDS: Final = "serai: the command needs '{library}' for its words: pip install serai"
"""What is said where nothing else can be said."""
REFUSED: Final = 2
BROKEN: Final = 3
INTERRUPTED: Final = 130


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit status: 0, 1 for violations found, 2 for a refusal, 3 for a fault."""
    words = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):  # a terminal that lacks a letter shows a question mark in its place
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        from serai.arguments import wanted_language
        from serai.language import language
    except ModuleNotFoundError as missing:  # the engine plays without the libraries of words, but says nothing
        if os.environ.get(TRACE):
            raise
        print(NO_WORDS.format(library=missing.name), file=sys.stderr)
        return REFUSED
    wanted, rest = wanted_language(words)
    speak = language(chosen(wanted))
    try:
        return run(rest, speak)
    except Refusal as refusal:
        complain(speak(refusal.said))
        return REFUSED
    except BrokenPipeError:  # whoever was reading has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # a mistake of ours, or of whoever wrote a title
        if os.environ.get(TRACE):
            raise
        what = str(error) if isinstance(error, Fault) else Say("fault-broken", error=said_where(error))
        complain(speak.say("fault", what=what, variable=TRACE))
        return BROKEN
    except KeyboardInterrupt:
        print(file=sys.stderr)
        complain(speak.say("interrupted"))
        return INTERRUPTED


def run(words: list[str], speak: "Language") -> int:
    from serai.arguments import read_arguments

    read = read_arguments(words, speak)
    status: int = read.run(read)
    sys.stdout.flush()
    return status


def complain(sentence: str) -> None:
    print(f"serai: {sentence}", file=sys.stderr)


def chosen(wanted: str | None) -> str:
    """The language that is asked for, else that of the environment; English, if there is neither, and says so once."""
    from serai.language import DEFAULT, best_of, from_environment, language, languages

    if wanted is None:
        return best_of(from_environment()) or DEFAULT
    found = best_of([wanted])
    if found is None:
        complain(language(DEFAULT).say("language-unknown", wanted=wanted, languages=Several(languages(), COMMA)))
    return found or DEFAULT


if __name__ == "__main__":
    sys.exit(main())
