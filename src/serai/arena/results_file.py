"""A file of results: a head that says which run it is of, then a line of JSON for each game, as they come.

A run that was cut short goes on where it stopped: what stands in the file is not played again. A last line without its
end was being written when the run stopped, and is forgotten.
"""

import json
import os
from pathlib import Path
from typing import IO, Any, Final

from serai.arena.report import Thinking
from serai.arena.result import Result, result_from
from serai.core.errors import BadRecord
from serai.core.say import Say

FORMAT: Final = "serai results 1"
THINKING: Final = "thinking"
"""The line at the end of a run that says how long each bot thought: of this machine, not of the games."""


class ResultsFile:
    """The results of one run on disk: those that were there, and each new one as soon as it comes."""

    def __init__(self, path: Path, identity: dict[str, Any]) -> None:
        self.path = path
        self.known: dict[int, Result] = {}
        self.thinking: dict[str, Thinking] = {}
        head = {"format": FORMAT, **identity}
        try:
            whole = self.read(head) if path.exists() else 0
            self.file: IO[str] = path.open("a", encoding="utf-8", newline="\n")
            os.truncate(path, whole)
        except OSError as error:
            raise BadRecord(Say("refused-unwritable-why", path=str(path), error=str(error.strerror))) from None
        if not whole:
            self.line(head)

    def read(self, head: dict[str, Any]) -> int:
        """Take in what is there; returns how many bytes of it are whole lines."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        for at, line in enumerate(data[:whole].splitlines()):
            try:
                read = json.loads(line)
                if at:
                    self.take(read)
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
                raise self.refused("refused-results-line", line=str(at + 1)) from None
            if not at:
                self.check(head, read)
        if data and not whole:  # no line at all is whole: nothing of ours
            raise self.refused("refused-results-line", line="1")
        return whole

    def check(self, head: dict[str, Any], there: Any) -> None:
        """Refuse a file of another run, and say what differs first."""
        if not isinstance(there, dict) or there.get("format") != FORMAT:
            raise self.refused("refused-results-format", format=FORMAT)
        for name, value in head.items():
            if there.get(name) != value:
                shown = {"there": json.dumps(there.get(name)), "here": json.dumps(value)}
                raise self.refused("refused-results-other", name=name, **shown)

    def refused(self, key: str, **facts: str) -> BadRecord:
        return BadRecord(Say(key, path=str(self.path), **facts))

    def take(self, data: dict[str, Any]) -> None:
        if THINKING in data:
            for name, sums in data[THINKING].items():
                self.thinking.setdefault(name, Thinking()).add(int(sums["decisions"]), float(sums["seconds"]))
        else:
            result = result_from(data)
            self.known[result.number] = result

    def add(self, result: Result) -> None:
        self.line(result.to_json())

    def end(self, thinking: dict[str, Thinking]) -> None:
        """Say at the end of a run how long each bot thought in it."""
        if thinking:
            self.line({THINKING: {name: sums.to_json() for name, sums in thinking.items()}})

    def line(self, data: dict[str, Any]) -> None:
        self.file.write(json.dumps(data, separators=(",", ":")) + "\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()
