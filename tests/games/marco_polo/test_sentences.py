"""What the sentences of Marco Polo say: prices and gains are those of the position and of the printed tables."""

import serai
from serai.core.corrections import correct
from serai.games.marco_polo.constants import CHARACTERS
from serai.games.marco_polo.render.characters import character, knacks
from serai.language import spoken
from tests.games.marco_polo.scene import Scene, scene

GAME = serai.game("marco_polo")
READ = spoken(GAME, "en")


def says(s: Scene) -> dict[str, str]:
    return {s.t.notation(action): READ.sentence(s.t, action) for action in s.t.legal()}


def asks(s: Scene) -> str:
    return READ.prompt(s.t)


# The turn -------------------------------------------------------------------------------------------------------------


def test_an_occupied_row_names_what_it_costs() -> None:
    s = scene().give("red", dice=[2, 4, 5], coins=4).placed("silk", "blue 1", "blue 2").begins("red")
    assert asks(s) == "Choose an action, or a bonus action before it."
    assert says(s)["place silk"] == (
        "Go to the silk row with 2 dice, for up to 3 silk; occupied, so you pay 2 to 4 coins, by your lowest die"
    )
    s.play("place silk")
    assert asks(s) == "Choose the lowest of 2 dice for the silk row; it decides."
    assert says(s)["die own-4"] == "Place your 4 as the lowest: 3 silk; you pay 4 coins"
    s.play("die own-2")
    assert says(s)["die own-5"] == "Add your 5"


def test_berke_reads_of_no_price_and_all_of_mercators_gain() -> None:
    s = scene().is_("red", "berke").is_("blue", "mercator").give("red", dice=[4]).placed("pepper", "green 1")
    s.begins("red")
    assert says(s)["place pepper"] == "Go to the pepper row with 1 die, for up to 3 pepper; blue gains 1 pepper"
    assert says(s)["place coins"] == "Take 5 coins with 1 die"


def test_rashid_reads_what_each_value_would_bring_and_cost() -> None:
    s = scene().is_("red", "rashid").give("red", dice=["own", "own"], coins=3).placed("silk", "blue 1", "blue 2")
    s.begins("red")
    assert says(s)["place silk"] == (
        "Go to the silk row with 2 dice, for up to 1 camel and 2 silk; occupied, so you pay the value that you name"
    )
    s.play("place silk")
    assert asks(s) == "What do your dice on the silk row show?"
    assert says(s)["value 3"] == "Name 3: 1 camel and 2 silk; you pay 3 coins"


def test_the_khan_names_the_least_die() -> None:
    s = scene().give("red", dice=[4, "black 2"]).placed("khan", "blue 3").begins("red")
    assert says(s)["place khan"] == (
        "Go to the Khan's favor with 1 die of at least 3, for 2 camels and 1 good of your choice"
    )


def test_a_die_for_the_khan_names_what_the_next_one_needs_while_there_is_room() -> None:
    s = scene(players=4).give("red", dice=[1, 4]).begins("red").play("place khan")
    assert says(s) == {
        "die own-1": "Place your 1: 2 camels and 1 good of your choice",
        "die own-4": "Place your 4: 2 camels and 1 good of your choice; the next needs at least 4",
    }
    s = scene(players=4).give("red", dice=[3, 4]).placed("khan", "blue 1", "green 1", "yellow 2").begins("red")
    assert says(s.play("place khan"))["die own-4"] == "Place your 4: 2 camels and 1 good of your choice"


def test_bonus_actions_name_their_price() -> None:
    s = scene().give("red", dice=[2, "black 6"], camels=3, contracts=["c38"], pepper=4).begins("red")
    told = says(s)
    assert told["money-bag"] == "Put a die in the money bag, for 3 coins"
    assert told["reroll"] == "Roll one of your dice again, for 1 camel"
    assert told["black-die"] == "Take a black die and roll it, for 3 camels"
    assert told["complete 1"] == (
        "Complete contract 1: pay 1 camel and 4 pepper, gain 3 points and a contract from the special pile"
    )
    s.play("adjust")
    assert says(s) == {"die own-2": "Turn your 2 to 1 or 3", "die black-6": "Turn a black 6 to 5"}


def test_a_black_die_that_is_not_there_is_not_promised() -> None:
    s = scene().give("red", dice=[2], camels=3, pepper=3, contracts=["c19"])
    s.begins("red")
    assert says(s)["complete 1"].endswith("gain 2 points and a black die")
    s.t.black_dice = 0
    assert says(s)["complete 1"].endswith("gain 2 points and a black die (no black die is left)")


def test_without_dice_the_question_is_another() -> None:
    s = scene().give("red", camels=3, dice=[1]).begins("red").play("place coins")
    assert asks(s) == "Your action is done. A bonus action, or the end of your turn?"
    assert says(s)["done"] == "End your turn"


def test_a_low_roll_is_compensated_in_words() -> None:
    s = scene().give("red", dice=[1, 2, 3, 4, 2]).is_compensated("red")
    assert asks(s) == "Your roll is 3 short of 15. Take 3 in coins and camels, as you like."
    assert says(s)["coins 1"] == "Take 1 coin and 2 camels"
    s = scene().give("red", dice=[1, 2, 3, 4, 4]).is_compensated("red")
    assert asks(s) == "Your roll is 1 short of 15. Take 1 coin or 1 camel."


def test_ones_contracts_are_named_where_they_matter() -> None:
    s = scene().give("red", dice=[6], contracts=["c09"], coins=2).begins("red")
    assert "; contract 1:\N{NO-BREAK SPACE}2Ca" in READ.holdings(s.t, 3)
    assert "contract" not in READ.holdings(s.t, 0)
    s.play("place contracts", "contract 1")
    assert "; contracts 1:\N{NO-BREAK SPACE}2Ca" in READ.holdings(s.t, 3)


# Contracts and cards --------------------------------------------------------------------------------------------------


def test_a_contract_says_what_it_asks_pays_and_brings_with_it() -> None:
    s = scene().give("red", dice=[6], contracts=["c09", "c10"]).begins("red").play("place contracts")
    assert asks(s) == "Choose a contract. You hold two, so one of them goes."
    assert says(s)["contract 6"] == (
        "Take contract 6: asks 2 camels, 3 silk and 2 gold, pays 4 camels and 8 points; comes with 2 coins or 2 camels"
    )
    s.play("contract 6")
    assert says(s)["discard 2"] == (
        "Give up your contract 2, which asks 2 camels, 2 pepper and 1 gold, pays 4 points and 1 move"
    )


def test_a_card_is_told_from_its_table_with_the_sum_for_each_number() -> None:
    s = scene().card("moscow", "cc21").give("red", dice=[3], camels=2, gold=2, posts=["moscow"]).begins("red")
    assert says(s)["place moscow"] == (
        "Use the card of Moscow with 1 die: pay 1 camel and 1 gold, gain 4 points, up to once for each pip"
    )
    s.play("place moscow")
    assert says(s) == {
        "times 1": "Once: pay 1 camel and 1 gold, gain 4 points",
        "times 2": "2 times: pay 2 camels and 2 gold, gain 8 points",
    }


def test_pairs_of_goods_are_named_and_so_are_the_moves_they_have_bought() -> None:
    s = scene().card("moscow", "cc30").give("red", dice=[3], pepper=2, silk=1, gold=1, posts=["moscow"]).begins("red")
    s.play("place moscow")
    assert says(s)["give-pair pepper-gold"] == "Pay 1 pepper and 1 gold, gain 1 move"
    s.play("give-pair pepper-gold")
    assert says(s)["done"] == "Exchange no more, and make 1 move"


def test_the_bonus_of_a_small_city_names_its_price() -> None:
    s = scene().card("moscow", "cc25").give("red", dice=[3], coins=4, posts=["moscow", "anxi", "xian"]).begins("red")
    s.play("place moscow")
    assert asks(s) == "Choose a small city of yours for its bonus, the first of up to 2."
    assert says(s)["city anxi"] == "Take the bonus of Anxi for 1 coin: 5 coins"
    s.play("city xian")
    assert says(s)["copy kochi"] == "Copy Kochi: 3 points"


def test_a_card_with_two_directions_counts_them_together() -> None:
    s = scene().card("moscow", "cc16").give("red", dice=[3, 4], coins=1, camels=1, posts=["moscow"]).begins("red")
    s.play("place moscow")
    assert says(s)["die own-3"] == (
        "Place your 3: pay 1 camel, gain 3 coins; or pay 1 coin, gain 1 camel; not both; in all up to 3 times"
    )


def test_a_card_that_counts_says_how_many_there_are() -> None:
    s = scene().card("moscow", "cc02").give("red", dice=[3], posts=["moscow", "anxi"]).begins("red")
    counted = "1 point for each of your trading posts, at most one for each pip; you have 2"
    assert says(s)["place moscow"].endswith(counted)


# Characters and corrections -------------------------------------------------------------------------------------------


def test_characters_say_what_they_can_do_at_this_table() -> None:
    told = [READ(character(scene(players=2).t, at)) for at in range(len(CHARACTERS))]
    assert told[CHARACTERS.index("johannes")].endswith("for nothing; 3 coins at the start of every round")
    assert told[CHARACTERS.index("wilhelm")].endswith("and have 11 of them; the 11th scores 10 points")
    assert "when they use the coin space, 2 coins" in told[CHARACTERS.index("mercator")]
    assert "coin space" not in READ(character(scene(players=3).t, CHARACTERS.index("mercator")))


def test_a_few_words_tell_opponents_what_matters() -> None:
    printed = scene(players=4).t.printed
    told = [READ(knacks(printed, at)) for at in range(len(CHARACTERS))]
    assert told[CHARACTERS.index("matteo")] == "rolls a white die more, a contract from the special pile every round"
    assert told[CHARACTERS.index("kubilai")] == "starts in Beijing with a post"
    assert told[CHARACTERS.index("niccolo_marco")] == "travel with two figures, 1 camel every round"
    s = scene(players=2).is_("blue", "kubilai").is_("yellow", "matteo").give("blue", contracts=["c09"])
    table = READ.picture(s.t, 1, False, 118)
    assert "Kubilai Khan, starts in Beijing with a post" in table
    assert "1: 2Ca 3Pe 2Go → 7Co 6Pt" in table


def test_an_owners_corrections_are_read_everywhere() -> None:
    mine = """
        [city_cards.cards.cc21]
        cost = { camel = 2, silk = 1 }
        [contracts.regular.c01]
        reward = { vp = 9 }
        [map.routes.adana_to_kochi]
        ends = ["adana", "beijing"]
        cost = { coin = 14 }
    """
    s = scene(components=correct(GAME.standard(), mine, "mine.toml")).card("moscow", "cc21")
    s.give("red", dice=[3], camels=2, silk=1, posts=["moscow"]).begins("red")
    assert says(s)["place moscow"].endswith("pay 2 camels and 1 silk, gain 4 points, up to once for each pip")
    table = READ.picture(s.t, 3, False, 80)
    assert "Moscow*     pay 2 camels and 1 silk, gain 4 points" in table
    assert "1 2Ca 3Pe 2Go → 9Pt" in table
    assert "Other roads: Adana Beijing 14Co" in table
    assert "15Co" not in table
