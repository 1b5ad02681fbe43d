"""What a step on the map says: its price, what awaits there, and what is given up for it."""

from tests.games.marco_polo.scene import scene
from tests.games.marco_polo.test_sentences import asks, says


def test_a_step_names_its_price_and_what_awaits() -> None:
    s = scene().outpost("alexandria", "o4").card("alexandria", "cc00").give("red", dice=[3, 3], coins=12, camels=3)
    s.begins("red").play("place travel")
    assert asks(s) == "You are in Venezia. Choose the first of up to 3 steps."
    assert says(s) == {
        "go alexandria": (
            "Go to Alexandria for 3 coins: if you stop there, a post, 2 gold; its card: 2 coins for each pip"
        ),
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
    assert says(s)["go beijing"] == (
        "Go to Beijing for 3 coins: your 8th post for 5 points, 7 points at the end and 1 for every 2 goods"
    )


def test_a_small_city_names_its_bonus_and_a_goal_is_not_forgotten() -> None:
    s = scene().give("red", goals=["g06"], at="oasis_i", camels=2).gains("red", move=1)
    assert asks(s) == "You are in oasis I and may move a step; you pay only the roads."
    assert says(s)["go adana"] == (
        "Go to Adana for 2 camels: a post, 3 coins and 1 camel now and every round, a goal city of yours"
    )
    assert says(s)["done"] == "Do not move"


def test_wilhelm_stops_where_he_has_just_left_a_post() -> None:
    s = scene().is_("red", "wilhelm").give("red", dice=[3, 3], coins=30).begins("red")
    s.play("place travel", "go alexandria")
    assert says(s)["done"] == "Stop here"
    s.play("go venezia")
    assert says(s)["go alexandria"] == "Go to Alexandria for 5 coins: your post is there"


def test_a_post_that_moves_says_what_is_lost() -> None:
    posts = ["moscow", "anxi", "karakorum", "kochi", "kashgar", "lan_zhou", "ormuz", "sumatra", "beijing"]
    s = scene().give("red", dice=[1, 1], coins=3, at="oasis_e", posts=posts).begins("red")
    s.play("place travel", "go samarcanda")
    assert asks(s) == "All your posts are placed. Choose the one that moves to Samarcanda."
    assert says(s)["move-post anxi"] == "Move the post from Anxi, and lose 5 coins at the start of every round"
    assert says(s)["move-post sumatra"] == "Move the post from Sumatra, and lose the use of its cards"
    assert says(s)["move-post beijing"] == (
        "Move the post from Beijing, and lose 10 points at the end and 1 for every 2 goods"
    )


def test_two_figures_are_told_apart() -> None:
    s = scene().is_("red", "niccolo_marco").give("red", dice=[2, 2], coins=9, at=["venezia", "alexandria"])
    s.begins("red").play("place travel")
    assert asks(s) == "Your figures are in Venezia and Alexandria. Choose the first of up to 2 steps."
    assert says(s)["go oasis-a"] == "First figure, from Venezia to oasis A for 3 coins: from there to Moscow"
    assert says(s)["go-second venezia"] == "Second figure, from Alexandria to Venezia for 3 coins"


def test_two_figures_in_one_place_have_the_same_ways_before_them() -> None:
    s = scene().is_("red", "niccolo_marco").give("red", dice=[1, 1], coins=9, at=["venezia", "venezia"])
    s.begins("red").play("place travel")
    assert asks(s) == "Both your figures are in Venezia. Choose your step."
    assert says(s)["go oasis-a"] == "First figure, from Venezia to oasis A for 3 coins: from there to Moscow"
    assert says(s)["go-second oasis-a"] == "Second figure, from Venezia to oasis A for 3 coins"


def test_a_purse_limits_the_steps_that_are_named() -> None:
    s = scene().give("red", dice=[3, 5, 6], coins=11).placed("travel", "blue 1", "blue 2").begins("red")
    assert says(s)["place travel"] == (
        "Travel with 2 dice, up to 2 steps, for 3 or 7 coins and the roads; "
        "occupied, so you pay 3 to 5 coins, by your lowest die"
    )
    s.play("place travel")
    assert says(s)["die own-5"] == "Place your 5 as the lowest: up to 1 step, as far as your coins go; you pay 5 coins"
    s.play("die own-3", "die own-6")
    assert asks(s) == "You are in Venezia. Choose the first of up to 2 steps."


def test_an_oasis_names_what_the_roads_beyond_it_cost() -> None:
    s = scene().give("red", at="alexandria", coins=9, camels=2).gains("red", move=1)
    assert says(s)["go oasis-g"] == ("Go to oasis G for 7 coins: from there to Ormuz (3 camels) and oasis E")
    s = scene().is_("red", "johannes").give("red", at="oasis_a").gains("red", move=1)
    assert says(s)["go oasis-i"] == "Go to oasis I for nothing: from there to Alexandria and Adana (2 camels)"


def test_the_second_city_of_a_goal_card_names_its_points() -> None:
    s = scene().give("red", goals=["g06"], posts=["karakorum"], at="oasis_i", camels=2).gains("red", move=1)
    assert says(s)["go adana"].endswith("every round, the second city of a goal card for 7 points")


# What is promised, and what is said before the dice are placed -------------------------------------------------------


def test_a_post_is_promised_with_the_last_step_and_before_it_only_to_one_who_stops() -> None:
    s = scene().give("red", dice=[2, 2], coins=12).begins("red").play("place travel")
    assert "Alexandria for 3 coins: if you stop there, a post; its card" in says(s)["go alexandria"]
    assert "Moscow for 4 coins: a post; its card" in says(s.play("go oasis-a"))["go moscow"]
    s = scene().give("red", dice=[2, 2], coins=6).begins("red").play("place travel")  # no coins for a second step
    assert "Alexandria for 3 coins: a post; its card" in says(s)["go alexandria"]


def test_wilhelm_places_his_post_on_the_way_and_may_move_one_once_all_are_placed() -> None:
    s = scene().is_("red", "wilhelm").give("red", dice=[2, 2], coins=12, posts=["anxi"])
    s.begins("red").play("place travel")
    assert "for 3 coins: a post; its card" in says(s)["go alexandria"]
    s.player("red").posts_left = 0
    assert "for 3 coins: a post may move there from elsewhere; its card" in says(s)["go alexandria"]
    s = scene(wilhelm_moves_posts="freely").is_("red", "wilhelm").give("red", posts=["anxi"], at="venezia")
    s.player("red").posts_left = 0
    s.gains("red", move=2).play("go alexandria", "done")
    assert says(s)["done"] == "Stop here, without placing a post"


def test_of_two_new_posts_the_second_is_the_next() -> None:
    posts = ["moscow", "anxi", "karakorum", "samarcanda", "kashgar", "lan_zhou", "ormuz"]
    s = scene().is_("red", "niccolo_marco").give("red", posts=posts, at=["venezia", "oasis_h"]).gains("red", move=3)
    s.play("go alexandria", "go-second karachi")
    assert says(s)["done"] == "Stop in Alexandria: your 8th post for 5 points; in Karachi: your 9th post for 10 points"


def test_an_only_first_step_is_told_with_its_price_before_the_dice_are_placed() -> None:
    s = scene().give("red", dice=[3, 5, 6], coins=12, at="adana", camels=2).begins("red")
    assert says(s)["place travel"] == (
        "Travel with 2 dice, up to 4 steps, for 3, 7, 12 or 12 coins and the roads; "
        "the first step can only be to oasis I for 3 coins and 2 camels"
    )
    s = scene().give("red", dice=[3, 5, 6], coins=18, at="adana", camels=2).begins("red")
    assert "first step" not in says(s)["place travel"]


def test_an_only_first_step_is_told_of_the_die_whose_price_leaves_no_other() -> None:
    s = scene().give("red", dice=[1, 4, 6], coins=19, at="adana", camels=2).placed("travel", "blue 1", "blue 2")
    assert "first step" not in says(s.begins("red"))["place travel"]  # for a 1 Kochi is in reach too
    s.play("place travel")
    assert "first step" not in says(s)["die own-1"]
    assert says(s)["die own-4"] == (
        "Place your 4 as the lowest: up to 4 steps; "
        "the first step can only be to oasis I for 3 coins and 2 camels; you pay 4 coins"
    )


def test_rashid_reads_of_an_only_first_step_where_he_names_its_value() -> None:
    s = scene().is_("red", "rashid").give("red", dice=["own", "own"], coins=14, at="adana", camels=2)
    s.placed("travel", "blue 1", "blue 2").begins("red")
    assert says(s)["place travel"].endswith("you name; the first step can only be to oasis I for 3 coins and 2 camels")
    s.play("place travel")
    assert says(s)["value 2"] == (
        "Name 2: up to 2 steps; the first step can only be to oasis I for 3 coins and 2 camels; you pay 2 coins"
    )
