"""Decisions of the planner in Wensleydale where the better plan is plain, and what it must never do."""

from typing import Any

import pytest
from tests.games.moments import moments
from tests.games.wensleydale.positions import GAME, HILLS, MEADOWS, levels, line, play, position

from branchline import bots
from branchline.core.contract import State
from branchline.games.wensleydale.board import COMPANIES
from branchline.games.wensleydale.bots.network import Network
from branchline.games.wensleydale.bots.planner import explain, standing_weights
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.restored import restored
from branchline.games.wensleydale.quick.outing import sheddable
from branchline.games.wensleydale.quick.standing import standing

POOR = {"government": levels(0, 0, 0), "midland": levels(0, 0, 0), "north_eastern": levels(0, 0, 0)}
NO_TRAINS = POOR | {"train": levels(0, 0, 0)}
ON_THE_LINE = ("skipton", "rylstone", "cracoe", "threshfield")


def player() -> bots.Bot:
    return bots.make("wensleydale", "planner", 1)


def choice(state: Any, bot: bots.Bot | None = None) -> str:
    seat = state.seat
    made: str = state.notation((bot or player()).choose(state.view(seat), no_sampling))
    return made


def choices(state: Any) -> list[str]:
    """What it does until somebody else decides or another phase begins."""
    bot, seat, phase, made = player(), state.seat, state.view(None)["phase"], []
    while state.seat == seat and state.view(None)["phase"] == phase:
        made.append(choice(state, bot))
        play(state, made[-1])
    return made


def no_sampling(seed: int) -> State:
    raise AssertionError("all is open in this game but the bag, and nobody may look into it")


def terms(state: Any, notation: str) -> dict[str, float]:
    return {state.notation(action): parts for action, _, parts in explain(state.view(state.seat))}[notation]


@pytest.mark.long
def test_what_the_bag_will_bring_changes_nothing() -> None:
    state = GAME.new(4, seed=21)
    others = [player() for _ in range(4)]
    for decision in range(120):
        seat = state.seat
        action = others[seat].choose(state.view(seat), no_sampling)
        if decision % 6 == 0:
            guessed = state.resample(seat, decision)
            assert player().choose(guessed.view(seat), no_sampling) == action
        state.play(action)


def test_it_completes_two_sets_in_the_last_turn_rather_than_one() -> None:
    """Two seats and two goods slots: one of each kind is worth more than the pounds of a second stone."""
    pieces = {"threshfield": {"red": 2}, "barden_moor": {"stone": 2}, "airton": {"cheese": 2}}
    delivered = [{"stone": 3, "cheese": 1, "red": 1, "green": 3}]
    state = position(
        phase="trains",
        turn=4,
        links=line(0, "airton", "gargrave", *ON_THE_LINE),
        pieces=pieces,
        trains={"t2b": 0},
        tracks=NO_TRAINS,
        cubes=0,
        delivered=delivered,
    )
    moved = choices(state)
    assert sorted(moved[:4]) == ["move cheese airton"] * 2 + ["move red threshfield"] * 2


def test_passengers_that_its_sets_will_lack_are_worth_more_than_goods() -> None:
    """Two seats or two goods slots: there will be goods enough in later turns, and no red passengers."""
    goods = {area: {"cheese": 2} for area in MEADOWS[:12] if area not in ON_THE_LINE}
    goods |= {area: {"stone": 2} for area in HILLS[:12]}
    pieces = goods | {"threshfield": {"red": 2}, "barden_moor": {"stone": 2}}
    tracks = POOR | {"train": levels(1, 0, 0), "profit_loss": levels(4, 4, 4)}
    state = position(
        phase="trains",
        links=line(0, *ON_THE_LINE),
        pieces=pieces,
        tracks=tracks,
        cubes=0,
        delivered=[{"green": 4}],
    )
    assert terms(state, "buy t1a")["pieces"] > terms(state, "buy t1d")["pieces"] + 2


def test_a_box_that_brings_it_to_the_front_is_worth_more_by_that() -> None:
    """With a point it comes on top of those who have as much; a train point changes nothing about who builds first."""
    tokens = ["train"] * 3 + ["midland", "government", "train", "midland", "midland"]
    tracks = {"government": levels(1, 2, 2), "train": levels(8, 2, 2)}
    bids = {1: (0, 3)}
    state = position(tokens=tokens, tracks=tracks, pieces={"threshfield": {"red": 2}}, bids=bids, cubes=[9, 12, 12])
    assert terms(state, "bid 5 2")["order"] > terms(state, "bid 6 2")["order"]


def test_in_the_last_turn_it_finds_the_line_that_pays_only_as_a_whole() -> None:
    """A long line to the only stones; handed over from end to end it leaves no link to pay for."""
    pieces = {"barden_moor": {"stone": 2}, "boss_moor": {"stone": 2}, "threshfield": {"red": 2}}
    tracks = {"midland": levels(6, 0, 0), "train": levels(6, 2, 2)}
    state = position(phase="build", turn=4, pieces=pieces, tracks=tracks)
    laid = choices(state)
    assert laid[-1] == "done"
    assert {"threshfield", "barden_moor"} <= set(state.view(None)["movable"])


@pytest.mark.parametrize("options", [{}, {"auction_may_decline": True, "series_shape": "trail"}])
def test_what_it_plays_on_from_is_the_table_it_sees(options: dict[str, Any]) -> None:
    phases = set()
    for state in moments(GAME, 3, 120, 0.2, options):
        view = state.view(state.seat)
        assert restored(view).view(state.seat) == view
        phases.add(view["phase"])
    assert phases == {"auction", "build", "pay", "trains", "exchange", "takeover"}


def test_what_it_foresees_for_what_it_likes_is_one_of_the_terms() -> None:
    """Of what it likes best nothing is added or taken away: the others are set against it."""
    state = GAME.new(4, seed=3)
    told = set()
    differing = 0
    for _ in range(40):
        judged = explain(state.view(state.seat))
        foreseen = [parts["foreseen"] for _, _, parts in judged if "foreseen" in parts]
        if foreseen:
            told.add(state.view(None)["phase"])
            differing += any(foreseen)
            liked = max(judged, key=lambda choice: choice[1] - choice[2].get("foreseen", 0.0))
            if state.view(None)["phase"] != "build":  # there it may be another line that begins with the same link
                assert liked[2]["foreseen"] == 0.0
        state.play(max(judged, key=lambda choice: choice[1])[0])
    assert told >= {"auction", "build"}
    assert differing, "what else is liked ends otherwise"


def test_it_knows_how_much_each_company_would_take_over() -> None:
    longest = 0
    for state in moments(GAME, 4, 60, 0.1):
        network = Network(Reading(state.view(state.seat)))
        most = list(sheddable(restored(state.view(state.seat)), state.seat))
        assert most == [links for company in range(len(COMPANIES)) for links in network.shed(company)]
        longest = max(longest, *most)
    assert longest > 2


def test_at_the_end_it_stands_as_the_scores_say() -> None:
    state = next(state for state in moments(GAME, 3, 200, 1.0) if len(state.legal()) == 1 and state.turn == 4)
    while not state.over:
        state.play(state.legal()[-1])
    scores = state.scores()
    assert standing(state, 1, standing_weights(), 0.0) == scores[1]
    assert standing(state, 1, standing_weights(), 1.0) == pytest.approx(scores[1] - (scores[0] + scores[2]) / 2)
