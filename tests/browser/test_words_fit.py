"""What is written on a board or a mat fits its place in every language: words that are longer elsewhere find room."""

from typing import Final

import pytest

from serai.language import languages
from tests.browser.conftest import Invite
from tests.browser.gallery import Gallery
from tests.browser.test_whole_games import TITLES

SQUEEZED: Final = 0.88
"""Words may be drawn narrower than they are by a little, which nobody sees; not by more."""

CROWDED: Final = """most => {
  const wrong = [];
  for (const svg of document.querySelectorAll("#board > svg, .mat > svg")) {
    const whole = svg.getBoundingClientRect(), unit = whole.width / svg.viewBox.baseVal.width;
    if (!unit) continue;
    const places = [...svg.querySelectorAll("rect")].map(rect => rect.getBoundingClientRect());
    const words = [...svg.querySelectorAll("text")].filter(text => /\\p{L}{2}/u.test(text.textContent)).map(text => {
      const { left, right, top, bottom, height } = text.getBoundingClientRect();
      return { text, says: text.textContent, left, right, top: top + height / 5, bottom: bottom - height / 5 };
    });
    for (const { text, says, left, right, top, bottom } of words) {
      const { textAnchor } = getComputedStyle(text);
      const anchor = { middle: (left + right) / 2, end: right - unit }[textAnchor] ?? left + unit;
      const around = places.filter(place => place.left <= anchor && place.right >= anchor && place.top <= top
        && place.bottom >= bottom).sort((one, other) => one.width * one.height - other.width * other.height);
      const place = around[0] ?? whole;
      const over = Math.max(place.left - left, right - place.right) / unit;
      if (over > 2) wrong.push(`"${says}" runs ${over.toFixed(1)} out of its place`);
      if (text.hasAttribute("textLength")) {
        const free = text.parentNode.appendChild(text.cloneNode(true));
        free.removeAttribute("textLength");
        const drawn = text.getAttribute("textLength") / free.getComputedTextLength();
        free.remove();
        if (drawn < most) wrong.push(`"${says}" is squeezed to ${drawn.toFixed(2)}`);
      }
    }
    words.forEach((one, at) => words.slice(at + 1).forEach(other => {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > unit && high > unit) wrong.push(`"${one.says}" and "${other.says}" lie upon each other`);
    }));
  }
  return wrong;
}"""


@pytest.mark.parametrize("game", TITLES)
def test_the_words_of_a_board_fit_their_places_in_every_language(gallery: Gallery, person: Invite, game: str) -> None:
    table = gallery.live(game)
    crowded = {}
    for code in languages():
        reader = person(locale=code, storage_state=gallery.cookies, viewport={"width": 1280, "height": 720})
        reader.sit(table)
        reader.until_my_turn()
        assert reader["html"].get_attribute("lang") == code
        reader.page.evaluate("for (const mat of document.querySelectorAll('.mat')) mat.open = true")
        reader.page.evaluate("document.fonts.ready.then(() => null)")
        crowded[code] = reader.page.evaluate(CROWDED, SQUEEZED)
    assert crowded == {code: [] for code in languages()}
