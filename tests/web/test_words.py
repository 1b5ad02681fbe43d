"""Every word of the pages is a message: none stands in a template or in the script, none is missing, none left over."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import pytest

import serai.web
from serai.core.reading import Choice
from serai.language import languages
from serai.language.messages import entries, source_of
from serai.server.payloads import Line, Reader, SilencePayload, TablePayload
from serai.web import render
from serai.web.words import SCRIPT, day, offered, script_words, words
from tests.language.pseudo import MARK, WANTED, pseudo
from tests.web.test_render import CHART, LINE, seen_at, waiting

FOLDER: Final = Path(serai.web.__file__).parent
TEMPLATES: Final = sorted(FOLDER.glob("templates/**/*.html"))
SCRIPTS: Final = [*sorted(FOLDER.glob("static/*.js")), *sorted(FOLDER.glob("static/js/*.js"))]
CODE_OF_PAGES: Final = sorted(FOLDER.glob("*.py"))

JINJA: Final = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
LITERAL: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'((?:[^\'\\\n]|\\.)*)\'')
KIND: Final = re.compile(r"(?<=\{% block kind %\}).*?(?=\{% endblock %\})")
"""The kind of a page, for its styles."""
READ_OUT: Final = {"title", "aria-label", "placeholder", "alt", "label", "data-confirm", "data-hint", "data-tip"}
"""Attributes that people read or hear."""
FAMILIES: Final = {
    "settings": ["light", "dark", "system", "pace", "pace-about", "moments", "moments-about"],
    "settings-pace": ["slow", "normal", "fast", "instant"],
    "settings-moments": ["self", "click", "never"],
    "table": ["play", "players", "log", "chat"],
    "help": ["tab", "arrows", "enter", "digits", "undo", "end", "scores", "again", "zoom", "column", "longer", "this"],
    "span": ["minutes", "hours", "days", "weeks"],
    "refused": ["too_large", "bad_request", "too_slow", "busy", "too_many_connections"],
}
"""Messages whose name is put together: its beginning, and what follows it."""


def named(path: Path) -> str:
    return str(path.relative_to(FOLDER))


@cache
def messages() -> set[str]:
    return set(entries(source_of("serai.web", "en")))


def jinja_of(path: Path) -> str:
    return "\n".join(JINJA.findall(path.read_text("utf-8")))


def has_letters(text: str) -> bool:
    return any(map(str.isalpha, text))


def literals(source: str) -> Iterator[str]:
    for match in LITERAL.finditer(source):
        yield match[1] or match[2] or ""


# Nothing stands where a translator would not find it ------------------------------------------------------------------


class Read(HTMLParser):
    """What people read or hear of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.within: list[str] = []
        self.found: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.within.append(tag)
        self.found += [value or "" for name, value in attrs if name in READ_OUT]

    def handle_data(self, data: str) -> None:
        if not {"script", "kbd"}.intersection(self.within[-1:]):  # what is written on a key is no word
            self.found.append(data)

    def handle_endtag(self, tag: str) -> None:
        while self.within and self.within.pop() != tag:
            pass


@pytest.mark.parametrize("path", TEMPLATES, ids=named)
def test_a_template_has_no_words_of_its_own(path: Path) -> None:
    read = Read(JINJA.sub("", KIND.sub("", path.read_text("utf-8")))).found
    assert [text.strip() for text in read if has_letters(text)] == []
    assert [said for said in literals(jinja_of(path)) if re.match(r"[A-Z][a-z]", said)] == []


KNOWN_TO_BROWSERS: Final = re.compile(
    r"(Accept|Content-Type|Date|Enter|Escape|Tab|Home|End|Arrow(Left|Right|Up|Down)|Infinity|DETAILS|[A-Z]+)$"
)


def without_comments(source: str) -> str:
    return re.sub(r"(?m)(^|\s)//.*$|/\*.*?\*/", r"\1", source)


@pytest.mark.parametrize("path", SCRIPTS, ids=named)
def test_the_script_has_no_words_of_its_own(path: Path) -> None:
    source = without_comments(path.read_text("utf-8"))
    templates = [re.sub(r"\$\{[^}]*\}", "", text) for text in re.findall(r"`([^`]*)`", source)]
    said = [text for text in [*literals(source), *templates] if re.match(r"\W*[A-Z][a-z]", text)]
    assert [text for text in said if not KNOWN_TO_BROWSERS.match(text)] == []
    shown = r'(?:textContent|innerText|title|ariaLabel|placeholder) = "[^"]|(?:toast|confirm|alert|prompt)\(["\'`]'
    assert re.findall(shown, source) == []


def test_words_are_neither_cut_nor_glued_in_templates() -> None:
    surgery = re.compile(r"\|\s*(replace|title|capitalize|lower|upper|trim)\b")
    found = {named(path): surgery.findall(jinja_of(path)) for path in TEMPLATES}
    found["templates/parts/setup.html"].remove("lower")  # a value of the rules, for the script
    assert {name: filters for name, filters in found.items() if filters} == {}


# Every message is there, and needed -----------------------------------------------------------------------------------


def asked() -> set[str]:
    """What templates and Python ask for by its name."""
    sources = [*map(jinja_of, TEMPLATES), *(path.read_text("utf-8") for path in CODE_OF_PAGES)]
    others = {"chart-now"}  # a part of a drawing
    begins = {message.partition("-")[0] for message in messages()}
    return {
        said
        for source in sources
        for said in literals(source)
        if re.fullmatch(r"[a-z]+(-[a-z]+)+", said) and said.partition("-")[0] in begins
    } - others


def put_together() -> set[str]:
    return {f"{family}-{name}" for family, names in FAMILIES.items() for name in names}


def test_every_message_that_is_asked_for_is_there() -> None:
    shared = set(entries(source_of("serai", "en")))
    assert sorted((asked() | put_together()) - messages() - shared) == []


def test_every_message_is_asked_for() -> None:
    assert sorted(messages() - asked() - put_together()) == []


def test_the_script_asks_only_for_words_that_the_page_hands_it() -> None:
    sources = "".join(path.read_text("utf-8") for path in SCRIPTS)
    calls = re.findall(r"\bsay\(([^,;{]*?)[,)]", sources)
    wanted = {name for call in calls for name in literals(call)}
    assert wanted == set(SCRIPT)


# In other languages ---------------------------------------------------------------------------------------------------


def test_what_the_script_fills_in_is_left_open_in_every_language() -> None:
    for code in languages():
        spoken = script_words(code)
        assert "{lacking}" in spoken["doubt"]
        assert all(name in spoken["step"] for name in ("{step}", "{steps}"))
        assert all(name in spoken["either"] for name in ("{before}", "{after}"))


def test_a_page_says_in_which_language_it_is_and_offers_them_all() -> None:
    for code in languages():
        page = render.account(code, None, [])
        assert f'<html lang="{code}">' in page
        for other, name in offered():
            pressed = "true" if other == code else "false"
            assert f'lang="{other}" data-language="{other}" aria-pressed="{pressed}">{name}</button>' in page


def test_the_lobby_names_its_twins_in_other_languages() -> None:
    page = render.lobby("en", None, [], [], [])
    for code in languages():
        assert f'<link rel="alternate" hreflang="{code}" href="/?lang={code}">' in page
    assert '<link rel="alternate" hreflang="x-default" href="/">' in page


def test_a_language_that_is_not_there_is_named_once() -> None:
    page = render.account("en", None, [], unknown="<tlh>")
    assert words("en").say("page-unknown-language", asked="&lt;tlh&gt;") in page
    assert 'aria-live="polite" hidden></div>' in render.account("en", None, [])


MUTE: Final = "…"
TODAY: Final = date(2026, 11, 16)
ADA: Final = Reader(1, MUTE)
SILENT: Final = SilencePayload(1, "", "", True, 120, 1, 2, False, False)


def mute(seen: TablePayload) -> TablePayload:
    """A table at which nobody has a name and no game says a word."""
    return replace(
        seen,
        title=MUTE,
        clock=MUTE,
        prompt=MUTE,
        verdict="",
        view=None,
        seats=[replace(seat, name=seat.name and MUTE) for seat in seen.seats],
        choices=[Choice(choice.action, choice.notation, MUTE) for choice in seen.choices],
        story=[Line(0, MUTE, True)],
        scores=[replace(score, name=MUTE, parts={MUTE: 1}) for score in seen.scores],
        chat=[],
        silent=SILENT,
        private=True,
        explicit_end=True,
    )


def every_page(code: str) -> Iterator[str]:
    line = replace(LINE, title=MUTE, host=MUTE, clock=MUTE, seats=mute(seen_at("merv", "start")).seats)
    for reader in (None, ADA, replace(ADA, account=True)):
        yield render.lobby(code, reader, [], [line], [replace(line, id="t2", status="open", at_table=False)])
        yield render.account(code, reader, [render.TokenLine(1, MUTE, TODAY)])
        yield render.problem(code, reader, 404, MUTE)
        yield render.problem(code, reader, 500, MUTE)
        for stage in ("start", "end"):
            yield render.table(code, reader, mute(seen_at("merv", stage)), CHART)
            yield render.replay(code, reader, replace(mute(seen_at("merv", stage)), step=3), CHART)
        yield render.table(code, reader, mute(waiting()))
        yield render.table(code, reader, replace(mute(waiting()), status="cancelled"))
        yield render.table(code, reader, replace(mute(waiting()), status="closed", closed=MUTE, has_record=True))
    yield render.invitation(code, "x", line, unknown="tlh")


def test_in_a_language_without_letters_no_page_has_any() -> None:
    """What is read on a page comes from its messages alone, and each fact reached its message before it was words."""
    with pseudo() as code:
        others = [day(TODAY, code), *(name for _, name in offered())]
        for html in every_page(code):
            read = [MARK.sub("", text).replace(WANTED, "").strip() for text in Read(html).found]
            assert [text for text in read if has_letters(text) and text not in others] == []


def test_a_mat_counts_points_in_the_words_of_its_title() -> None:
    assert 'class="points">0 PV' in render.fragments("fr", None, seen_at("merv", "start"))
