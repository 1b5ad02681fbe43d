"""The bench of pages says what is missing, and what it measured. That it clicks at all is seen whenever it is run."""

import pytest

from serai.cli import main
from serai.web import page_bench


def test_without_a_browser_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(page_bench, "found", lambda: None)
    assert main(["bench", "page"]) == 2
    assert "there is no Chromium to measure pages in" in capsys.readouterr().err


def test_every_game_has_its_figures() -> None:
    names = ["click_p50_ms", "click_p95_ms", "parts_kb", "most_parts_kb", "most_parts_raw_kb"]
    served = ["page_ms", "fragments_ms", "page_kb", "page_raw_kb"]
    figures = {name: float(at) for at, name in enumerate([*names, *served], 1)}
    told = page_bench.table({"build": "plain", "load": 0.5, "games": {"merv": figures}}, 50)
    assert "merv" in told
    assert "1.0  ms from a click to the picture of what it did, p50 (150 wanted)" in told
    assert "4.0  KB the same, at most (60 wanted); 5.0 KB unpacked" in told
