"""What is hidden: hands, the deck, the Marauders card chosen, the order inside the stacks. All else is open. (90)"""

import random
from typing import Any

import pytest

import serai
from serai.core.step import CHANCE
from serai.games.tadmor.constants import MISSIONS, NOBODY, REGIONS, SEATS
from serai.games.tadmor.table import Table
from tests.games.tadmor.deal import OTHERWISE, dealt, held, whole_game
from tests.games.tadmor.scene import Scene, scene

GAME = serai.game("tadmor")
TABLES = [(2, {}), (3, {}), (4, OTHERWISE)]


def with_other_secrets(t: Table, viewer: int | None, rng: random.Random) -> Table:
    """A copy in which all hands but the viewer's, the deck and a card chosen by another are different."""
    other = t.clone()
    hidden = [player for seat, player in enumerate(other.players) if seat != viewer]
    cards = [at for at in range(len(MISSIONS)) if t.deck >> at & 1 or any(player.hand >> at & 1 for player in hidden)]
    rng.shuffle(cards)
    for player in hidden:
        player.hand = sum(1 << cards.pop() for _ in range(player.hand.bit_count()))
    other.deck = sum(1 << card for card in cards)
    if t.holder not in (NOBODY, viewer):
        other.chosen = rng.choice([at for at in range(len(REGIONS)) if at != t.under_attack])
    return other


def heard(s: Scene, seat: int | None) -> list[dict[str, Any]]:
    """What this seat reads of the log."""
    return [entry.to_json() for entry in s.t.log or [] if entry.may_read(seat)]


# Views ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("90")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_view_changes_when_what_is_hidden_from_it_does(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(8)
    for seed in (2, 3):
        changed = 0
        for t in whole_game(players, seed, **options):
            for viewer in (None, *range(players)):
                other = with_other_secrets(t, viewer, rng)
                assert other.view(viewer) == t.view(viewer)
                changed += other.to_json() != t.to_json()
        assert changed > 100


@pytest.mark.ruling("71", "90")
def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_and_the_deck_have() -> None:
    t = dealt(3)
    for seat, name in enumerate(SEATS[:3]):
        seen = t.view(seat)
        hands = [holdings["hand"] for holdings in seen["holdings"]]
        assert hands.pop(seat) == held(t, name)["hand"]
        assert (hands, seen["deck"]) == ([2, 2], 20)
    assert [holdings["hand"] for holdings in t.view(None)["holdings"]] == [2, 2, 2]


@pytest.mark.ruling("23", "90", "117")
def test_only_the_holder_sees_the_marauders_card_but_all_see_who_holds_it() -> None:
    s = scene(3).holds("blue", "ebla").attacked("damascus")
    seen = {viewer: s.t.view(viewer) for viewer in (None, 0, 1, 2)}
    assert {viewer: data["chosen"] for viewer, data in seen.items()} == {None: None, 0: None, 1: "ebla", 2: None}
    assert {data["holder"] for data in seen.values()} == {"blue"}
    assert {data["under_attack"] for data in seen.values()} == {"damascus"}


@pytest.mark.ruling("90")
def test_everything_else_is_open() -> None:
    s = scene(3).give("red", wood=3, traded={"gold": 1}, tower=4, tiles=["i5"], fulfilled=["k1"], returned=["k2"])
    s.give("red", temples=["roof"], rare=["jade"], hand=["k3", "k4"], points=8).on("red", "camel traitor")
    s.display("i6", "i8").deck("k5", discards=("k9",)).attacked("ebla")
    whole = s.t.to_json()
    for viewer in (None, 1, 2):
        seen = s.t.view(viewer)
        assert seen["holdings"][0] == {**whole["holdings"][0], "hand": 2}
        for name in ("display", "box", "discards", "stacks", "tops", "under_attack", "turn", "pawn", "occupied"):
            assert seen[name] == whole[name]
        assert seen["deck"] == 1


@pytest.mark.ruling("61", "90")
def test_a_stack_shows_its_top_and_its_contents_can_be_counted_but_below_it_has_no_order() -> None:
    s = scene(2).give("red", gold=3).on("red", "ship rare_grey").tops("myrrh")
    assert s.t.view(None)["tops"]["grey"] == "myrrh"
    assert [s.t.view(None)["stacks"][kind] for kind in ("glass_bottles", "incense", "myrrh")] == [2, 2, 1]
    s.constructs("red").play("use rare-grey")
    assert s.of("red").rare == ["myrrh"]
    assert s.t.actor == CHANCE
    assert [(s.t.notation(action), weight) for action, weight in s.t.chance()] == [
        ("top glass-bottles", 2),
        ("top incense", 2),
        ("top myrrh", 1),
    ]
    s.play("top incense")
    assert s.on_top()[0] == "incense"
    assert s.done


# Dealing anew ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("90")
def test_dealt_anew_others_may_have_any_card_the_seat_does_not_see() -> None:
    s = scene(3).give("red", hand=["k1", "k2"], fulfilled=["k3"]).give("blue", hand=["k4", "k5"], returned=["k6"])
    s.give("green", hand=["k7"]).t.deck &= ~(1 << MISSIONS.index("k8"))
    s.t.discards = 1 << MISSIONS.index("k8")
    rng = random.Random(2)
    seen: set[str] = set()
    for _ in range(300):
        other = s.t.redeal_for([0], rng)
        assert (len(held(other, "blue")["hand"]), len(held(other, "green")["hand"])) == (2, 1)
        seen.update(held(other, "blue")["hand"])
    assert seen == set(MISSIONS) - {"k1", "k2", "k3", "k6", "k8"}


@pytest.mark.ruling("90")
def test_dealt_anew_the_marauders_card_of_another_may_be_any_but_the_one_in_the_slot() -> None:
    s = scene(3).holds("blue", "ebla").attacked("damascus")
    rng = random.Random(3)
    seen = {s.t.redeal_for([0], rng).to_json()["chosen"] for _ in range(200)}
    assert seen == set(REGIONS) - {"damascus"}
    assert {s.t.redeal_for([1], rng).to_json()["chosen"] for _ in range(50)} == {"ebla"}


@pytest.mark.ruling("90")
def test_a_choice_of_another_that_is_dealt_anew_offers_the_new_cards() -> None:
    s = scene(2).give("red", hand=["k1", "k2"]).kingdom()
    other = s.t.redeal_for([1], random.Random(4))
    assert held(other, "red")["hand"] != ["k1", "k2"]
    discards = [f"discard {card}" for card in held(other, "red")["hand"]]
    assert [other.notation(action) for action in other.legal()] == ["done", *discards]


@pytest.mark.ruling("90")
def test_a_choice_of_another_that_is_dealt_anew_is_never_empty() -> None:
    """By rules 1: red fulfils one of two missions, there is none to draw, and green knows that one can be paid."""
    s = scene(3, rules=1).deck().give("red", wood=3, stone=3, hand=["k8", "k16"]).give("blue", hand=MISSIONS[:7])
    s.on("red", "camel kings_missions_1").constructs("red").play("use kings-missions-1")
    assert s.legal() == ["fulfil k8", "fulfil k16"]
    rng = random.Random(5)
    assert all(s.t.redeal_for([2], rng).legal() for _ in range(100))


# The log --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("90")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_is_drawn_and_chosen_reaches_only_its_owner(players: int, options: dict[str, Any]) -> None:
    for t in whole_game(players, 3, **options):
        if t.log is None:
            t.log = []
    secret = [entry for entry in t.log or [] if entry.key in ("drawn", "chosen")]
    assert {entry.key for entry in secret} == {"drawn", "chosen"}
    for entry in t.log or []:
        readers = [seat for seat in (None, *range(players)) if entry.may_read(seat)]
        assert readers == ([entry.seat] if entry in secret else [None, *range(players)])


@pytest.mark.ruling("90")
def test_that_a_card_is_drawn_or_chosen_everybody_hears() -> None:
    s = scene(3).on("blue", "camel kings_missions_1", "camel marauders").marauders().play("region ebla")
    s.constructs("blue").play("use kings-missions-1", "draw", "deal k5")
    for seat in (None, 0, 2):
        assert [entry["key"] for entry in heard(s, seat)] == ["choose", "use", "draw"]
    assert [entry["key"] for entry in heard(s, 1)] == ["choose", "chosen", "use", "draw", "drawn"]


@pytest.mark.ruling("90")
def test_no_log_and_no_view_of_another_tells_one_draw_or_choice_from_another() -> None:
    tables = []
    for region, card in (("ebla", "k5"), ("antioch", "k9")):
        s = scene(3).on("blue", "camel kings_missions_1", "camel marauders").marauders().play(f"region {region}")
        tables.append(s.constructs("blue").play("use kings-missions-1", "draw", f"deal {card}"))
    one, two = tables
    for seat in (None, 0, 2):
        assert heard(one, seat) == heard(two, seat)
        assert one.t.view(seat) == two.t.view(seat)
    assert heard(one, 1) != heard(two, 1)
    assert one.t.view(1) != two.t.view(1)
