"""G3: turns and passing."""

from collections import Counter

import pytest

from .positions import COLOURS, GAME, all_taken, legal, play, position, refusal


def blocked(seats=3, **fields):
    """All cards are in hands and all routes are taken; nobody can do anything unless `fields` say so."""
    half = dict.fromkeys(COLOURS, 6) | {"loco": 7}
    fields = {"hands": [half], "display": [None] * 5, "spare": 1, "owners": all_taken(seats), "short_deck": [],
              "wagons": [10] * seats, "spare_tickets": seats - 1} | fields  # fmt: skip
    return position(seats=seats, **fields)


@pytest.mark.rule("G3.1")
@pytest.mark.parametrize(("seats", "start"), [(s, p) for s in (2, 3, 4, 5) for p in range(s)])
def test_the_start_player_can_be_named(seats, start):
    state = GAME.new(seats=seats, seed=5, options={"start_player": start})
    assert state.seat == start
    assert state.snapshot()["start"] == state.view(None)["start"] == start


@pytest.mark.rule("G3.1")
def test_otherwise_the_seed_decides_who_starts():
    assert GAME.options["start_player"].default == "random"
    starts = Counter(GAME.new(seats=4, seed=seed, options={}).snapshot()["start"] for seed in range(400))
    assert all(70 < starts[seat] < 130 for seat in range(4))
    assert GAME.new(seats=4, seed=9, options={}).seat == GAME.new(seats=4, seed=9, options={}).seat


@pytest.mark.rule("G3.1")
@pytest.mark.parametrize(("seats", "start"), [(2, 2), (3, 3), (3, 4), (4, 4), (3, "oldest"), (3, -1), (3, None)])
def test_the_start_player_must_be_a_seat_of_the_game(seats, start):
    with pytest.raises(ValueError, match="start_player"):
        GAME.new(seats=seats, seed=5, options={"start_player": start})


@pytest.mark.rule("G3.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_go_round_clockwise(seats):
    state = position(seats=seats, seat=seats - 1, turn=20)
    for i in range(3 * seats):
        assert state.seat == (seats - 1 + i) % seats
        assert state.turn == 20 + i
        play(state, "draw", "draw")


@pytest.mark.rule("G3.3")
def test_a_turn_is_one_of_three_actions():
    state = position(hands=[{"red": 3}])
    kinds = {GAME.action(a)["kind"] for a in state.legal()}
    assert kinds == {"take", "draw", "claim", "tickets"}


@pytest.mark.rule("G3.3", "G6.14", "G10.13", "G4.1")
@pytest.mark.parametrize(
    "actions",
    [["draw", "draw"], ["tickets short*4", "keep 1"],
     ["claim berlin-magdeburg red*3", "passenger none", "passenger none"]],
)  # fmt: skip
def test_any_one_of_them_uses_up_the_turn(actions):
    state = position(hands=[{"red": 6}])
    for action in actions:
        assert (state.seat, state.turn) == (0, 12)
        play(state, action)
    assert (state.seat, state.turn) == (1, 13)
    assert state.snapshot()["phase"] == "turn"


@pytest.mark.rule("G3.4")
@pytest.mark.parametrize(
    ("first", "phase", "others"),
    [("draw", "second", ["claim berlin-magdeburg red*3", "tickets short*4", "keep 1"]),
     ("take blue", "second", ["claim berlin-magdeburg red*3", "tickets long*4", "passenger red"]),
     ("tickets short*4", "keep", ["draw", "take blue", "pass", "claim berlin-magdeburg red*3", "tickets short*4"]),
     ("claim berlin-magdeburg red*3", "passenger-a", ["draw", "tickets short*4", "take blue", "keep 1",
                                                                "claim berlin-magdeburg red*3"])],
)  # fmt: skip
def test_two_different_actions_in_a_turn_are_never_allowed(first, phase, others):
    state = position(hands=[{"red": 6}], display=["blue", "blue", "white", "black", "green"])
    play(state, first)
    assert state.snapshot()["phase"] == phase
    for other in others:
        why = refusal(state, other)
        assert (why.rule, why.message, why.arguments) == ("G3.4", "refused-phase", {"phase": phase})


@pytest.mark.rule("G3.3")
@pytest.mark.parametrize("other", ["keep 1", "passenger red", "passenger none"])
def test_a_turn_does_not_start_with_a_later_decision(other):
    why = refusal(position(hands=[{"red": 6}]), other)
    assert (why.rule, why.message, why.arguments) == ("G3.3", "refused-phase", {"phase": "turn"})


@pytest.mark.rule("G3.5")
@pytest.mark.parametrize("fields", [{}, {"spare": 1, "display": ["red", *[None] * 4]}])
def test_nobody_passes_of_free_will(fields):
    state = position(**fields)
    assert "pass" not in legal(state)
    why = refusal(state, "pass")
    assert (why.rule, why.message) == ("G3.5", "refused-must-act")


@pytest.mark.rule("G3.5")
def test_a_single_possible_action_is_still_no_reason_to_pass():
    state = blocked(spare_tickets=2, long_deck=1)
    assert legal(state) == ["tickets long*1"]
    assert refusal(state, "pass").message == "refused-must-act"


@pytest.mark.rule("G3.6")
def test_a_player_who_can_do_nothing_passes():
    state = blocked()
    assert legal(state) == ["pass"]
    before = state.snapshot()
    play(state, "pass")
    after = state.snapshot()
    assert (after["seat"], after["turn"], after["forced_passes"]) == (1, 13, 1)
    for same in ("hands", "tickets", "owners", "wagons", "score", "deck", "display"):
        assert before[same] == after[same]


@pytest.mark.rule("G3.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_full_round_of_forced_passes_ends_the_game(seats):
    state = blocked(seats)
    for passed in range(seats):
        assert not state.over
        assert state.snapshot()["forced_passes"] == passed
        play(state, "pass")
    assert state.over
    assert state.seat == -1
    assert state.snapshot()["phase"] == "over"
    assert state.legal() == []
    assert sorted(state.ranks())[0] == 1


@pytest.mark.rule("G3.7", "G13.4")
def test_a_game_ended_by_passes_is_scored_in_full():
    state = blocked(2, tickets=[["berlin-leipzig"], []], spare_tickets=1, forced_passes=1)
    before = state.scores()
    play(state, "pass")
    assert state.over
    sheet = GAME.sheet(state)
    assert [line["route_points"] for line in sheet] == before
    assert sheet[0]["ticket_points"] in (4, -4)
    assert state.scores() == [line["total"] for line in sheet]


@pytest.mark.rule("G3.7")
def test_only_passes_in_succession_count():
    owners = all_taken(3)
    del owners["berlin-leipzig"]
    state = blocked(3, seat=2, owners=owners, forced_passes=2, hands=[{}, {"orange": 12}], spare=2,
                    wagons=[10, 10, 10])  # fmt: skip
    # Seat 2 has fourteen locomotives and claims the last free route; that breaks the row of passes.
    play(state, "claim berlin-leipzig loco*4")
    while state.snapshot()["phase"].startswith("passenger"):
        play(state, "passenger none")
    assert not state.over
    assert state.snapshot()["forced_passes"] == 0


@pytest.mark.rule("G3.7", "G12.3")
def test_a_pass_in_the_last_round_is_a_turn_of_it():
    state = blocked(3, turns_left=2, last_round_by=1)
    play(state, "pass")
    assert state.snapshot()["turns_left"] == 1
    play(state, "pass")
    assert state.over
