"""W17: final scoring."""

import pytest

from .positions import GAME, after_trains, finished, levels, random_end, wild_links


@pytest.mark.rule("W17.1")
@pytest.mark.parametrize(
    ("pile", "points"),
    [({}, 0), ({"stone": 1}, 1), ({"cheese": 1}, 1), ({"red": 1}, 1), ({"green": 1}, 1),
     ({"stone": 7, "cheese": 4, "red": 2}, 13)],
)  # fmt: skip
def test_a_point_for_every_piece_moved(pile, points):
    state = finished(delivered=[pile])
    assert state.scores() == [points, 0, 0]
    assert GAME.sheet(state)[0]["pieces"] == points


@pytest.mark.rule("W17.2")
@pytest.mark.parametrize(
    ("pile", "sets"),
    [((1, 1, 1, 1), 1), ((2, 1, 1, 1), 1), ((3, 4, 3, 3), 3), ((2, 6, 5, 4), 2), ((9, 9, 9, 0), 0), ((0, 9, 9, 9), 0),
     ((9, 0, 9, 9), 0), ((9, 9, 0, 9), 0), ((5, 5, 5, 5), 5)],
)  # fmt: skip
def test_two_points_for_every_set_of_all_four_kinds(pile, sets):
    state = finished(delivered=[dict(zip(("stone", "cheese", "red", "green"), pile, strict=True))])
    entry = GAME.sheet(state)[0]
    assert (entry["sets"], entry["set_points"]) == (sets, 2 * sets)
    assert state.scores()[0] == sum(pile) + 2 * sets


@pytest.mark.rule("W17.3")
def test_the_level_on_the_profit_and_loss_track_is_added():
    state = finished(profit=[5, 0, -13])
    assert state.scores() == [5, 0, -13]
    assert [entry["profit"] for entry in GAME.sheet(state)] == [5, 0, -13]


@pytest.mark.rule("W17.4")
def test_a_point_is_lost_for_every_own_link_on_the_board():
    state = finished(links=wild_links(1, 15, 0))
    assert state.scores() == [-1, -15, 0]
    assert [(entry["links"], entry["link_points"]) for entry in GAME.sheet(state)] == [(1, -1), (15, -15), (0, 0)]


@pytest.mark.rule("W17.5")
def test_cubes_influence_and_removed_opposition_count_nothing():
    rich = {kind: levels(8, 0, 4) for kind in ("government", "train", "midland", "north_eastern")}
    state = finished(cubes=[15, 0, 7], delivered=[{"red": 1}] * 3)
    assert state.scores() == [1, 1, 1]
    tracks = rich | {"profit_loss": levels(0, 0, 0)}
    assert finished(cubes=[15, 0, 7], delivered=[{"red": 1}] * 3, tracks=tracks).scores() == [1, 1, 1]
    # Pieces still on the board count for nobody either.
    assert finished(pieces={"malham_moor": {"stone": 2}, "reeth": {"red": 2}}).scores() == [0, 0, 0]


@pytest.mark.rule("W17.6")
def test_there_is_no_lower_limit():
    assert finished(profit=[-13, -13, 0], links=wild_links(15, 6), delivered=[{}, {"red": 2}]).scores() == [-28, -17, 0]


@pytest.mark.rule("W17.7")
@pytest.mark.parametrize("seats", [3, 4])
def test_most_points_win_before_any_tie_break(seats):
    # The last seat has the most points, although it is last on the profit and loss track.
    profit = [5, 4, 3, 2][:seats]
    delivered = [{"red": 1}, {"red": 3}, {"red": 5}, {"red": 7}][:seats]
    state = finished(seats=seats, profit=profit, delivered=delivered)
    assert state.scores() == [6, 7, 8, 9][:seats]
    assert state.ranks() == list(range(seats, 0, -1))


@pytest.mark.rule("W17.8")
def test_a_tie_goes_to_the_higher_place_on_the_profit_and_loss_track():
    state = finished(profit=[-2, 3, 1], delivered=[{"red": 7}, {"green": 2}, {"cheese": 4}])
    assert state.scores() == [5, 5, 5]
    assert state.ranks() == [3, 1, 2]


@pytest.mark.rule("W17.9")
@pytest.mark.parametrize(("pile", "ranks"), [([0, 1, 2], [3, 2, 1]), ([2, 0, 1], [2, 1, 3]), ([1, 2, 0], [1, 3, 2])])
def test_on_the_same_space_the_top_of_the_stack_is_higher(pile, ranks):
    state = finished(tracks={"profit_loss": {1: pile}}, delivered=[{"red": 2}, {"stone": 2}, {"cheese": 2}])
    assert state.scores() == [3, 3, 3]
    assert state.ranks() == ranks


@pytest.mark.rule("W17.7", "W17.8", "W17.9")
def test_the_same_keys_rank_the_other_places():
    # Seat 2 wins; seats 0 and 3 tie on points and space, seat 1 ties with them but stands higher on the track.
    state = finished(seats=4, tracks={"profit_loss": {2: [1], -1: [0, 2, 3]}},
                     delivered=[{"red": 6}, {"red": 3}, {"red": 9}, {"cheese": 6}])  # fmt: skip
    assert state.scores() == [5, 5, 8, 5]
    assert state.ranks() == [4, 2, 1, 3]


@pytest.mark.rule("W17.1", "W17.2", "W17.3", "W17.4")
def test_the_sheet_adds_up():
    state = finished(profit=[-5, 2, 0], links=wild_links(2),
                     delivered=[{"stone": 3, "cheese": 4, "red": 3, "green": 3}, {"red": 1}])  # fmt: skip
    assert GAME.sheet(state)[0] == {
        "delivered": {"stone": 3, "cheese": 4, "red": 3, "green": 3}, "pieces": 13, "sets": 3, "set_points": 6,
        "profit": -5, "links": 2, "link_points": -2, "total": 12}  # fmt: skip
    assert [entry["total"] for entry in GAME.sheet(state)] == state.scores() == [12, 3, 0]


@pytest.mark.rule("W17.1", "W17.3", "W17.4")
def test_a_game_played_to_its_end_counts_the_last_turns_loads():
    state = after_trains(turn=4, trains={"t2b": 0}, load=[{"stone": 2, "red": 1}], links=wild_links(2, 1),
                         delivered=[{"green": 1}, {"cheese": 2}])  # fmt: skip
    assert state.over
    # Seat 0: income 5 less two links; four pieces, profit 3, two links.
    assert state.scores() == [4 + 3 - 2, 2 - 1 - 1, 0]
    assert state.ranks()[0] == 1


@pytest.mark.rule("W17.1", "W17.2", "W17.3", "W17.4", "W17.7")
@pytest.mark.parametrize("seats", [3, 4])
def test_scores_of_random_games_counted_again_by_hand(seats):
    for seed in range(6):
        after = random_end(seats, seed)
        snapshot = after.snapshot()
        order = snapshot["orders"]["player"]
        totals = []
        for seat in range(seats):
            pile = snapshot["delivered"][seat]
            level = next(int(space) for space, s in snapshot["tracks"]["profit_loss"].items() if seat in s)
            own = sum(owner == seat for owner in snapshot["links"].values())
            sets = min(pile.get(kind, 0) for kind in ("stone", "cheese", "red", "green"))
            totals.append(sum(pile.values()) + 2 * sets + level - own)
        assert after.scores() == totals
        by_hand = sorted(range(seats), key=lambda seat: (-totals[seat], order.index(seat)))
        # The player order is the ranking on the profit and loss track: one winner, and a strict order behind him.
        assert [by_hand.index(seat) + 1 for seat in range(seats)] == after.ranks()
