"""The game as the rest of the house knows it."""

from collections.abc import Iterator
from typing import Final

from tests.tiny.board import BOARD, LENGTH, TRACKS, check
from tests.tiny.rules import ACTIONS, RAILS_A_TURN
from tests.tiny.state import FEATURES, LAYOUT, MOST_SEATS, NOTATION, OPTIONS, SNAPSHOT, State

from branchline.core.contract import Event, Json, Line, Problem
from branchline.core.errors import IllegalMove
from branchline.core.fields import bare
from branchline.core.game import BoardGame
from branchline.core.native import row


class TinyGame(BoardGame[State]):
    """The game. There is one of it, `GAME`; tests make another in which nothing is secret."""

    def __init__(self, secrets: bool = True) -> None:
        super().__init__(
            name="tiny",
            title="Tiny",
            seats=range(1, MOST_SEATS + 1),
            secrets=secrets,
            options=OPTIONS,
            actions=ACTIONS,
            features=FEATURES,
            policy={"rail": 20, "last": 5, "card": 15, "noise": 4},
            observation=LAYOUT,
            rules_version=1,
            board_version=1,
            board=BOARD,
            states=State,
            snapshot_fields=SNAPSHOT,
        )

    def _empty(self, seats: int, options: dict[str, Json]) -> State:
        state = State(bare(seats))
        state.rules = row([int(value or 0) for value in options.values()])
        return state

    def _lay_out(self, state: State, seed: int) -> None:
        state.lay_out(seed)

    def _fill(self, state: State, data: dict[str, Json]) -> None:
        state.fill(data)

    def _action(self, action: int) -> dict[str, Json]:
        kind, *track = NOTATION[action].split()
        return {"id": action, "kind": kind, "notation": NOTATION[action], "track": track[0] if track else None}

    def _seen(self, event: Event, seat: int | None) -> Event:
        if "card" not in event or event["player"] == seat:
            return event
        return {"kind": event["kind"].removesuffix("-own"), "player": event["player"]}

    def _why(self, state: State, seat: int, about: Json) -> IllegalMove | None:
        return state.why_no_rail(_track(about), state.laid if seat == state.seat else 0)

    def _plan(self, state: State, seat: int, about: Json) -> dict[str, Json]:
        """The rails that this seat can lay on a track in one turn."""
        track = _track(about)
        left = RAILS_A_TURN - (state.laid if seat == state.seat else 0)
        return {"steps": [track] * min(left, LENGTH[track] - state.rails[track])}

    def _sheet(self, state: State) -> list[dict[str, Json]]:
        return state.sheet()

    def _graph(self, state: State) -> dict[str, list[int]]:
        return {"score": state.scores(), "cards": [len(state.hand(seat)) for seat in range(state.seats)]}

    def _doing(self, action: dict[str, Json], view: Json) -> Line:
        return Line(f"tiny-do-{action['kind']}", {"track": action["track"]} if action["track"] else {})

    def looking(self, view: Json) -> Iterator[Line]:
        for track, rails in zip(TRACKS, view["rails"], strict=True):
            yield Line("tiny-see-track", {"track": track, "rails": rails})
        for seat, player in enumerate(view["players"]):
            yield Line("tiny-see-player", {"player": seat, "score": player["score"], "count": player["cards"]})
            if player["hand"] is not None:
                yield Line("tiny-see-hand", {"player": seat, "cards": player["hand"]})

    def counting(self, entry: Json, rank: int) -> Iterator[tuple[int, Line]]:
        yield 0, Line("tiny-score-rails", {"points": entry["rail_points"]})
        yield 0, Line("tiny-score-cards", {"points": entry["card_points"], "cards": entry["hand"]})
        yield 0, Line("tiny-score-total", {"points": entry["total"], "rank": rank})

    def check_board(self, data: Json) -> list[Problem]:
        return check(data)


def _track(about: Json) -> int:
    if not isinstance(about, dict) or list(about) != ["track"] or about["track"] not in TRACKS:
        raise ValueError(f"about: {about!r} is not possible; ask about a track: {', '.join(TRACKS)}")
    return TRACKS.index(about["track"])


GAME: Final = TinyGame()
