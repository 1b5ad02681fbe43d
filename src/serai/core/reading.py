"""How a game reads: what its package `render` says, and a legal action with its sentence."""

from dataclasses import dataclass
from typing import Any, Protocol

from serai.core.say import Fact, Name, Say
from serai.core.state import State
from serai.core.text import Entry


class Speak(Protocol):
    """A reader's language, which turns what is said into text."""

    def __call__(self, said: Fact) -> str: ...

    def say(self, key: str, /, **facts: Fact) -> str:
        """The text of a message."""

    def has(self, key: str) -> bool:
        """Whether there is such a message."""


@dataclass(frozen=True)
class Told:
    """A paragraph of a story, and the seat it tells of; None: of nobody."""

    seat: int | None
    said: Fact
    entries: tuple[Entry, ...] = ()
    """The events it tells of."""


@dataclass(frozen=True)
class Spoke:
    """The same in words."""

    seat: int | None
    text: str
    entries: tuple[Entry, ...] = ()


@dataclass(frozen=True)
class Account:
    """What a climax is the end of: all since the last event of a key."""

    since: str
    told: bool
    """Whether it is told line by line; else only the points are counted from there."""


@dataclass(frozen=True)
class Amount:
    """So much of a thing, as one of several decisions that are set together."""

    thing: Fact
    """What it is called."""
    n: int


class Render(Protocol):
    """The functions of a game's package `render`, imported only when somebody reads. All but a picture, which is set
    in lines and columns, leave the words to the reader's language."""

    def sentence(self, state: State, action: int) -> Say:
        """What a legal action does in this position, for the one who decides."""

    def lacking(self, state: State, action: int) -> Say | None:
        """What is lacking where a legal action brings nothing now; its sentence ends with it. None for all others."""

    def prompt(self, state: State) -> Say:
        """What is asked now."""

    def event(self, entry: Entry, names: list[Name]) -> Say:
        """One event as one sentence; `names` by seat."""

    def story(self, entries: list[Entry], names: list[Name]) -> list[Told]:
        """Many events as a few paragraphs, with what is alike counted together."""

    def heading(self, state: State, action: int) -> Fact:
        """What an action stands under in a list of many: an area of the board, for example. Empty: under nothing."""

    def moment(self, entry: Entry) -> Say | None:
        """What an event is called where all look up: the end of a year, an attack. None for all others."""

    def account(self, entry: Entry) -> Account | None:
        """Where the account of a climax begins, if that is before the climax itself."""

    def goes_on(self, state: State, told: list[Entry]) -> bool:
        """Whether the decision that is asked belongs to what its seat has just done, of which this was told: who
        follows the game sees both as one."""

    def amount(self, state: State, action: int) -> Amount | None:
        """How much of what an action gives or takes, where a decision is made of several such in a row and a person
        would rather set them all at once. None for all others."""

    def repeats(self, state: State, action: int) -> bool:
        """Whether one may want to do the same several times over: a small trade, a small payment."""

    def picks(self, state: State) -> list[str]:
        """The kinds of actions, such as `die`, that a person may name before the action that asks for them."""

    def clock(self, view: dict[str, Any], printed: Any) -> Say:
        """How far the game is, in a few words, from what anybody may see of it."""

    def holdings(self, state: State, seat: int) -> Say:
        """One line with what a seat can spend now."""

    def picture(self, state: State, seat: int | None, speak: Speak, colour: bool, width: int) -> str:
        """The whole table as text for a terminal, as this seat (None: a spectator) sees it."""


class Actions(Protocol):
    """How legal actions read, in words."""

    def sentence(self, state: State, action: int) -> str: ...

    def lacking(self, state: State, action: int) -> str: ...

    def heading(self, state: State, action: int) -> str: ...


@dataclass(frozen=True)
class Choice:
    """One legal action of the reader: its number, its line of notation, and what it does in a sentence."""

    action: int
    notation: str
    sentence: str
    lacking: str = ""
    """Why it brings nothing now; empty where it brings something. Whoever chooses it is asked once more."""
    heading: str = ""
    """What it stands under in a long list; empty for nothing."""

    @property
    def kind(self) -> str:
        return self.notation.partition(" ")[0]


def choices(read: Actions, state: State) -> list[Choice]:
    """The legal actions as people read them, in the order of the rules; then what leaves something undone, and last
    what brings nothing now."""
    found = [
        Choice(
            action,
            state.notation(action),
            read.sentence(state, action),
            read.lacking(state, action),
            read.heading(state, action),
        )
        for action in state.legal()
    ]
    return sorted(found, key=lambda choice: (choice.lacking != "", state.actions.kind_of[choice.action].last))
