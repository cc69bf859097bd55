"""The option `final_tie`: the stack decides, or equal players share their place."""

import pytest

from .positions import GAME, finished

SHARED = {"final_tie": "shared"}


def test_the_option_is_described():
    option = GAME.options["final_tie"]
    assert (option.kind, option.default, list(option.choices), option.rule) == (
        "choice", "stack", ["stack", "shared"], "W17.9")  # fmt: skip


@pytest.mark.rule("W17.9")
@pytest.mark.parametrize("pile", [[0, 1, 2], [2, 0, 1]])
def test_players_equal_in_points_and_space_share_their_place(pile):
    state = finished(tracks={"profit_loss": {0: pile}}, options=SHARED)
    assert state.ranks() == [1, 1, 1]


@pytest.mark.rule("W17.8", "W17.9")
def test_the_space_still_comes_first():
    state = finished(profit=[-2, 3, 1], delivered=[{"red": 7}, {"green": 2}, {"cheese": 4}], options=SHARED)
    assert state.scores() == [5, 5, 5]
    assert state.ranks() == [3, 1, 2]


@pytest.mark.rule("W17.7", "W17.9")
@pytest.mark.parametrize(
    ("delivered", "ranks"),
    [([5, 5, 2, 1], [1, 1, 3, 4]), ([1, 5, 5, 5], [4, 1, 1, 1]), ([7, 5, 5, 1], [1, 2, 2, 4]),
     ([7, 1, 1, 1], [1, 2, 2, 2]), ([4, 3, 2, 1], [1, 2, 3, 4]), ([5, 2, 5, 2], [1, 3, 1, 3])],
)  # fmt: skip
def test_the_places_after_a_tie_are_left_out(delivered, ranks):
    state = finished(seats=4, delivered=[{"red": n} for n in delivered], options=SHARED)
    assert state.ranks() == ranks


@pytest.mark.rule("W17.9")
def test_by_default_there_is_exactly_one_winner():
    for pile in ([0, 1, 2, 3], [3, 1, 0, 2]):
        state = finished(seats=4, tracks={"profit_loss": {0: pile}})
        assert sorted(state.ranks()) == [1, 2, 3, 4]
        assert state.ranks()[pile[-1]] == 1


@pytest.mark.rule("W17.9")
def test_all_winners_are_named_when_they_share():
    state = finished(seats=4, delivered=[{"red": 3}, {"red": 3}, {}, {}], options=SHARED)
    assert state.view(None)["ranks"] == [1, 1, 3, 3]
