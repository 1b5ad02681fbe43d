"""What happened, as the rules tell it: a key with numbers. Sentences are made where they are read."""

from typing import Any


class Entry:
    """One event: a key, the seat it concerns, its arguments, and the seats that may read it (None: everybody)."""

    def __init__(self, key: str, seat: int, args: list[int], audience: list[int] | None = None) -> None:
        self.key = key
        self.seat = seat
        self.args = args
        self.audience = audience

    def may_read(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "seat": self.seat, "args": self.args, "audience": self.audience}
