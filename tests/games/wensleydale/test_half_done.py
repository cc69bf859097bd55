"""A snapshot may be taken in the middle of a series or a purchase; one that could not be finished is no position."""

import pytest

from .lines import RICH, at, play
from .positions import GAME, legal, line, over

WAY = ["the_south", "settle", "hellifield", "gargrave", "skipton"]


def building():
    return play(at("build", RICH), "lay skipton embsay").snapshot()


def handing():
    return play(at("takeover", RICH, links=line(0, *WAY)), *over("midland", *WAY)).snapshot()


def without(snapshot, *kinds):
    """The same position with nobody having any of this influence, and the seat that decides no cubes."""
    nobody = {kind: {"0": list(range(snapshot["seats"]))} for kind in kinds}
    cubes = [0 if seat == snapshot["seat"] else cubes for seat, cubes in enumerate(snapshot["cubes"])]
    return {**snapshot, "tracks": {**snapshot["tracks"], **nobody}, "cubes": cubes}


@pytest.mark.parametrize("make", [building, handing])
def test_what_can_be_finished_is_loaded(make):
    state = GAME.load(make())
    assert "done" in legal(state)
    play(state, "done")
    assert legal(state)


@pytest.mark.rule("W8.42")
@pytest.mark.parametrize("kinds", [["midland"], ["government", "train", "midland", "north_eastern"]])
def test_a_series_that_cannot_be_paid_is_not_being_built(kinds):
    with pytest.raises(ValueError, match=r"snapshot\.building: seat 0 cannot pay for this series"):
        GAME.load(without(building(), *kinds))


@pytest.mark.rule("W15.3")
def test_a_series_that_cannot_be_paid_is_not_being_handed_over():
    with pytest.raises(ValueError, match=r"snapshot\.taking: 4 links are more than seat 0 can hand over"):
        GAME.load(without(handing(), "midland"))


def test_a_series_runs_over_a_border_once():
    for snapshot, part in ((building(), "building"), (handing(), "taking")):
        areas = snapshot[part]["areas"]
        back = {**snapshot[part], "areas": [*areas, areas[-2]]}
        with pytest.raises(ValueError, match=rf"snapshot\.{part}\.areas: the series runs twice between"):
            GAME.load({**snapshot, part: back})


@pytest.mark.rule("W10.10")
def test_a_train_that_is_held_is_not_being_bought():
    state = play(at("trains", {**RICH, "train": 0}), "buy t3a")
    snapshot = state.snapshot()
    assert snapshot["buying"] == "t3a"
    with pytest.raises(ValueError, match=r"snapshot\.buying: t3a is held already"):
        GAME.load({**snapshot, "trains": {"t3a": 1}})
