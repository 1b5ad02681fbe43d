"""The rules of Otrar, each test a sentence of them."""

import random
from collections.abc import Callable
from typing import Self

import pytest

from otrar.constants import SEATS, SOURCES, WARES
from otrar.game import OTRAR
from otrar.invariants import violations
from otrar.market import DrawCard, FillMarket
from otrar.scoring import end_fair, quarter_points, set_points
from otrar.spending import SpendDie
from otrar.table import Table
from otrar.turn import NextDay, RollAgain, TakeTurn
from serai.core.components import ComponentsError
from serai.core.fields import NONE, Form
from serai.core.play import draw
from serai.core.step import CHANCE, Step
from serai.language import spoken

RED, BLUE = 0, 1


class Fair:
    """A table on its first day, with all cards in the deck until somebody has them."""

    def __init__(self, players: int = 2, **options: bool) -> None:
        printed = OTRAR.printed(OTRAR.standard())
        self.t = Table(OTRAR.makers.setting(printed, players, OTRAR.read_options(options), OTRAR.rules), Form())
        self.t.deck = [printed.copies] * len(WARES)
        self.t.day, self.t.first = 1, RED

    def market(self, *wares: str) -> Self:
        self.t.market = [self.dealt(ware) if ware else NONE for ware in wares]
        return self

    def gives(self, seat: int, coins: int = 0, open: str = "", hand: str = "", stalls: str = "") -> Self:
        """Wares and stalls as words in a row; the card of a stall is discarded."""
        me = self.t.players[seat]
        me.coins = coins
        me.open, me.hand, me.stalls = self.row(open), self.row(hand), self.row(stalls)
        self.t.discards = [old + new for old, new in zip(self.t.discards, me.stalls, strict=True)]
        return self

    def row(self, wares: str) -> list[int]:
        cards = [self.dealt(ware) for ware in wares.split()]
        return [cards.count(ware) for ware in range(len(WARES))]

    def dealt(self, name: str) -> int:
        """A card that leaves the deck."""
        ware = WARES.index(name)
        self.t.deck[ware] -= 1
        return ware

    def rolled(self, *dice: int) -> Self:
        self.t.dice = list(dice)
        return self

    def asks(self, *steps: Step) -> Self:
        for step in steps:
            self.t.push(step)
        self.t.settle()
        return self

    def play(self, *lines: str) -> Self:
        for line in lines:
            self.t.apply(self.t.parse(line))
            assert violations(self.t) == []
        return self

    def offers(self, *lines: str) -> list[str]:
        """Which of these may be chosen now."""
        return [line for line in lines if self.t.parse(line) in self.t.legal()]

    def points(self, seat: int) -> dict[str, int]:
        return {name: points for name, points in self.t.scores()[seat].parts.items() if points}

    def shown(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in zip(WARES, self.t.players[seat].open, strict=True) if n}


# The turn -------------------------------------------------------------------------------------------------------------


def test_three_dice_are_rolled_and_lie_from_the_lowest_to_the_highest() -> None:
    fair = Fair().asks(TakeTurn(RED)).play("roll 5", "roll 2", "roll 4")
    assert fair.t.dice == [2, 4, 5]
    assert fair.t.actor == RED


def test_the_lowest_dice_may_be_rolled_once_more() -> None:
    fair = Fair().rolled(1, 2, 6).asks(SpendDie(RED), RollAgain(RED)).play("reroll 2", "roll 3", "roll 3")
    assert fair.t.dice == [3, 3, 6]
    assert not fair.offers("reroll 1", "keep")


def test_the_dice_may_be_kept() -> None:
    fair = Fair().rolled(1, 2, 6).asks(SpendDie(RED), RollAgain(RED)).play("keep")
    assert fair.t.dice == [1, 2, 6]


def test_dice_are_spent_from_the_lowest_to_the_highest_and_then_the_turn_is_over() -> None:
    fair = Fair().rolled(1, 2, 6).asks(SpendDie(RED)).play("coins", "coins")
    assert fair.t.dice == [6]
    assert fair.play("coins").t.is_over


def test_a_turn_takes_its_own_seat_to_the_end_and_then_comes_the_next() -> None:
    fair = Fair(3).asks(NextDay(0))
    turn = ("roll 1", "roll 1", "roll 1", "keep", "coins", "coins", "coins")
    fair.t.market = [0, 0, 0, 0]
    fair.t.deck[0] -= 4
    for seat in (RED, BLUE, 2):
        fair.play(*turn[:3])
        assert fair.t.actor == seat
        fair.play(*turn[3:])
    assert fair.t.day == 3


def test_chance_says_who_begins_and_the_others_follow_clockwise() -> None:
    state = OTRAR.new(3)
    state.apply(state.parse("start blue"))
    assert OTRAR.opening(state) == [1, 2, 0]


def begun(first: str, rules: int | None = None) -> list[int]:
    """Everybody's coins once it is said who begins."""
    state = OTRAR.new(3, rules=rules)
    assert isinstance(state, Table)
    state.apply(state.parse(f"start {first}"))
    return [player.coins for player in state.players]


def test_whoever_begins_has_a_coin_more() -> None:
    assert begun("blue") == [1, 2, 1]


def test_by_the_first_rules_all_had_the_same() -> None:
    assert begun("blue", rules=1) == [1, 1, 1]


def test_a_short_fair_lasts_three_days() -> None:
    assert Fair(short_fair=True).t.setting.days == 3
    assert Fair().t.setting.days == 5


# Dice are spent -------------------------------------------------------------------------------------------------------


def test_a_die_buys_where_it_reaches_the_price_and_the_card_lies_open() -> None:
    fair = Fair().market("silk", "jade", "glass", "furs").rolled(3).asks(SpendDie(RED))
    assert fair.offers("buy 1", "buy 2", "buy 3", "buy 4") == ["buy 1", "buy 2"]
    fair.play("buy 2")
    assert fair.shown(RED) == {"jade": 1}
    assert fair.t.market == [0, NONE, 2, 3]


def test_a_coin_lifts_a_die_by_one_where_it_falls_short() -> None:
    fair = Fair().market("silk", "jade", "glass", "furs").gives(RED, coins=2).rolled(3).asks(SpendDie(RED))
    assert fair.offers("buy 3", "buy 4") == ["buy 3", "buy 4"]
    assert fair.play("buy 4").t.players[RED].coins == 0


def test_coins_are_taken_for_any_die() -> None:
    fair = Fair().rolled(1).asks(SpendDie(RED)).play("coins")
    assert fair.t.players[RED].coins == 2


def test_a_stall_asks_for_a_card_of_its_ware_and_a_die_higher_than_the_stalls_there() -> None:
    fair = Fair().gives(RED, open="silk furs", hand="jade").gives(BLUE, stalls="silk silk jade").rolled(2)
    fair.asks(SpendDie(RED))
    assert fair.offers(*[f"stall {ware}" for ware in WARES]) == ["stall jade", "stall furs"]


def test_a_stall_scores_at_once_and_its_card_is_discarded() -> None:
    fair = Fair().gives(RED, hand="silk").gives(BLUE, stalls="silk silk").rolled(3).asks(SpendDie(RED))
    fair.play("stall silk")
    assert fair.points(RED) == {"stalls": 2}
    assert (fair.t.players[RED].hand[0], fair.t.players[RED].stalls[0], fair.t.discards[0]) == (0, 1, 3)


def test_a_stall_may_be_helped_by_coins() -> None:
    fair = Fair().gives(RED, coins=2, hand="silk").gives(BLUE, stalls="silk silk").rolled(1).asks(SpendDie(RED))
    assert fair.play("stall silk").t.players[RED].coins == 0


def test_an_open_card_is_spent_before_one_in_the_hand() -> None:
    fair = Fair().gives(RED, open="silk", hand="silk").rolled(6).asks(SpendDie(RED)).play("stall silk")
    assert (fair.t.players[RED].open[0], fair.t.players[RED].hand[0]) == (0, 1)


def test_no_quarter_has_room_for_more_than_six_stalls_and_nobody_has_more_than_seven() -> None:
    full = Fair().gives(RED, coins=9, hand="silk jade").gives(BLUE, stalls="silk " * 6).rolled(6).asks(SpendDie(RED))
    assert full.offers("stall silk", "stall jade") == ["stall jade"]
    none_left = Fair().gives(RED, hand="furs", stalls="silk " * 4 + "jade " * 3).rolled(6).asks(SpendDie(RED))
    assert not none_left.offers("stall furs")


def test_a_choice_says_what_it_costs_and_brings() -> None:
    fair = (
        Fair().market("silk", "jade", "glass", "furs").gives(RED, coins=2, hand="silk").gives(BLUE, stalls="silk silk")
    )
    fair.rolled(2, 4).asks(SpendDie(RED))
    read = spoken(OTRAR, "en")
    assert read.prompt(fair.t) == "Spend the 2; after it 4."
    assert [read.sentence(fair.t, action) for action in fair.t.legal()] == [
        "Buy silk at place 1",
        "Buy jade at place 2 and pay 1 coin",
        "Buy glass at place 3 and pay 2 coins",
        "Open a stall for silk and pay 1 coin, for 2 points",
        "Draw a card in secret",
        "Take 2 coins",
    ]


# Cards ----------------------------------------------------------------------------------------------------------------


def test_a_card_is_drawn_in_secret() -> None:
    fair = Fair().rolled(1, 1).asks(SpendDie(RED)).play("draw", "deal glass")
    assert fair.t.view(RED)["holdings"][RED]["hand"]["glass"] == 1
    assert fair.t.view(BLUE)["holdings"][RED]["hand"] == 1
    assert fair.t.view(BLUE)["deck"] == 31


def test_every_card_of_the_deck_is_as_likely_as_any_other() -> None:
    fair = Fair().gives(RED, hand="silk silk").asks(DrawCard(CHANCE, BLUE))
    assert [weight for _, weight in fair.t.chance()] == [6, 8, 8, 8]


def test_nobody_sees_that_one_ware_alone_is_left_in_the_deck() -> None:
    fair = Fair()
    fair.t.players[BLUE].hand, fair.t.deck = [8, 8, 8, 6], [0, 0, 0, 2]
    fair.asks(DrawCard(CHANCE, RED))
    assert fair.t.chance() == [(fair.t.parse("deal furs"), 2)]


def test_cards_move_up_to_the_cheaper_places_and_new_ones_come_to_the_dearer() -> None:
    fair = Fair().market("", "jade", "", "furs").asks(FillMarket(0)).play("lay glass", "lay silk")
    assert fair.t.market == [1, 3, 2, 0]


def test_the_discarded_cards_become_the_deck_when_it_is_empty() -> None:
    fair = Fair().gives(BLUE, stalls="silk jade").rolled(1)
    fair.t.players[BLUE].hand, fair.t.deck = fair.t.deck, [0, 0, 0, 0]
    fair.asks(SpendDie(RED)).play("draw")
    assert (fair.t.deck, fair.t.discards) == ([1, 1, 0, 0], [0, 0, 0, 0])


def test_who_can_only_take_coins_is_asked_all_the_same_for_others_must_not_see_why() -> None:
    fair = Fair().rolled(1)
    fair.t.players[BLUE].hand, fair.t.deck = fair.t.deck, [0, 0, 0, 0]
    fair.asks(SpendDie(RED))
    assert [fair.t.notation(action) for action in fair.t.legal()] == ["coins"]
    assert fair.t.actor == RED


# The end of the fair --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stalls", "prizes"),
    [
        ([3, 1, 0], [9, 4, 0]),
        ([2, 2, 1], [4, 4, 0]),
        ([2, 2, 2], [4, 4, 4]),
        ([2, 1, 1], [9, 0, 0]),
        ([1, 0, 0], [9, 0, 0]),
    ],
)
def test_a_quarter_pays_the_most_stalls_and_the_second_most_and_who_shares_gets_less(
    stalls: list[int], prizes: list[int]
) -> None:
    fair = Fair(3)
    for seat, number in enumerate(stalls):
        fair.gives(seat, stalls="silk " * number)
    assert [quarter_points(fair.t, seat, 0) for seat in range(3)] == prizes


@pytest.mark.parametrize(
    ("wares", "points"),
    [([1, 1, 1, 1], 7), ([2, 1, 0, 0], 3), ([0, 0, 0, 0], 0), ([3, 0, 0, 0], 3), ([2, 2, 2, 1], 11)],
)
def test_wares_score_in_sets_of_different_ones(wares: list[int], points: int) -> None:
    assert set_points(Fair().t.printed, wares) == points


def test_at_the_end_quarters_sets_and_coins_score_and_the_hand_counts() -> None:
    fair = Fair().gives(RED, coins=7, open="silk", hand="jade", stalls="furs")
    end_fair(fair.t)
    assert fair.points(RED) == {"quarters": 6, "sets": 2, "coins": 2}


def test_who_has_as_many_points_stands_before_others_with_more_stalls() -> None:
    fair = Fair().gives(BLUE, stalls="silk")
    assert fair.t.ranking() == [[BLUE], [RED]]
    assert Fair().t.ranking() == [[RED, BLUE]]


def test_a_whole_fair_is_played_and_every_source_of_points_has_a_name() -> None:
    rng = random.Random(4)
    state = OTRAR.new(4)
    while not state.is_over:
        state.apply(draw(state, rng) if state.actor == CHANCE else rng.choice(state.legal()))
    assert [list(score.parts) for score in state.scores()] == [SOURCES] * 4
    assert [score.name for score in state.scores()] == SEATS


# What is printed ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "value"), [("market.prices", [5, 4, 3, 2]), ("sets.points", [1, 2, 3])])
def test_tables_that_the_rules_cannot_work_with_are_refused(path: str, value: list[int]) -> None:
    with pytest.raises(ComponentsError, match=path):
        OTRAR.makers.tables(OTRAR.standard().with_values({path: value}, "mine.toml"))


def test_the_last_number_of_a_list_that_is_too_short_counts_for_all_further_stalls() -> None:
    corrected = OTRAR.standard().with_values({"stalls.points": [2, 5]}, "mine.toml")
    assert OTRAR.makers.tables(corrected).stall_points == [2, 5, 5, 5, 5, 5]


BROKEN: dict[str, Callable[[Table], None]] = {
    "cards of silk": lambda t: t.deck.__setitem__(0, 7),
    "fewer than no cards": lambda t: (t.deck.__setitem__(0, 9), t.discards.__setitem__(0, -1))[0],
    "coins": lambda t: setattr(t.players[0], "coins", -1),
    "stalls": lambda t: setattr(t.players[0], "stalls", [8, 0, 0, 0]),
    "day 6": lambda t: setattr(t, "day", 6),
    "nobody begins": lambda t: setattr(t, "first", NONE),
    "dice": lambda t: setattr(t, "dice", [0]),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_cannot_be_is_noticed(what: str) -> None:
    fair = Fair()
    assert violations(fair.t) == []
    BROKEN[what](fair.t)
    assert any(what in sentence for sentence in violations(fair.t))
