"""What holds for all tests."""

import os

import pytest

os.environ["LANGUAGE"] = "en"  # whatever the machine speaks, the command is tested in English unless a test says else

LOUD = "!!!!"
"""Begins the reason of a skipped test that should not go unnoticed."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What could not be tested for want of something is told at the end, however quiet the run."""
    skipped = [report.longrepr for report in terminalreporter.stats.get("skipped", [])]
    reasons = {where[2].removeprefix("Skipped: ") for where in skipped if isinstance(where, (tuple, list))}
    for reason in sorted(reason for reason in reasons if reason.startswith(LOUD)):
        terminalreporter.write_line(reason)
