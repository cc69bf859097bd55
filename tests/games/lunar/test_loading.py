"""Snapshots that no game could go on from are refused, each with one sentence."""

from typing import Any

import pytest

from .moon import GAME, position


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(ValueError) as error:
        GAME.load(data)
    return str(error.value)


def test_nobody_has_fulfilled_anything_without_equal_turns() -> None:
    data = position().snapshot() | {"fulfilled": [0]}
    assert refused(data) == "snapshot.fulfilled: a round is finished only with the option equal_turns"
    GAME.load(data | {"options": data["options"] | {"equal_turns": True}})


@pytest.mark.parametrize(("cash", "equal_turns"), [(277, True), (300, False)])
def test_the_cash_that_wins_is_one_of_two_sums(cash: int, equal_turns: bool) -> None:
    data = position(options={"equal_turns": equal_turns}).snapshot() | {"win_cash": cash}
    assert refused(data) == "snapshot.win_cash: 250, or 300 after a tie with the option equal_turns"


def test_no_train_is_on_the_moon_in_the_opening() -> None:
    data = GAME.new(2, 1).snapshot()
    said = "snapshot.trains: in the opening turns no train is on the Moon, and none carries anything"
    assert refused(data | {"trains": [{"at": "near:0:32", "from": None}, None]}) == said
    assert refused(data | {"loads": [["ice"], []]}) == said


def test_lost_turns_are_no_more_than_the_game_has() -> None:
    data = position(options={"lost_turns_add_up": True, "max_rounds": 30}).snapshot()
    assert refused(data | {"lost": [31, 0]}) == "snapshot.lost[0]: 31 is not a whole number from 0 to 30"


def test_a_game_cannot_be_over_before_a_turn_was_played() -> None:
    data = GAME.new(2, 1).snapshot() | {"phase": "over", "seat": None, "winners": [0]}
    assert refused(data) == "snapshot.turn: 0 is not a whole number from 1 to 800"
