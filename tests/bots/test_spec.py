"""Bots by name: what each form means, and which are refused."""

from dataclasses import replace
from pathlib import Path

import pytest

import serai
from serai import bots
from serai.bots.greedy import GreedyBot
from serai.bots.judge import ByHand, BySeats, Linear, Refined
from serai.bots.knowledge import RIVAL, VALUE, knowledge
from serai.bots.policy import Planning, Shortlist, Weighing
from serai.bots.search import SearchBot, Settings
from serai.bots.spec import LEARNT, NEURAL, USUAL_SECONDS, Spec, read_spec
from serai.bots.weights import read, write
from tests.bots.made_up import made_up_weights

MERV = serai.game("merv")
TADMOR = serai.game("tadmor")


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("random", Spec("random")),
        ("search", Spec("search", USUAL_SECONDS, 0, None)),
        ("search@200ms", Spec("search", 0.2)),
        ("search@1s", Spec("search", 1.0)),
        ("search@1.5s", Spec("search", 1.5)),
        ("search@0.5ms", Spec("search", 0.0005)),
        ("search@400r", Spec("search", 0.0, 400)),
        ("search@0.4r", Spec("search", 0.0, 1)),
        ("neural@2s", Spec("neural", 2.0)),
        ("learnt=runs/merv/3", Spec("learnt", folder=Path("runs/merv/3"))),
        ("search=runs@400r", Spec("search", 0.0, 400, Path("runs"))),
        ("neural=a@b@2s", Spec("neural", 2.0, 0, Path("a@b"))),
        ("learnt=a@b", Spec("learnt", folder=Path("a@b"))),
        ("learnt=a=b", Spec("learnt", folder=Path("a=b"))),
        ("search=lr=0.1@2@30ms", Spec("search", 0.03, 0, Path("lr=0.1@2"))),
        ("anything", Spec("anything")),
    ],
)
def test_a_name_says_which_bot_and_what_it_may_spend(text: str, spec: Spec) -> None:
    assert read_spec(text) == spec


@pytest.mark.parametrize(
    "text",
    [
        *("search@", "search@s", "search@200", "search@200m", "search@ 1s", "search@1s ", "search@-1s", "search@+1s"),
        *("search@1e3s", "search@.5s", "search@1.s", "search@0s", "search@0.0ms", "search@0r", "search@1s@2s"),
        *("random@1s", "greedy@400r", "learnt@1s", "learnt=runs@1s", "@1s", "deep@1s"),
        *("learnt=", "search@1s=runs", "search@1s\n", "learnt=a\nb"),
        *(f"search@{'9' * 400}r", f"search@{'9' * 400}s", f"search@0.{'0' * 322}1ms"),
    ],
    ids=lambda text: ascii(text)[:20],
)
def test_what_is_no_name_of_a_bot_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(serai.Refusal, match="is no bot; what one may spend on a decision is said as in") as refusal:
        bots.make(text, MERV)
    assert str(refusal.value).replace(text, "").count("\n") == 0


@pytest.mark.parametrize("text", ["", "deep", "Greedy", "greedy ", "deep=runs", "=runs"])
def test_a_bot_that_nobody_knows_is_refused(text: str) -> None:
    with pytest.raises(serai.Refusal, match=f"^there is no bot '{text}'; there are random, greedy, learnt, search,"):
        bots.make(text, MERV)


# What is made of a name -----------------------------------------------------------------------------------------------


def test_greedy_looks_at_nobody_else_and_a_search_by_hand_does(tmp_path: Path) -> None:
    unlearnt = replace(knowledge(TADMOR), folder=tmp_path)
    greedy, search = bots.make("greedy", TADMOR), bots.made(read_spec("search@7r"), unlearnt)
    assert isinstance(greedy, GreedyBot)
    assert isinstance(search, SearchBot)
    assert isinstance(greedy.judge, ByHand)
    assert isinstance(search.judge, ByHand)
    assert (greedy.judge.rival, search.judge.rival) == (0.0, RIVAL)
    assert (search.settings.seconds, search.settings.rollouts) == (0.0, 7)
    assert isinstance(search.policy, Planning)
    assert search.policy.judge is search.judge


def kind(bot: SearchBot) -> type:
    """Of what judges where a game of two goes on."""
    assert isinstance(bot.judge, BySeats)
    return type(bot.judge.judges[2])


def test_a_search_plans_with_some_error_and_judges_by_what_is_learnt() -> None:
    search = bots.make("search", MERV)
    assert isinstance(search, SearchBot)
    assert isinstance(search.policy, Planning)
    assert kind(search) is Linear
    assert search.policy.judge is search.judge
    assert search.policy.heat == bots.HEAT > 0.0
    assert search.policy.width == bots.WIDTH
    assert search.proposer is None
    assert search.glance is search.judge
    assert search.settings.share == Settings(1.0, 0).share > bots.LIGHTLY


def test_plans_are_narrow_where_the_judge_can_be_believed_in_the_middle_of_a_turn() -> None:
    search = bots.make("search", TADMOR)
    assert isinstance(search, SearchBot)
    assert isinstance(search.policy, Planning)
    assert search.policy.judge.knows_middle
    assert search.policy.width == bots.NARROW < bots.WIDTH


def test_a_network_proposes_to_a_search_and_what_is_learnt_weighs_it(tmp_path: Path) -> None:
    neural = bots.make(f"neural={made_up_weights(MERV, tmp_path, LEARNT, NEURAL)}", MERV)
    assert isinstance(neural, SearchBot)
    assert isinstance(neural.policy, Weighing)
    assert isinstance(neural.proposer, Shortlist)
    assert neural.proposer.policy is neural.policy.proposing
    assert neural.policy.proposing.heat == 1.0, "as each is likely"
    assert neural.policy.ways == bots.WAYS
    assert neural.policy.judge is neural.glance is not neural.judge
    assert kind(neural) is Refined
    assert neural.settings.share == bots.LIGHTLY


def test_networks_that_only_propose_leave_the_judging_to_what_is_learnt(tmp_path: Path) -> None:
    file = made_up_weights(MERV, tmp_path, LEARNT, NEURAL) / "neural.weights"
    proposes = read(file.read_bytes(), knowledge(MERV).offered.LAYOUT)
    del proposes.parts[VALUE]
    write(proposes, file)
    neural = bots.make(f"neural={tmp_path}", MERV)
    assert isinstance(neural, SearchBot)
    assert kind(neural) is Linear


@pytest.mark.parametrize("name", ["search", "neural"])
def test_a_title_may_say_how_far_rollouts_look_ahead(name: str) -> None:
    usual, further = bots.make(name, MERV), bots.make(name, TADMOR)
    assert isinstance(usual, SearchBot)
    assert isinstance(further, SearchBot)
    assert usual.settings.horizon == bots.AHEAD
    assert further.settings.horizon == knowledge(TADMOR).offered.AHEAD != bots.AHEAD


@pytest.mark.parametrize("folder", ["a@b", "a=b", "plain", "lr=0.1@2s"])
def test_a_folder_may_have_any_name(folder: str, tmp_path: Path) -> None:
    made_up_weights(MERV, tmp_path / folder, LEARNT, NEURAL)
    search = bots.make(f"neural={tmp_path / folder}@3r", MERV)
    assert isinstance(search, SearchBot)
    assert search.settings.rollouts == 3
    assert isinstance(search.policy, Weighing)
