"""Germany on other boards than its own: several are alive side by side, and none is taken for another.

What holds for every game is tried on a second board by the conformance tests.
"""

import json
import pickle
from functools import partial
from typing import Any

import pytest

import branchline as bl
from branchline import bots
from branchline.arena.run import run
from branchline.core.errors import RecordError
from branchline.games.germany.invariants import wanderer, watched_game

from . import elsewhere
from .elsewhere import GAME as ELSEWHERE

GAME = bl.GAMES["germany"]
SEATS = 3


def record_there(decisions: int = 40) -> bl.Record:
    state = ELSEWHERE.new(SEATS, 7)
    actions: list[str] = []
    while len(actions) < decisions:
        action = state.legal()[len(actions) % len(state.legal())]
        actions.append(state.notation(action))
        state.play(action)
    return bl.Record("germany", SEATS, 7, actions=actions, board=elsewhere.board())


def test_it_is_the_same_game_on_the_same_board_once() -> None:
    assert ELSEWHERE.name == GAME.name
    assert GAME.on(elsewhere.board()) is ELSEWHERE
    assert GAME.on(GAME.board) is GAME
    assert ELSEWHERE.on(json.loads(json.dumps(GAME.board))) is GAME
    assert pickle.loads(pickle.dumps(ELSEWHERE)) is ELSEWHERE
    assert pickle.loads(pickle.dumps(GAME)) is GAME


def test_games_on_two_boards_go_on_side_by_side_as_each_does_alone() -> None:
    together = [game.new(SEATS, 3) for game in (GAME, ELSEWHERE)]
    alone = [game.new(SEATS, 3) for game in (GAME, ELSEWHERE)]
    for _ in range(400):
        for state in together:
            state.playout(5, GAME.policy, 1)
    for state in alone:
        for _ in range(400):
            state.playout(5, GAME.policy, 1)
    assert together == alone
    assert together[0] != together[1]
    assert set(together[1].view(None)["owners"]) <= {route["id"] for route in ELSEWHERE.board["routes"]}


def test_a_pickle_carries_another_board_once_and_the_own_one_never() -> None:
    size = len(json.dumps(ELSEWHERE.board))
    here, there = (len(pickle.dumps(game.new(SEATS, 3))) for game in (GAME, ELSEWHERE))
    assert here < 10_000
    assert size / 2 < there - here < size
    state = ELSEWHERE.new(SEATS, 3)
    again = pickle.loads(pickle.dumps([state, state.copy()]))
    assert again == [state, state]
    assert again[0].game is again[1].game is ELSEWHERE
    assert len(pickle.dumps([state, state.copy()])) < there + here


def test_a_snapshot_of_another_board_is_refused() -> None:
    here, there = GAME.new(SEATS, 3).snapshot(), ELSEWHERE.new(SEATS, 3).snapshot()
    assert here["board"] == GAME.board_version
    assert ELSEWHERE.load(there).snapshot() == there
    for game, snapshot in ((GAME, there), (ELSEWHERE, here)):
        with pytest.raises(ValueError, match=r"^snapshot.board: .* is another board; this game is played on"):
            game.load(snapshot)
    with pytest.raises(ValueError, match="not a state of germany on this board"):
        GAME.sheet(ELSEWHERE.new(SEATS, 3))


def test_a_record_carries_a_board_that_is_not_the_own_one(tmp_path: Any) -> None:
    path = tmp_path / "game.json"
    record = record_there()
    record.save(path)
    again = bl.Record.load(path)
    assert again == record
    assert again.played is ELSEWHERE
    assert again.replay() == record.replay()
    assert again.replay().game is ELSEWHERE
    assert json.loads(path.read_text("utf-8"))["board"] == ELSEWHERE.board
    assert bl.Record("germany", SEATS, 7, board=GAME.board).as_data()["board"] == GAME.board_version


@pytest.mark.parametrize("board", ["routes", None, [], 0, {}], ids=repr)
def test_a_record_with_a_damaged_board_is_refused_in_one_sentence(board: Any) -> None:
    data = record_there(2).as_data()
    damaged = json.loads(json.dumps(data["board"]))
    del damaged["routes"]
    with pytest.raises(RecordError, match=r"^record cannot be replayed: board: ") as error:
        bl.Record.from_data(data | {"board": damaged if board == "routes" else board})
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("seats", GAME.seats)
def test_watched_games_hold(seats: int) -> None:
    for seed in range(4):
        watched_game(ELSEWHERE, seats, seed, {}, wanderer(ELSEWHERE, seed))


def test_players_judge_the_board_they_play_on_and_who_learned_another_is_not_there() -> None:
    names = bots.names(ELSEWHERE)
    assert names == [name for name in bots.names("germany") if name not in ("learned", "grandmaster")]
    for name in ("learned", "grandmaster"):
        with pytest.raises(ValueError, match=f"{name} has learned the own board of germany and plays on no other"):
            bots.make(ELSEWHERE, name, 1)
    state = ELSEWHERE.new(SEATS, 11)
    players = [bots.make(ELSEWHERE, name, 1) for name in ("planner", "greedy", "scout@16")]
    for _ in range(60):
        seat = state.seat
        state.play(players[seat].choose(state.view(seat), partial(state.resample, seat)))
    assert bl.describe(state, 0)
    report = run(ELSEWHERE, ["planner", "random"], 6, jobs=1)
    assert report.rows[0].wins == len(report.games)
    with pytest.raises(ValueError, match=r"^results: "):
        run(ELSEWHERE, ["planner", "random"], 2, jobs=1, results="kept.jsonl")


def test_learners_see_the_board_they_play_on() -> None:
    with bl.envs.batch("germany", games=2, seats=SEATS, board=elsewhere.board(), seed=4) as batch:
        arrays = batch.reset()
        states = [ELSEWHERE.new(SEATS, seed) for seed in (4, 5)]
        for _ in range(50):
            actions = [state.legal()[0] for state in states]
            arrays = batch.step(actions)
            for i, state in enumerate(states):
                state.play(actions[i])
                seen = bytearray(arrays.observations.shape[1])
                state.observe(state.seat, seen)
                assert arrays.observations[i].tobytes() == bytes(seen)
                assert arrays.masks[i].nonzero()[0].tolist() == state.legal()
    env = bl.envs.pettingzoo("germany", SEATS, board=elsewhere.board())
    saved = env.save()
    assert env.observe("seat_0")["observation"].size == sum(part.size for part in ELSEWHERE.observation)
    with pytest.raises(ValueError, match=r"^saved: "):
        bl.envs.pettingzoo("germany", SEATS).restore(saved)
