"""What a seat may not know, it does not get to see: change it, and all that the seat is sent stays the same."""

import json
import random

from serai.core.game import Game
from serai.core.state import State
from serai.language import spoken
from tests.contract.journeys import every_game, journeys
from tests.contract.test_looking import drawings, sheet_for


def sent(game: Game, state: State, seat: int) -> list[str]:
    """All that reaches a seat and a spectator: views, drawings and pictures; where it decides, its choices in words."""
    render = spoken(game, "en")
    found = [json.dumps(state.view(reader)) for reader in (seat, None)]
    found += [render.picture(state, reader, False, 100) for reader in (seat, None)]
    found += drawings(game, state, seat, sheet_for(game, state, seat))
    if state.actor == seat:
        found += [render.prompt(state), render.holdings(state, seat)]
        found += [render.sentence(state, action) for action in state.legal()]
    return found


@every_game
def test_what_a_seat_is_sent_does_not_depend_on_what_others_hide(game: Game) -> None:
    rng = random.Random(5)
    for journey in journeys(game):
        for at, state in enumerate(journey.decisions[::2]):
            seat = state.actor if at % 2 else at % state.seats
            other = state.redeal(seat, rng)
            assert sent(game, other, seat) == sent(game, state, seat)


@every_game
def test_views_show_no_secret_to_any_seat_nor_to_a_spectator(game: Game) -> None:
    rng = random.Random(6)
    for journey in journeys(game):
        for state in journey.decisions:
            for seat in range(state.seats):
                other = state.redeal(seat, rng)
                assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
                assert json.dumps(other.view(None)) == json.dumps(state.view(None))
            nobody = state.redeal_for([], rng)
            assert json.dumps(nobody.view(None)) == json.dumps(state.view(None))


@every_game
def test_what_is_told_of_a_secret_reaches_its_owner_and_no_spectator(game: Game) -> None:
    told = [entry for journey in journeys(game) for entry in journey.log if entry.audience is not None]
    assert bool(told) == game.keeps_secrets()
    assert all(entry.may_read(entry.seat) and not entry.may_read(None) for entry in told)
