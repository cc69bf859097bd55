"""The game as the rest of the house knows it."""

from typing import Final

from tests.tiny import board, rules, sentences, view
from tests.tiny.board import LENGTH, TRACKS
from tests.tiny.rules import RAILS_A_TURN
from tests.tiny.state import ANSWERS, State

from branchline.core.contract import Event, Json
from branchline.core.errors import IllegalMove
from branchline.core.fields import bare
from branchline.core.game import BoardGame
from branchline.core.native import row


def _empty(seats: int, options: dict[str, Json]) -> State:
    state = State(bare(seats))
    state.rules = row([int(value or 0) for value in options.values()])
    return state


def _seen(event: Event, seat: int | None) -> Event:
    """What others draw is theirs alone."""
    if "card" not in event or event["player"] == seat:
        return event
    return {"kind": event["kind"].removesuffix("-own"), "player": event["player"]}


def _why(s: State, seat: int, about: Json) -> IllegalMove | None:
    return rules.why_no_rail(s, _track(about), s.laid if seat == s.seat else 0)


def _plan(s: State, seat: int, about: Json) -> dict[str, Json]:
    """The rails that this seat can lay on a track in one turn."""
    track = _track(about)
    left = RAILS_A_TURN - (s.laid if seat == s.seat else 0)
    return {"steps": [track] * min(left, LENGTH[track] - s.rails[track])}


def _track(about: Json) -> int:
    if not isinstance(about, dict) or list(about) != ["track"] or about["track"] not in TRACKS:
        raise ValueError(f"about: {about!r} is not possible; ask about a track: {', '.join(TRACKS)}")
    return TRACKS.index(about["track"])


def _graph(s: State) -> dict[str, list[int]]:
    return {"score": s.scores(), "cards": [len(rules.hand(s, seat)) for seat in range(s.seats)]}


def made(secrets: bool, rules_version: int = 1) -> BoardGame[State]:
    """There is one game, `GAME`; tests of tables make others: nothing is secret there, or the rules have changed."""
    return BoardGame(
        home=__name__,
        name="tiny",
        title="Tiny",
        seats=range(1, view.MOST_SEATS + 1),
        secrets=secrets,
        options=view.OPTIONS,
        answers=ANSWERS,
        policy={"rail": 20, "last": 5, "card": 15, "noise": 4},
        observation=view.LAYOUT,
        rules_version=rules_version,
        board_version=1,
        board=board.BOARD,
        check_board=board.check,
        states=State,
        snapshot_fields=view.SNAPSHOT,
        empty=_empty,
        lay_out=rules.lay_out,
        fill=view.fill,
        why=_why,
        sentences=sentences,
        seen=_seen,
        plan=_plan,
        graph=_graph,
    )


GAME: Final = made(secrets=True)
