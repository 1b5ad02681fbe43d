"""What is said becomes text: facts in their places, forms, genders, persons, numbers, lists, and a fallback."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from serai.core import say
from serai.core.say import AND, COMMA, OR, SEMICOLON, SPACE, YOU, Count, Name, Of, Say, Several
from serai.language import Language, Unsaid, best_of, known, language, messages
from serai.language.known import accepted, from_environment
from serai.language.messages import entries

RUSSIAN = """
# A comment = is no message
count-camel = { $n } { $form ->
    [acc] { $n ->
        [one] верблюда
       *[other] верблюдов
      }
   *[nom] { $n ->
        [one] верблюд
        [few] верблюда
       *[many] верблюдов
      }
  }
area-library = { $form ->
    [gen] библиотеки
   *[nom] библиотека
  }
    .gender = f
area-palace = { $form ->
    [gen] дворца
   *[nom] дворец
  }
    .gender = m
colour-teal = { $form ->
    [f] бирюзовая
    [f-gen] бирюзовой
    [m-gen] бирюзового
   *[m] бирюзовый
  }
site = { FORM($colour, GENDER($area)) } { $area }
from-site = из { FORM($colour, GENDER($area), "gen") } { FORM($area, "gen") }
for-price = за { FORM($price, "acc") }
builds = { PERSON($who) ->
    [you] строите
    [several] строят
   *[other] строит
  } на { $cell }
told = { CAP($who) } { builds }.
"""
TEAL = Say("colour-teal")


@pytest.fixture
def russian(monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    """A language that speaks of camels and libraries, as much of one as there is need for here."""
    kept: Callable[[str, str], str] = messages.source_of
    monkeypatch.setattr(
        messages, "source_of", lambda package, code: RUSSIAN if package == "camels" else kept(package, code)
    )
    language.cache_clear()
    yield Language("ru", "camels")
    language.cache_clear()


@pytest.mark.parametrize(
    ("n", "said"), [(1, "верблюд"), (2, "верблюда"), (5, "верблюдов"), (11, "верблюдов"), (21, "верблюд")]
)
def test_a_number_chooses_its_plural(russian: Language, n: int, said: str) -> None:
    assert russian(Count("camel", n)) == f"{n} {said}"


def test_a_message_asks_for_the_form_it_needs(russian: Language) -> None:
    assert russian.say("for-price", price=Count("camel", 1)) == "за 1 верблюда"
    assert (
        russian.say("for-price", price=Several([Count("camel", 1), Count("camel", 2)])) == "за 1 верблюда и 2 верблюдов"
    )
    assert russian.say("for-price", price=Of("camels", Count("camel", 1))) == "за 1 верблюда"


def test_an_adjective_agrees_with_its_noun(russian: Language) -> None:
    assert russian.say("site", colour=TEAL, area=Say("area-library")) == "бирюзовая библиотека"
    assert russian.say("site", colour=TEAL, area=Say("area-palace")) == "бирюзовый дворец"
    assert russian.say("from-site", colour=TEAL, area=Say("area-palace")) == "из бирюзового дворца"
    assert russian.say("from-site", colour=TEAL, area=Say("area-library")) == "из бирюзовой библиотеки"
    there = Of("camels", Say("area-library"))
    assert russian.say("from-site", colour=Of("camels", TEAL), area=there) == "из бирюзовой библиотеки"


def test_a_verb_agrees_with_who(russian: Language) -> None:
    assert russian.say("told", who=Name("ada"), cell="a2") == "Ada строит на a2."
    assert russian.say("builds", who=YOU, cell="a2") == "строите на a2"
    assert russian.say("builds", who=Several([Name("Ada"), Name("Bo")]), cell="a2") == "строят на a2"
    assert russian.say("builds", who=Several([YOU, Name("Ada")]), cell="a2") == "строите на a2"
    assert russian.say("builds", who=Several([Name("Ada")]), cell="a2") == "строит на a2"
    assert russian.say("builds", who=Several([YOU]), cell="a2") == "строите на a2"


def test_a_form_of_what_has_none_is_what_it_is(russian: Language) -> None:
    assert russian.say("for-price", price=3) == "за 3"
    assert russian.say("for-price", price="Ada") == "за Ada"
    assert russian.say("for-price", price=Name("Ada")) == "за Ada"


@pytest.mark.parametrize(
    ("joint", "two", "three"),
    [
        (AND, "a and b", "a, b and c"),
        (OR, "a or b", "a, b or c"),
        (COMMA, "a, b", "a, b, c"),
        (SEMICOLON, "a; b", "a; b; c"),
        (SPACE, "a b", "a b c"),
    ],
)
def test_a_list_is_joined_as_its_language_does(joint: str, two: str, three: str) -> None:
    english = language("en")
    assert english(Several([], joint)) == ""
    assert english(Several(["a"], joint)) == "a"
    assert english(Several(["a", "b"], joint)) == two
    assert english(Several(["a", "b", "c"], joint)) == three


def test_words_of_another_package_stand_among_ones_own() -> None:
    assert language("en", "serai.web")(Several([Of("serai", Say("seat-red")), YOU])) == "red and you"


def test_a_package_lacks_words_in_a_language_and_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = messages.source_of
    sources = {
        ("other", "en"): "hello = hello { $who }\nonly = only here\n",
        ("other", "fr"): "hello = bonjour { $who }\n",
    }
    monkeypatch.setattr(
        messages, "source_of", lambda package, code: sources.get((package, code)) or kept(package, code)
    )
    french = Language("fr", "other")
    assert french.say("hello", who="Ada") == "bonjour Ada"
    assert french.say("only") == "only here"
    assert french.has("only")
    assert not french.has("nothing-such")
    language.cache_clear()


def test_a_package_without_a_language_speaks_english_throughout(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = messages.source_of
    english = {("third", "en"): "log-wave = waved\n", ("third", "fr"): ""}
    monkeypatch.setattr(
        messages,
        "source_of",
        lambda package, code: english[package, code] if package == "third" else kept(package, code),
    )
    french = Language("fr", "third")
    assert french.say("story-paragraph", who=YOU, clauses=Say("log-wave")) == "You waved."
    assert french.code == "fr"


def test_a_title_may_have_a_word_of_its_own_for_what_all_share() -> None:
    assert language("fr", "serai.games.merv")(Count("point", 2)) == "2 PV"
    assert language("fr", "serai.games.tadmor")(Count("point", 2)) == "2 points"


def test_what_cannot_be_said_is_told_by_name() -> None:
    with pytest.raises(Unsaid, match="serai has no message hello-world"):
        language("en").say("hello-world")
    with pytest.raises(Unsaid, match=r"story-gained.*things"):
        language("en").say("story-gained")
    with pytest.raises(Unsaid, match="no message hello-world"):
        language("fr").say("hello-world")


def test_a_file_is_cut_into_its_messages() -> None:
    cut = entries(
        "# a = b\na = one\n  more\n    .gender = f\n\n## Section\n-term = two\n"
        "b-c_d = { $n ->\n    [one] x\n   *[other] y\n}\n"
    )
    assert list(cut) == ["a", "-term", "b-c_d"]
    assert cut["a"] == "a = one\n  more\n    .gender = f\n"
    assert entries("") == {}


def test_a_message_that_is_no_fluent_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "source_of", lambda package, code: "broken = { $n\n")
    with pytest.raises(ValueError, match=r"en\.ftl: broken"):
        Language("en", "x").say("broken")


# Trees ---------------------------------------------------------------------------------------------------------------

TREE = Say(
    "told",
    who=YOU,
    things=Several([Count("camel", 2, colour=TEAL), "x"], COMMA),
    game=Of("serai.games.merv", Say("title")),
    whose=Name("Ada"),
)


def test_trees_are_equal_by_what_they_say() -> None:
    assert Count("camel", 2) == Say("count-camel", n=2)
    assert hash(Count("camel", 2)) == hash(Say("count-camel", n=2))
    assert Say("a", n=1) != Say("a", n=2)
    assert Say("a", n=1) != Say("b", n=1)
    assert Say("a", n=1) != Say("a", m=1)
    assert Name("Ada") != Name("Ada", you=True)
    assert Several(["a"]) != Several(["a"], OR)
    assert Of("x", TEAL) != Of("y", TEAL)
    assert len({TREE, TREE, say.from_json(say.to_json(TREE))}) == 1


def test_a_tree_is_kept_as_plain_data() -> None:
    data: Any = say.to_json(TREE)
    assert say.from_json(data) == TREE
    assert data["facts"]["things"]["several"][0]["facts"]["n"] == 2
    assert say.from_json("finished long ago") == "finished long ago"


# Wishes --------------------------------------------------------------------------------------------------------------


def test_the_first_wish_that_can_be_fulfilled_counts() -> None:
    assert best_of(["de", "EN-gb", "en"]) == "en"
    assert best_of(["en_US.UTF-8"]) == "en"
    assert best_of(["de", "", "tlh"]) is None


def test_a_browser_says_what_it_likes_best() -> None:
    assert accepted("de;q=0.3, fr-CH, fr;q=0.9, en;q=0.8, *;q=0.1, ru;q=0") == ["fr-CH", "fr", "en", "de", "*"]
    assert accepted("") == []
    assert accepted("fr;q=much, en") == ["en"]


def test_an_environment_says_what_it_likes_best(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert from_environment() == []
    monkeypatch.setenv("LANGUAGE", "fr:en")
    assert from_environment() == ["fr", "en"]
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert from_environment() == []
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert from_environment() == ["fr", "en", "ru_RU.UTF-8"]
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert from_environment() == []


def test_a_language_of_a_country_is_found_by_its_whole_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known, "languages", lambda: ["en", "pt-BR"])
    assert best_of(["pt_BR.UTF-8@euro"]) == "pt-BR"
    assert best_of(["pt-br"]) == "pt-BR"
    assert best_of(["en-GB"]) == "en"
    assert best_of(["pt"]) is None
