"""What must hold at every step of a game, whatever is played."""

from collections.abc import Mapping
from typing import Any, Final

from tests.tiny.board import BOARD

from branchline.core import invariants
from branchline.core.contract import Event
from branchline.core.invariants import ANY, KINDS, Broken, Choose, Moods, Played, Watched, drawn_options

__all__ = ["drawn_options", "wanderer", "watched_game"]

_MOODS: Final[Moods] = ((ANY, ()), (KINDS, ()), ("cards", ("draw",)), ("rails", ("lay",)))


class Watch:
    """Counts along, from the board and the events alone."""

    def __init__(self, game: Any, state: Any, events: list[Event]) -> None:
        self.score = [0] * state.seats
        self.rails = {track["id"]: 0 for track in BOARD["tracks"]}
        self.holder: dict[str, int | None] = {card["id"]: None for card in BOARD["cards"]}
        self._see(state, events)

    def offered(self, state: Any, legal: list[int]) -> None:
        if len(legal) > 1 + (state.drawn == 0) + (state.laid < 2) * len(self.rails):
            raise Broken("TI1: more is offered than a turn has")

    def step(self, action: int, state: Any, events: list[Event]) -> None:
        self._see(state, events)

    def _see(self, state: Any, events: list[Event]) -> None:
        for event in events:
            if "track" in event:
                self.score[event["player"]] += event["points"]
                self.rails[event["track"]] += 1
            if "card" in event:
                self.holder[event["card"]] = event["player"]
        snapshot = state.snapshot()
        for key, told in (("score", self.score), ("rails", self.rails.values()), ("cards", self.holder.values())):
            if snapshot[key] != list(told):
                raise Broken(f"TI2: {key} is {snapshot[key]}, and the events come to {list(told)}")

    def end(self, state: Any) -> None:
        for card in BOARD["cards"]:
            seat = self.holder[card["id"]]
            if seat is not None:
                self.score[seat] += card["value"]
        if state.scores() != self.score:
            raise Broken(f"TI3: the scores are {state.scores()}, and the events come to {self.score}")


def wanderer(game: Any, seed: int) -> Choose:
    return invariants.in_the_mood(game, seed, _MOODS)


def watched_game(game: Any, seats: int, seed: int, options: Mapping[str, Any], choose: Choose) -> Played:
    return invariants.watched(game, seats, seed, options, choose, Watched(Watch, 1000, crash="TI4", endless="TI5"))
