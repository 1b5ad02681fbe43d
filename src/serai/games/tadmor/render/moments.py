"""The moments of a game to which everybody looks up: new eras, the Marauders, the final scoring."""

from serai.core.say import Say
from serai.core.text import Entry
from serai.games.tadmor.render.things import ERA, REGION


def moment(entry: Entry) -> Say | None:
    if entry.key == "era":
        return Say("moment-era", era=ERA[entry.args[0]])
    if entry.key in ("reveal", "redirect"):
        return Say(f"moment-{entry.key}", region=REGION[entry.args[0]])
    return Say("moment-final") if entry.key == "final" else None
