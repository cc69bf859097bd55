"""Greedy decisions in Wensleydale that a sensible player would make too."""

from functools import partial
from math import isfinite
from typing import Any

import pytest
from tests.games.wensleydale.positions import COMPANIES, GAME, levels, line, play, position

from branchline import arena, bots
from branchline.games.wensleydale.bots import explain

POOR = {"government": levels(0, 0, 0), "midland": levels(0, 0, 0), "north_eastern": levels(0, 0, 0)}


def choice(state: Any) -> str:
    view = state.view(state.seat)
    return state.notation(bots.make("wensleydale", "greedy", 1).choose(view, partial(state.resample, state.seat)))


def choices(state: Any) -> list[str]:
    """What it does until somebody else decides or another phase begins."""
    seat, phase, made = state.seat, state.view(None)["phase"], []
    while state.seat == seat and state.view(None)["phase"] == phase:
        made.append(choice(state))
        play(state, made[-1])
    return made


def test_it_bids_no_more_than_it_must() -> None:
    state = GAME.new(4, seed=5)
    while state.view(None)["phase"] == "auction":
        boxes = state.view(None)["boxes"]
        bid = GAME.action(state.parse(choice(state)))
        assert bid["cubes"] == boxes[bid["box"] - 1]["least"]
        play(state, bid["notation"])


def test_it_bids_for_the_company_whose_towns_its_line_needs() -> None:
    """Everything lies at a Midland town, and there is no influence to start from it or to hand a line over."""
    pieces = {"embsay": {"cheese": 2}, "barden_moor": {"stone": 2}, "threshfield": {"red": 2}}
    tokens = ["government"] * 4 + ["train"] * 4
    tracks = {"midland": levels(0, 0, 0), "north_eastern": levels(4, 4, 4), "train": levels(5, 5, 5)}
    assert choice(position(pieces=pieces, tokens=tokens, tracks=tracks)).split()[1] in ("2", "4", "6", "8")


def test_it_builds_to_where_the_pieces_are() -> None:
    pieces = {"embsay": {"cheese": 2}, "threshfield": {"red": 2}, "barden_moor": {"stone": 2}}
    state = position(phase="build", pieces=pieces, tracks={"train": levels(4, 4, 4)})
    laid = choices(state)
    assert laid[-1] == "done"
    reached = set(state.view(None)["movable"])
    assert reached >= {"threshfield", "barden_moor"}


def test_it_builds_nothing_where_nothing_lies() -> None:
    assert choice(position(phase="build", pieces={"hawes": {"opposition": 1}})) == "no-build"


def test_it_builds_nothing_in_the_last_turn_that_its_links_would_eat_up() -> None:
    """One cheese far from every company town, and no influence to hand the line over."""
    assert choice(position(phase="build", turn=4, pieces={"bainbridge": {"cheese": 1}})) == "no-build"


def test_it_pays_with_influence_that_it_needs_for_nothing_else() -> None:
    """Train points rent the train and Midland points hand the line over; the government can go."""
    pieces = {"barden_moor": {"stone": 2}, "threshfield": {"red": 2}}
    tracks = {"government": levels(6, 0, 0), "train": levels(2, 0, 0), "midland": levels(3, 0, 0)}
    tracks["north_eastern"] = levels(0, 0, 0)
    state = position(phase="build", cubes=0, pieces=pieces, tracks=tracks)
    play(state, "lay skipton rylstone", "lay rylstone cracoe", "lay cracoe threshfield", "done")
    assert choice(state) == "pay government*6"


@pytest.mark.parametrize(
    ("pieces", "train"),
    [
        ({"threshfield": {"red": 2}}, "t1a"),  # two passengers
        ({"barden_moor": {"stone": 2}}, "t1d"),  # two goods
        ({"barden_moor": {"stone": 2}, "boss_moor": {"stone": 2}}, "t2d"),  # four goods
        ({"threshfield": {"red": 1}, "barden_moor": {"stone": 2}, "boss_moor": {"stone": 1}}, "t2c"),
    ],
)
def test_it_rents_the_train_that_fits_its_freight(pieces: dict[str, dict[str, int]], train: str) -> None:
    links = line(0, "skipton", "rylstone", "cracoe", "threshfield")
    assert choice(position(phase="trains", links=links, pieces=pieces, tracks=POOR, cubes=0)) == f"buy {train}"


def test_it_rents_no_train_it_has_no_freight_for() -> None:
    links = line(0, "skipton", "rylstone", "cracoe", "threshfield")
    assert choice(position(phase="trains", links=links, pieces={"hawes": {"red": 2}})) == "pass"


def test_it_fetches_stone_rather_than_cheese() -> None:
    pieces = {"barden_moor": {"stone": 1}, "airton": {"cheese": 1}}
    links = line(0, "airton", "gargrave", "cracoe", "threshfield")
    state = position(
        phase="trains", links=links, pieces=pieces, trains={"t1b": 0}, tracks=POOR | {"train": levels(0, 0, 0)}, cubes=0
    )
    assert choice(state) == "move stone barden_moor"


def test_it_fetches_first_what_a_rival_could_take() -> None:
    pieces = {"barden_moor": {"stone": 1}, "boss_moor": {"stone": 1}}
    links = line(0, "skipton", "rylstone", "cracoe", "threshfield") | line(1, "skipton", "gargrave", "airton", "malham")
    tracks = POOR | {"train": levels(0, 0, 0)}
    state = position(phase="trains", links=links, pieces=pieces, trains={"t1d": 0, "t2d": 1}, tracks=tracks, cubes=0)
    assert choice(state) == "move stone boss_moor"


def test_it_completes_a_set_in_the_last_turn() -> None:
    """One goods slot: a cheese completes a set, a stone brings a pound that the full track does not take."""
    pieces = {"barden_moor": {"stone": 1}, "airton": {"cheese": 1}}
    links = line(0, "airton", "gargrave", "cracoe", "threshfield")
    tracks = POOR | {"train": levels(0, 0, 0)}
    delivered = [{"stone": 4, "red": 2, "green": 2, "cheese": 1}]
    state = position(
        phase="trains",
        turn=4,
        links=links,
        pieces=pieces,
        trains={"t1b": 0},
        tracks=tracks,
        cubes=0,
        delivered=delivered,
    )
    assert choice(state) == "move cheese airton"


def test_it_hands_over_a_line_on_which_nothing_is_left() -> None:
    links = line(0, "skipton", "rylstone", "cracoe", "threshfield")
    state = position(phase="takeover", links=links, tracks={"midland": levels(2, 1, 1)})
    assert choices(state) == [
        "takeover midland",
        "over skipton rylstone",
        "over rylstone cracoe",
        "over cracoe threshfield",
        "done",
    ]


def test_it_keeps_a_line_that_still_has_much_to_fetch() -> None:
    pieces = {"barden_moor": {"stone": 2}, "boss_moor": {"stone": 2}, "threshfield": {"red": 2}}
    links = line(0, "skipton", "rylstone", "cracoe", "threshfield")
    state = position(phase="takeover", links=links, pieces=pieces, tracks={"midland": levels(2, 1, 1)})
    assert choice(state) == "no-takeover"


def test_at_the_end_it_hands_over_as_many_links_as_it_can() -> None:
    """Two lines and one takeover: the longer one goes, whatever lies there."""
    links = line(0, "skipton", "rylstone", "cracoe", "threshfield") | line(0, "ilkley", "bolton_abbey", "burnsall")
    pieces = {"barden_moor": {"stone": 2}, "threshfield": {"red": 2}}
    state = position(phase="takeover", turn=4, links=links, pieces=pieces, tracks={"midland": levels(2, 1, 1)})
    assert choices(state)[-2:] == ["over cracoe threshfield", "done"]


def test_its_choice_is_the_greatest_of_the_sums_it_explains() -> None:
    state = GAME.new(3, seed=8)
    player = bots.make("wensleydale", "greedy", 1)
    while state.turn < 2:
        view = state.view(state.seat)
        sums = explain(view)
        assert [action for action, _, _ in sums] == view["legal"]
        assert all(total == pytest.approx(sum(terms.values())) for _, total, terms in sums)
        chosen = player.choose(view, partial(state.resample, state.seat))
        assert max(total for _, total, _ in sums) == next(total for action, total, _ in sums if action == chosen)
        state.play(chosen)


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"series_shape": "trail", "train_exchange": "any"}])
def test_it_has_an_opinion_in_any_position_others_lead_it_into(options: dict[str, Any]) -> None:
    """Random players come to positions it would never seek."""
    for seed in range(2):
        state = GAME.new(3 + seed, seed, options)
        players = [bots.make("wensleydale", "random", seat) for seat in range(3 + seed)]
        while not state.over:
            view = state.view(state.seat)
            sums = explain(view)
            assert [action for action, _, _ in sums] == view["legal"]
            assert all(isfinite(total) for _, total, _ in sums)
            state.play(players[state.seat].choose(view, partial(state.resample, state.seat)))


def test_it_makes_use_of_both_companies() -> None:
    report = arena.run("wensleydale", ["greedy"] * 3, games=2, seed=1, jobs=1, tally=True)
    for company in COMPANIES:
        assert all(played.counts["lines started from"][company]["share"][0] > 0 for played in report.games)


@pytest.mark.long
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_beats_random_players_practically_always(seats: int) -> None:
    report = arena.run("wensleydale", ["greedy", *["random"] * (seats - 1)], games=seats, seed=1, jobs=1)
    assert report.rows[0].wins >= seats - 0.5


@pytest.mark.long
@pytest.mark.parametrize("seats", GAME.seats)
def test_among_themselves_greedy_players_do_well(seats: int) -> None:
    (greedy,) = arena.run("wensleydale", ["greedy"] * seats, games=2, seed=1, jobs=1).rows
    assert greedy.score.mean is not None
    assert greedy.score.mean > 15
    assert greedy.figures["pieces moved"].mean > 14
