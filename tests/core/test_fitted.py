"""Words on a drawing that have only so much room."""

from serai.core.board.svg import fitted, text, width_of


def test_words_that_fit_are_drawn_as_they_are() -> None:
    assert fitted(3, 4, "Moscow", 60, "t1 bold") == text(3, 4, "Moscow", "t1 bold")


def test_words_that_need_more_are_drawn_narrower() -> None:
    drawn = fitted(3, 4, "Путешествие", 60, "t2 title")
    assert 'textLength="60"' in drawn
    assert ">Путешествие<" in drawn


def test_the_width_of_words_grows_with_their_letters_and_their_size() -> None:
    assert width_of("ill", "t1") < width_of("ooo", "t1") < width_of("www", "t1")
    assert width_of("Moscow", "t1") < width_of("Moscow", "t2 title") < width_of("Moscow", "t3")
