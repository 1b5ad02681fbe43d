"""How somebody likes to watch and read: kept with the person, on whichever device."""

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

PACE: Final = ("slow", "normal", "fast", "instant")
MOMENTS: Final = ("self", "click", "never")
TEXT: Final = ("usual", "large")
CHOICES: Final = {"pace": PACE, "moments": MOMENTS, "text": TEXT}
"""By preference, what it may be."""


@dataclass(frozen=True)
class Preferences:
    pace: str = "normal"
    """How fast the others' turns are shown."""
    moments: str = "self"
    """Whether the card of a climax closes by itself, by a click, or is not shown."""
    text: str = "usual"
    """How large the words are, on boards too."""


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
