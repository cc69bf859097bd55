"""W14: phase eight, the order of play."""

import pytest

from .positions import after_trains, legal, line, play, random_game, ranking, wild_links


@pytest.mark.rule("W14.1")
@pytest.mark.parametrize(
    ("links", "order"),
    [((0, 1, 2), [0, 1, 2]), ((2, 1, 0), [2, 1, 0]), ((1, 3, 2), [0, 2, 1]), ((4, 0, 9), [1, 0, 2]),
     # Equal results: who moved later lies on top and comes first.
     ((1, 1, 1), [2, 1, 0]), ((1, 2, 1), [2, 0, 1]), ((3, 0, 0), [2, 1, 0])],
)  # fmt: skip
def test_the_order_of_play_is_the_ranking_on_the_profit_and_loss_track(links, order):
    state = after_trains(links=wild_links(*links))
    assert state.snapshot()["orders"]["player"] == order == ranking(state, "profit_loss")
    # The next auction begins with the first of them.
    assert (state.snapshot()["phase"], state.seat) == ("auction", order[0])


@pytest.mark.rule("W14.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_outside_phases_seven_and_eight_order_and_track_agree(seats):
    for seed in range(3):
        for _, _, after in random_game(seats, seed):
            assert after.snapshot()["orders"]["player"] == ranking(after, "profit_loss")


@pytest.mark.rule("W14.2")
def test_the_new_order_holds_in_the_takeovers_of_the_same_turn():
    # Seat 0 has three links, seat 1 two and seat 2 one; each could hand one to a company.
    links = (line(0, "the_south", "settle") | line(1, "skipton", "the_south") | line(2, "northallerton", "ripon")
             | wild_links(2, 1))  # fmt: skip
    state = after_trains(links=links, tracks={"midland": {2: [0, 1, 2]}, "north_eastern": {2: [0, 1, 2]}})
    asked = []
    while state.snapshot()["phase"] == "takeover":
        asked.append(state.seat)
        assert "no-takeover" in legal(state)
        play(state, "no-takeover")
    assert asked == [2, 1, 0]
    assert state.seat == 2
