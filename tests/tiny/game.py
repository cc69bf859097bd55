"""The game as the rest of the house knows it."""

from collections.abc import Iterator
from typing import Final

from tests.tiny import board, notation, rules, view
from tests.tiny.board import LENGTH, TRACKS
from tests.tiny.rules import RAILS_A_TURN
from tests.tiny.state import ANSWERS, State

from branchline.core.contract import Event, Json, Line
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


def _action_line(action: dict[str, Json], view: Json) -> Line:
    return Line(f"tiny-do-{action['kind']}", {"track": action["track"]} if action["track"] else {})


def _table_lines(view: Json) -> Iterator[Line]:
    for track, rails in zip(TRACKS, view["rails"], strict=True):
        yield Line("tiny-see-track", {"track": track, "rails": rails})
    for seat, player in enumerate(view["players"]):
        yield Line("tiny-see-player", {"player": seat, "score": player["score"], "count": player["cards"]})
        if player["hand"] is not None:
            yield Line("tiny-see-hand", {"player": seat, "cards": player["hand"]})


def _sheet_lines(entry: Json, rank: int) -> Iterator[tuple[int, Line]]:
    yield 0, Line("tiny-score-rails", {"points": entry["rail_points"]})
    yield 0, Line("tiny-score-cards", {"points": entry["card_points"], "cards": entry["hand"]})
    yield 0, Line("tiny-score-total", {"points": entry["total"], "rank": rank})


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
        action=notation.as_data,
        why=_why,
        sheet=view.sheet,
        action_line=_action_line,
        table_lines=_table_lines,
        sheet_lines=_sheet_lines,
        seen=_seen,
        plan=_plan,
        graph=_graph,
    )


GAME: Final = made(secrets=True)
