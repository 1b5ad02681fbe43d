"""What the sentences of Marco Polo say: prices and gains are those of the position and of the printed tables."""

import serai
from serai.core.corrections import correct
from serai.games.marco_polo.render.characters import character
from serai.games.marco_polo.words import CHARACTERS
from tests.games.marco_polo.scene import Scene, scene

GAME = serai.game("marco_polo")


def says(s: Scene) -> dict[str, str]:
    return {s.t.notation(action): GAME.render.sentence(s.t, action) for action in s.t.legal()}


def asks(s: Scene) -> str:
    return GAME.render.prompt(s.t)


# The turn -------------------------------------------------------------------------------------------------------------


def test_an_occupied_row_names_what_it_costs() -> None:
    s = scene().give("red", dice=[2, 4, 5], coins=4).placed("silk", "blue 1", "blue 2").begins("red")
    assert asks(s) == "Your turn: choose an action, or a bonus action before it."
    assert says(s)["place silk"] == (
        "Go to the silk row with 2 dice, for up to 3 silk; it is occupied, so you pay your lowest die, 2 to 4 coins"
    )
    s.play("place silk")
    assert asks(s) == "Choose the lowest of 2 dice for the silk row; it decides."
    assert says(s)["die own-4"] == "Place your 4 as the lowest: 3 silk, for 4 coins"
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
    assert says(s)["place silk"].endswith("it is occupied, so you pay the value that you name")
    s.play("place silk")
    assert asks(s) == "What do your dice on the silk row show?"
    assert says(s)["value 3"] == "Name 3: 1 camel and 2 silk, for 3 coins"


def test_the_khan_names_the_least_die() -> None:
    s = scene().give("red", dice=[4, "black 2"]).placed("khan", "blue 3").begins("red")
    assert says(s)["place khan"] == (
        "Go to the Khan's favor with 1 die of at least 3, for 2 camels and 1 good of your choice"
    )


def test_bonus_actions_name_their_price() -> None:
    s = scene().give("red", dice=[2, "black 6"], camels=3, contracts=["c38"], pepper=4).begins("red")
    told = says(s)
    assert told["money-bag"] == "Put a die in the money bag, for 3 coins"
    assert told["reroll"] == "Roll one of your dice again, for 1 camel"
    assert told["black-die"] == "Take a black die and roll it, for 3 camels"
    assert told["complete 1"] == (
        "Complete a contract: pay 1 camel and 4 pepper, gain 3 points and a contract from the special pile"
    )
    s.play("adjust")
    assert says(s) == {"die own-2": "Turn your 2 to 1 or 3", "die black-6": "Turn a black 6 to 5"}


def test_without_dice_the_question_is_another() -> None:
    s = scene().give("red", camels=3, dice=[1]).begins("red").play("place coins")
    assert asks(s) == "Your action is done. A bonus action, or the end of your turn?"
    assert says(s)["done"] == "End your turn"


def test_a_low_roll_is_compensated_in_words() -> None:
    s = scene().give("red", dice=[1, 2, 3, 4, 2]).is_compensated("red")
    assert asks(s) == "Your roll is 3 short of 15. Take 3 in coins and camels."
    assert says(s)["coins 1"] == "Take 1 coin and 2 camels"


# Contracts and cards --------------------------------------------------------------------------------------------------


def test_a_contract_says_what_it_asks_pays_and_brings_with_it() -> None:
    s = scene().give("red", dice=[6], contracts=["c09", "c10"]).begins("red").play("place contracts")
    assert says(s)["contract 6"] == (
        "Take contract 6, which asks 2 camels, 3 silk and 2 gold, pays 4 camels and 8 points; "
        "comes with 2 coins or 2 camels; you give up one of yours"
    )
    s.play("contract 6")
    assert says(s)["discard 2"] == (
        "Give up your contract that asks 2 camels, 2 pepper and 1 gold, pays 4 points and 1 move"
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
    assert says(s)["city anxi"] == "Take the bonus of Anxi for 1 coin: 5 coins"
    s.play("city xian")
    assert says(s)["copy kochi"] == "Copy Kochi: 3 points"


# The map --------------------------------------------------------------------------------------------------------------


def test_a_step_names_its_price_and_what_awaits() -> None:
    s = scene().outpost("alexandria", "o4").card("alexandria", "cc00").give("red", dice=[3, 3], coins=12, camels=3)
    s.begins("red").play("place travel")
    assert asks(s) == "You are in Venezia. Choose the first of up to 3 steps."
    assert says(s) == {
        "go alexandria": "Go to Alexandria for 3 coins: a post, 2 gold; its card: 2 coins for each pip",
        "go oasis-a": "Go to oasis A for 3 coins: from there to Moscow",
        "go oasis-e": "Go to oasis E for 3 coins and 3 camels: from there to Samarcanda and oasis G",
    }
    s.play("go alexandria")
    assert says(s)["done"] == "Stop in Alexandria: a post, 2 gold"
    assert says(s)["go venezia"] == "Go to Venezia for 4 coins"


def test_beijing_names_its_best_free_place_and_the_points_of_a_late_post() -> None:
    posts = ["moscow", "anxi", "karakorum", "samarcanda", "kashgar", "lan_zhou", "ormuz"]
    s = scene().give("blue", posts=["beijing"]).give("red", dice=[3, 3], coins=3, at="xian", posts=posts)
    s.begins("red").play("place travel")
    assert says(s)["go beijing"] == "Go to Beijing for 3 coins: your 8th post for 5 points, 7 points at the end"


def test_a_small_city_names_its_bonus_and_a_goal_is_not_forgotten() -> None:
    s = scene().give("red", goals=["g06"], at="oasis_i", camels=2).gains("red", move=1)
    assert asks(s) == "You are in oasis I and may move, up to 1 step; you pay only the roads."
    assert says(s)["go adana"] == (
        "Go to Adana for 2 camels: a post, 3 coins and 1 camel now and every round, a city of your goal cards"
    )
    assert says(s)["done"] == "Do not move"


def test_a_post_that_moves_says_what_is_lost() -> None:
    posts = ["moscow", "anxi", "karakorum", "kochi", "kashgar", "lan_zhou", "ormuz", "sumatra", "beijing"]
    s = scene().give("red", dice=[1, 1], coins=3, at="oasis_e", posts=posts).begins("red")
    s.play("place travel", "go samarcanda")
    assert asks(s) == "All your posts are placed. Choose the one that moves to Samarcanda."
    assert says(s)["move-post anxi"] == "Move the post from Anxi, and lose 5 coins at the start of every round"
    assert says(s)["move-post sumatra"] == "Move the post from Sumatra, and lose the use of its cards"
    assert says(s)["move-post beijing"] == "Move the post from Beijing, and lose 10 points at the end"


def test_two_figures_are_told_apart() -> None:
    s = scene().is_("red", "niccolo_marco").give("red", dice=[2, 2], coins=9, at=["venezia", "alexandria"])
    s.begins("red").play("place travel")
    assert asks(s) == "Your figures are in Venezia and Alexandria. Choose the first of up to 2 steps."
    assert says(s)["go oasis-a"] == "First figure, from Venezia: go to oasis A for 3 coins: from there to Moscow"
    assert says(s)["go-second venezia"] == "Second figure, from Alexandria: go to Venezia for 3 coins"


def test_characters_say_what_they_can_do_at_this_table() -> None:
    told = [character(scene(players=2).t, at) for at in range(len(CHARACTERS))]
    assert told[CHARACTERS.index("johannes")].endswith("for nothing; 3 coins at the start of every round")
    assert told[CHARACTERS.index("wilhelm")].endswith("and have 11 of them; the 11th scores 10 points")
    assert "when they use the coin space, 2 coins" in told[CHARACTERS.index("mercator")]
    assert "coin space" not in character(scene(players=3).t, CHARACTERS.index("mercator"))


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
    table = GAME.render.picture(s.t, None, False, 80)
    assert "Moscow     pay 2 camels and 1 silk, gain 4 points" in table
    assert "1 2Ca 3Pe 2Go → 9Pt" in table
    assert "Other roads: Adana Beijing 14Co" in table
    assert "15Co" not in table
