"""Recorded games on another board replay for ever, whatever becomes of the board that comes with the game: a record
carries its own. `python -m tests.records.test_arvenia` makes them anew.
"""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from branchline import bots
from branchline.games import on
from branchline.record import Record

FOLDER = Path(__file__).parent / "arvenia"
INDEX = FOLDER / "corpus.json"
PLAYERS = ("planner", "greedy", "greedy", "random", "greedy")
# By the number of seats: the seed, and what is otherwise than usual.
GAMES: dict[int, tuple[int, dict[str, Any]]] = {
    2: (1, {}),
    3: (2, {"may_stop_after_one": True, "reshuffle": "lazy"}),
    4: (3, {"open_hands": True, "passenger_mandatory": True}),
    5: (4, {}),
}


def ending(record: Record) -> dict[str, Any]:
    state = record.replay()
    return {"seats": record.seats, "actions": len(record.actions), "scores": state.scores(), "ranks": state.ranks()}


@pytest.mark.parametrize("seats", GAMES)
def test_a_game_on_another_board_replays_to_the_same_end(seats: int) -> None:
    record = Record.load(FOLDER / f"{seats}-seats.json")
    assert record.replay().over
    assert ending(record) == json.loads(INDEX.read_text("utf-8"))[str(seats)]
    assert isinstance(record.board, dict)
    assert record.board["name"]["en"] == "Arvenia"


def make(seats: int) -> Record:
    seed, options = GAMES[seats]
    game = on("germany", "arvenia")
    state, actions = game.new(seats, seed, options), []
    players = [bots.make(game, name, seat) for seat, name in enumerate(PLAYERS[:seats])]
    while not state.over:
        seat = state.seat
        action = players[seat].choose(state.view(seat), partial(state.resample, seat))
        actions.append(state.notation(action))
        state.play(action)
    return Record(game, seats, seed, options, actions)


if __name__ == "__main__":
    made = {seats: make(seats) for seats in GAMES}
    for seats, record in made.items():
        text = json.dumps(record.as_data(), separators=(",", ":"), ensure_ascii=False)
        (FOLDER / f"{seats}-seats.json").write_text(text + "\n", encoding="utf-8")
    index = {seats: ending(record) for seats, record in made.items()}
    INDEX.write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")
