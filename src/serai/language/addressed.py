"""A language as it speaks to one reader, who calls the people at the table by their names."""

from collections.abc import Mapping

from serai.core.say import Fact, Name, Say, named
from serai.language.speaking import Language


class Addressed:
    """Seats that a title calls by their colours have the names that this reader has for them."""

    def __init__(self, language: Language, names: Mapping[Fact, Name]) -> None:
        self.language = language
        self.names = names

    def __call__(self, said: Fact) -> str:
        return self.language(named(said, self.names))

    def say(self, key: str, /, **facts: Fact) -> str:
        return self(Say(key, **facts))

    def has(self, key: str) -> bool:
        return self.language.has(key)
