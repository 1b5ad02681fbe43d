"""How somebody likes to watch, read and be played against: kept with the person, on whichever device."""

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal, get_args

Pace = Literal["slow", "normal", "fast", "instant"]
Moments = Literal["self", "click", "never"]
Text = Literal["usual", "large"]
Opponents = Literal["usual", "wanderer", "apprentice", "trader", "caravan-master", "vizier"]
CHOICES: Final = {
    "pace": get_args(Pace),
    "moments": get_args(Moments),
    "text": get_args(Text),
    "opponents": get_args(Opponents),
}
"""By preference, what it may be."""


@dataclass(frozen=True)
class Preferences:
    pace: Pace = "normal"
    """How fast the others' turns are shown."""
    moments: Moments = "self"
    """Whether the card of a climax closes by itself, by a click, or is not shown."""
    text: Text = "usual"
    """How large the words are, on boards too."""
    opponents: Opponents = "usual"
    """The level of the bots that sit down when a game is begun at once; the usual one is for each title to say."""


USUAL: Final = Preferences()


def kept(preferences: Preferences) -> str:
    """As the database keeps them: only what is not as usual."""
    usual = asdict(USUAL)
    return json.dumps({name: value for name, value in asdict(preferences).items() if value != usual[name]})


def read_kept(text: str | None) -> Preferences:
    """The same, back again; what another version of ours kept and this one does not know is left aside."""
    try:
        data: Any = json.loads(text or "{}")
    except ValueError:
        return USUAL
    return changed(USUAL, data if isinstance(data, dict) else {})


def changed(preferences: Preferences, wishes: dict[str, Any]) -> Preferences:
    """With those wishes that can be fulfilled."""
    return replace(preferences, **{name: wish for name, wish in wishes.items() if wish in CHOICES.get(name, ())})
