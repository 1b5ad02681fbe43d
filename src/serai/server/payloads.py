"""What one person may see, as plain values: the page draws them, the API sends them. Nothing else leaves the server."""

from dataclasses import dataclass, field
from typing import Any

from serai.core.reading import Choice
from serai.server.preferences import USUAL, Preferences


@dataclass(frozen=True)
class Reader:
    """Who is looking."""

    id: int
    name: str
    account: bool = False
    """Whether a password protects the name; a guest is known to one browser only."""
    language: str | None = None
    """The language they have chosen, on whichever device; None while they have not."""
    preferences: Preferences = USUAL


@dataclass(frozen=True)
class SeatPayload:
    """One place at a table."""

    seat: int
    colour: str
    """What the game names the seat by, for programs and for the page's styles; `called` is for people."""
    kind: str
    """`person`, `bot`, or `open` while nobody sits there; `automa` for the printed one, which has no seat."""
    name: str
    """Who sits here; empty while nobody does."""
    bot: str | None = None
    """Where a bot sits: its level, or its own name at tables where it was asked for by that."""
    yours: bool = False
    decides: bool = False
    points: int | None = None
    left: bool = False
    """A bot plays for somebody who has left."""
    once_yours: bool = False
    """The reader's own, even if they have left it to a bot."""
    called: str = ""
    """Its colour, or what else the game calls it, in words."""


@dataclass(frozen=True)
class Line:
    """What one action did, as a line of the log."""

    seat: int | None
    """Who did it, the printed automa after the seats; None: nobody."""
    text: str
    fresh: bool = False
    """It happened since the reader's last decision."""
    at: str = ""
    """The address of the position after it: so many steps, and perhaps stages of the next one."""
    places: list[str] = field(default_factory=list)
    """Where on the board it happened."""
    moment: bool = False
    """A climax, of which more can be told."""


@dataclass(frozen=True)
class MomentPayload:
    """A climax: what happened to whom, and what everybody got or lost by it."""

    at: str
    begin: str
    """Where it begins: that stays the same while it goes on."""
    title: str
    lines: list[Line]
    scores: list["ScorePayload"]
    """What it brought, by source; everybody who scores, nothing where it brought nobody anything."""


@dataclass(frozen=True)
class ScorePayload:
    """Points with their sources, of one who scores."""

    seat: int
    """The printed automa is numbered after the seats."""
    name: str
    colour: str
    total: int
    parts: dict[str, int]
    """Only the sources that brought something to somebody, in the order of the rules, in words."""
    place: int | None = None
    """1 for who won; None while the game goes on."""


@dataclass(frozen=True)
class ChatMessage:
    number: int
    name: str
    seat: int | None
    text: str
    at: str


@dataclass(frozen=True)
class SilencePayload:
    """Somebody is waited for; after a while those at the table can let a bot play there."""

    seat: int
    since: str
    """When something was last heard."""
    due: str
    """From when a bot can play for them."""
    ready: bool
    """That time has come."""
    minutes: int
    """How long the silence has lasted, in round figures; 0 before that time."""
    said: int
    """How many of the others have said that a bot shall play."""
    of: int
    """How many have to."""
    alone: bool
    """The reader is the host, whose word is enough."""
    has_said: bool
    """The reader is one of those who have said so."""


@dataclass(frozen=True)
class CounterPayload:
    """A thing that is set together with others by − and +."""

    name: str
    least: int
    most: int


@dataclass(frozen=True)
class CombinationPayload:
    """So much of each thing, and the actions that bring it, in order."""

    amounts: list[int]
    actions: list[int]


@dataclass(frozen=True)
class CountersPayload:
    """Several small decisions about amounts, set together and sent as one list of actions."""

    things: list[CounterPayload]
    combinations: list[CombinationPayload]
    """Every one that is allowed."""
    total: int | None
    """What all amounts come to, where that is always the same."""
    firsts: list[int]
    """The choices that begin with it: they can be made one by one, too."""


@dataclass(frozen=True)
class TableSummary:
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    """`open` while people gather, `playing`, `over`; `closed` if its rules are no longer played here."""
    seats: list[SeatPayload]
    host: str
    private: bool
    at_table: bool
    """Whether the reader has a seat."""
    your_turn: bool
    clock: str
    at: str
    options: dict[str, Any] = field(default_factory=dict)
    explicit_end: bool = False
    patience: int = 0
    """As in `TablePayload`."""


@dataclass(frozen=True)
class TablePayload:
    """A table as one reader sees it now."""

    id: str
    game: str
    title: str
    status: str
    """`open` while people gather, `cancelled` if the host then closed it, `playing`, `over`."""
    number: int
    """Rises with everything that happens at the table; a move names the number it was chosen at."""
    steps: int
    """How many actions lie behind the position: the addresses of the replay."""
    players: int
    options: dict[str, Any]
    rules: int
    """The version of the rules by which it is played."""
    components: str
    """The digest of the printed tables with which it is played."""
    private: bool
    explicit_end: bool
    """Whether a turn ends only when its player says so."""
    seats: list[SeatPayload]
    at_table: bool = False
    hosting: bool = False
    """The reader opened this table, and may fill seats and start."""
    invite: str | None = None
    """The code of the invitation, for those at the table."""
    host: str = ""
    """Who opened it, while people gather."""
    you: int | None = None
    """The seat whose eyes these are; None: a spectator."""
    view: dict[str, Any] | None = None
    """None while people gather."""
    clock: str = ""
    prompt: str = ""
    choosing: str = ""
    """What somebody else is choosing, a short noun phrase: "a piece of the wall"; in a replay, whoever it was. Empty
    while the reader decides, and where the title does not say it."""
    choices: list[Choice] = field(default_factory=list)
    """What the reader may choose now, in the order a person thinks; empty while others decide."""
    counters: CountersPayload | None = None
    """Amounts that may be set together instead of choosing one by one; None where nothing is."""
    repeats: dict[int, int] = field(default_factory=dict)
    """By action: how often in a row it can be chosen, where one may want to."""
    picks: dict[str, dict[int, list[int]]] = field(default_factory=dict)
    """By what can be named first, such as a die, in notation: the actions it may then go to, each with all that is to
    be sent."""
    can_undo: bool = False
    undoes: str = ""
    """What would be taken back, as the sentence by which it was chosen."""
    held: bool = False
    """A turn is played and waits for its player to end it."""
    must_end: bool = False
    """That player is the reader."""
    story: list[Line] = field(default_factory=list)
    """The latest events, oldest first; those before them can be asked for."""
    scores: list[ScorePayload] = field(default_factory=list)
    verdict: str = ""
    """Who won, when it is over."""
    chat: list[ChatMessage] = field(default_factory=list)
    step: int | None = None
    """In a replay: which step this is."""
    at: str = ""
    """The position that is shown; usually the latest."""
    live: bool = True
    """Whether it is the latest. Only there can anything be chosen."""
    left: int = 0
    """How many beats lie between it and the latest."""
    since: str = ""
    """The position from which others have acted since the reader last did."""
    waits: bool = False
    """Whether the reader is to decide in the latest position, whichever is shown."""
    automa: list[SeatPayload] = field(default_factory=list)
    """Whoever takes part without a seat, numbered after the seats."""
    moment: MomentPayload | None = None
    """The climax that has just been, if there was one."""
    rematch: str | None = None
    """The table at which the same people play again."""
    patience: int = 0
    """Minutes that whoever is waited for may be silent; then the others can let a bot play."""
    silent: SilencePayload | None = None
    """Who keeps the reader waiting; None where nobody does, or the reader has no say in it."""
    hot_seat: bool = False
    """The host plays several seats on one screen; others may have several too."""
    closed: str = ""
    """Why nobody can play on here; then all there is to see is what everybody could."""
    has_record: bool = False
    """Whether the record can be had: the game is over, or closed for good."""
    seated: int = 0
    """Rises whenever a seat changes hands, or somebody says that a bot shall play there."""
