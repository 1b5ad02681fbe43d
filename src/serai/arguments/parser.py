"""Reads a command line in the reader's language, and says what is wrong with one.

argparse takes most of its words as arguments. The few that it has of its own it would translate by a setting of the
whole process; here they are kept from ever being shown: the help has its own headings, and whatever cannot be
understood is refused by what was declared, not by argparse's sentence about it.
"""

import argparse
import math
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NoReturn

import serai
from serai.core.errors import Refusal
from serai.core.say import COMMA, Say, Several
from serai.language import Language

Run = Callable[[argparse.Namespace], int]
COMMAND: Final = "COMMAND"
LANGUAGE: Final = "--lang"
ONE_VALUE: Final = "one-value"
VALUES: Final = "values"
NO_VALUE: Final = "no-value"
"""What an option takes, as its refusal says it."""


class Usage(Refusal):
    """A command line that cannot be understood."""


class Help(argparse.HelpFormatter):
    """Help that begins with the language's own word for it."""

    def __init__(self, prog: str, usage: str) -> None:
        argparse.HelpFormatter.__init__(self, prog)
        self.usage = usage

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        argparse.HelpFormatter.add_usage(self, usage, actions, groups, f"{self.usage} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Speaks one language, and says what is wrong in one line, like every other refusal."""

    def __init__(self, prog: str, speak: Language, about: str) -> None:
        argparse.ArgumentParser.__init__(
            self,
            prog=prog,
            description=speak.say(about),
            formatter_class=partial(Help, usage=speak.say("help-usage")),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.speak = speak
        self.needs: list[str] = []
        """The arguments that must be there."""
        self.takes: dict[str, str] = {}
        """What each option takes."""
        self.arguments = self.add_argument_group(speak.say("help-arguments"))
        self.options = self.add_argument_group(speak.say("help-options"))
        self.options.add_argument("-h", "--help", action="help", help=self.told("help-help"))
        self.option(LANGUAGE, "help-lang", metavar="CODE")

    def told(self, key: str) -> str:
        return self.speak.say(key).replace("%", "%%")  # which argparse would fill in

    # Declaring --------------------------------------------------------------------------------------------------------

    def need(self, name: str, about: str, shown: str = "", many: bool = False) -> None:
        """An argument that must be there, or several of it."""
        self.needs.append(shown or name)
        nargs = "+" if many else None
        self.arguments.add_argument(name, help=self.told(about), metavar=shown or None, nargs=nargs)

    def option(self, name: str, about: str, kind: type = str, many: bool = False, **more: Any) -> None:
        """An option with a value, or with several."""
        self.takes[name] = VALUES if many else ONE_VALUE
        if many:
            more["nargs"] = "+"
        if kind is not str:
            more["type"] = Number(self, name, kind)
        self.options.add_argument(name, help=self.told(about), **more)

    def flag(self, name: str, about: str) -> None:
        """An option that is there or not."""
        self.takes[name] = NO_VALUE
        self.options.add_argument(name, help=self.told(about), action="store_true")

    # Refusing ---------------------------------------------------------------------------------------------------------

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Asked of the command, and by argparse of the subcommand, which so refuses by itself what it does not know."""
        try:
            found, unknown = argparse.ArgumentParser.parse_known_args(self, args, namespace)
        except argparse.ArgumentError as error:
            raise self.refusal(error.argument_name or "", list(args or [])) from None
        if unknown:
            raise self.refused(Say("usage-unknown", words=" ".join(unknown)))
        return found, unknown

    def error(self, message: str) -> NoReturn:
        """All that argparse says by this way is that something is missing, and at the end what."""
        named = message.rpartition(": ")[2].split(", ")
        raise self.refusal("", [need for need in self.needs if need in named])

    def refusal(self, option: str, words: list[str]) -> Usage:
        """Why an option was not understood; without one, which of the words are missing."""
        if not option:
            return self.refused(Say("usage-missing", arguments=Several(words), count=len(words)))
        if option in self.takes:
            return self.refused(Say(f"usage-{self.takes[option]}", argument=option))
        return self.refused(Say("usage-wrong", argument=option))

    def refused(self, why: Say) -> Usage:
        return Usage(Say("usage-refused", why=why, see=f"{self.prog} --help"))


class Number:
    """Reads the number that an option takes. A refusal passes argparse by, which catches only errors of its own."""

    def __init__(self, parser: Parser, option: str, kind: type) -> None:
        self.parser = parser
        self.option = option
        self.kind = kind

    def __call__(self, word: str) -> Any:
        try:
            number = self.kind(word)
            if isinstance(number, float) and not math.isfinite(number):
                raise ValueError(word)
            return number
        except ValueError:
            must_be = "usage-whole" if self.kind is int else "usage-number"
            raise self.parser.refused(Say(must_be, argument=self.option, word=word)) from None


class Commands(Parser):
    """The command with all its subcommands."""

    def __init__(self, speak: Language) -> None:
        Parser.__init__(self, "serai", speak, "serai-about")
        version = f"serai {serai.__version__}"
        self.options.add_argument("--version", action="version", version=version, help=self.told("help-version"))
        self.known: dict[str, Parser] = {}
        self.listed = self.add_subparsers(
            title=speak.say("help-commands"), required=True, metavar=COMMAND, parser_class=Parser
        )

    def add(self, name: str, run: Run) -> Parser:
        about = f"about-{name}"
        made: Parser = self.listed.add_parser(name, help=self.told(about), speak=self.speak, about=about)
        made.set_defaults(run=run, speak=self.speak)
        self.known[name] = made
        return made

    def refusal(self, option: str, words: list[str]) -> Usage:
        """A command that there is not is named, and so are those that there are."""
        if not option:
            return self.refused(Say("usage-command"))
        if option != COMMAND:
            return Parser.refusal(self, option, words)
        word = next(word for word in words if not word.startswith("-"))
        return self.refused(Say("usage-unknown-command", word=word, commands=Several(list(self.known), COMMA)))


def wanted_language(words: list[str]) -> tuple[str | None, list[str]]:
    """The language that a command line asks for, and all else that it says."""
    scan = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    scan.add_argument(LANGUAGE)
    try:
        found, rest = scan.parse_known_args(words)
    except argparse.ArgumentError:  # it lacks its value, which the subcommand will say
        return None, words
    return found.lang, rest
