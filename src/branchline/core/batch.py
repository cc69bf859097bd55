"""Many games side by side, a decision of each at a time: what a learner steps through.

The loop over the games is here, where it is compiled. What it hands out are plain rows of bytes, which whoever keeps
arrays of numbers copies in one piece.
"""

from collections.abc import Callable
from typing import Any, Final

from branchline.core.errors import IllegalMove
from branchline.core.native import Choices, Row, i64, numbers_of, readable, u8, vec
from branchline.core.state import GameState

# How the last decision left a game.
GOES_ON: Final = 0
OVER: Final = 1  # and another has begun in its place
BROKEN_OFF: Final = 2  # likewise, after as many decisions as the limit allows


NEAR: Final = 65536  # bytes of observations that are gathered before they are copied: so many stay near at hand
MOST_NEAR: Final = 32  # games of which they are, at most
ROOM: Final = 16  # legal actions of a game, to begin with


class Stepped:
    """What came of a step beside observations."""

    def __init__(
        self, seats: bytes, ends: bytes, rewarded: list[int], rewards: list[list[float]], legal: Any = b""
    ) -> None:
        self.seats: Final = seats  # by game, who decides
        self.ends: Final = ends  # by game, GOES_ON, OVER or BROKEN_OFF
        self.rewarded: Final = rewarded  # the games in which somebody is rewarded
        self.rewards: Final = rewards  # and for each of these the rewards of its seats
        # What is legal, as places in the masks of all games laid end to end: of many actions few are, and to write
        # these few takes a fraction of what copying whole masks does.
        self.legal: Final = legal


class Batch:
    """Games that begin anew when they are over. Some seats may be played by the house, inside a step."""

    def __init__(
        self,
        games: i64,
        actions: i64,
        new: Callable[[int, int], GameState],  # of a game in its place: how many were there before
        insight: Callable[[GameState, int], Any] | None,  # more to observe than the game's own layout
        standing: Callable[[GameState], list[float]],
        standing_changes: bool,  # during the game, not at its end alone
        limit: i64,
        players: list[Callable[[GameState], int]],
        who: list[list[int]],  # by game and seat: 0 for the learner, else a player, counted from 1; empty for no player
    ) -> None:
        self.games: Final = games
        self._actions: Final = actions
        self._new: Final = new
        self._insight: Final = insight
        self._standing: Final = standing
        self._standing_changes: Final = standing_changes
        self._limit: Final = limit
        self._players: Final = players
        self._who: Final = who
        self._out: Final = Choices()
        self._places: Row = vec[i64]([0] * (games * ROOM))  # of what is legal, used again in every step
        self._begun: Final[list[int]] = [0] * games  # games in each place
        self._decisions: Final[list[int]] = [0] * games  # in the game that is on
        self._standings: Final[list[list[float]]] = [[] for _ in range(games)]
        self.states: Final[list[GameState]] = [self._begin(game) for game in range(games)]
        for game in range(games):
            self._until_learner(game)

    def _begin(self, game: int) -> GameState:
        state = self._new(game, self._begun[game])
        self._begun[game] += 1
        self._decisions[game] = 0
        self._standings[game] = self._standing(state)
        return state

    def why_not(self, game: int, action: int) -> IllegalMove | None:
        return self.states[game].why_not(action)

    def look(self, observations: memoryview) -> Stepped:
        """The games as they stand, before anything is done."""
        return self._go_through([], observations)

    def step(self, actions: list[int], observations: memoryview) -> Stepped:
        """One decision in every game, which must be legal; what then is seen is written as bytes.

        Where there is no room for observations, none are made.
        """
        return self._go_through(actions, observations)

    def _go_through(self, actions: list[int], observations: memoryview) -> Stepped:
        ends = vec[u8]([0] * self.games)
        seats = vec[u8]([0] * self.games)
        stepped = Stepped(b"", b"", [], [])
        out = self._out
        places = self._places
        legal: i64 = 0
        seen_bytes = len(observations) // self.games
        chunk = min(max(NEAR // max(seen_bytes, 1), 1), MOST_NEAR)
        for first in range(0, self.games, chunk):
            end = min(first + chunk, self.games)
            seen: list[Any] = []
            for game in range(first, end):
                if actions:
                    ends[game] = u8(self._decide(game, actions[game], stepped))
                state = self.states[game]
                seat = state.seat
                seats[game] = u8(seat)
                if seen_bytes:
                    row: vec[u8] = state.answers().observe(state, seat)
                    seen.append(readable(row))
                    if self._insight is not None:
                        more: vec[u8] = self._insight(state, seat)
                        seen.append(readable(more))
                state.choices(out)
                number = out.how_many()
                if legal + number > len(places):
                    places = _with_room(places, legal + number)
                out.put_in(places, legal, game * self._actions)
                legal += number
            observations[first * seen_bytes : end * seen_bytes] = b"".join(seen)
        self._places = places
        return Stepped(bytes(seats), bytes(ends), stepped.rewarded, stepped.rewards, numbers_of(places, legal))

    def _decide(self, game: int, action: i64, stepped: Stepped) -> i64:
        """Takes the decision of one game; how it left the game."""
        state = self.states[game]
        state.apply(action)
        self._decisions[game] += 1
        self._until_learner(game)
        over = state.seat < 0
        if over or self._standing_changes:
            before = self._standings[game]
            now = self._standing(state)
            self._standings[game] = now
            stepped.rewarded.append(game)
            stepped.rewards.append([now[seat] - before[seat] for seat in range(len(now))])
        if not over and self._decisions[game] < self._limit:
            return GOES_ON
        self.states[game] = self._begin(game)
        self._until_learner(game)
        return OVER if over else BROKEN_OFF

    def _until_learner(self, game: int) -> None:
        """The house plays its seats, as long as it is their turn."""
        who = self._who[game]
        if not who:
            return
        state = self.states[game]
        while state.seat >= 0 and who[state.seat] > 0:
            state.apply(self._players[who[state.seat] - 1](state))
            self._decisions[game] += 1

    def saved(self) -> tuple[list[GameState], list[int], list[int], list[list[float]]]:
        """Everything that changes, to come back to."""
        states = [state.copy() for state in self.states]
        return states, self._begun.copy(), self._decisions.copy(), self._standings.copy()

    def restore(self, saved: tuple[list[GameState], list[int], list[int], list[list[float]]]) -> None:
        """Goes back to what was saved, as often as one likes."""
        states, begun, decisions, standings = saved
        for game in range(self.games):
            self.states[game] = states[game].copy()
            self._begun[game] = begun[game]
            self._decisions[game] = decisions[game]
            self._standings[game] = standings[game]


def _with_room(row: Row, size: i64) -> Row:
    """The row with room for so many numbers; twice as much as it was at least, so that it is seldom made."""
    wider = vec[i64]([0] * max(size, 2 * len(row)))
    for at in range(len(row)):
        wider[at] = row[at]
    return wider
