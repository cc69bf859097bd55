"""A view, a choice and the final count as sentences for a terminal."""

from collections.abc import Iterator

from tests.tiny.board import TRACKS

from branchline.core.contract import Json, Line


def action_line(action: dict[str, Json], view: Json) -> Line:
    return Line(f"tiny-do-{action['kind']}", {"track": action["track"]} if action["track"] else {})


def table_lines(view: Json) -> Iterator[Line]:
    for track, rails in zip(TRACKS, view["rails"], strict=True):
        yield Line("tiny-see-track", {"track": track, "rails": rails})
    for seat, player in enumerate(view["players"]):
        yield Line("tiny-see-player", {"player": seat, "score": player["score"], "count": player["cards"]})
        if player["hand"] is not None:
            yield Line("tiny-see-hand", {"player": seat, "cards": player["hand"]})


def board_lines(view: Json) -> Iterator[Line]:
    """The table is all there is to see."""
    return iter(())


def sheet_lines(entry: Json, rank: int) -> Iterator[tuple[int, Line]]:
    yield 0, Line("tiny-score-rails", {"points": entry["rail_points"]})
    yield 0, Line("tiny-score-cards", {"points": entry["card_points"], "cards": entry["hand"]})
    yield 0, Line("tiny-score-total", {"points": entry["total"], "rank": rank})
