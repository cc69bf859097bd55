"""The golden games of Lunar Rails; `tests/games/playthrough.py` says what they are and when to write them anew.

A courier plays all seats: chance alone would never deliver anything.
"""

from functools import partial
from typing import Any

from tests.games.playthrough import Golden

from branchline.games import GAMES
from branchline.games.lunar.invariants.courier import courier


def facts(state: Any) -> str:
    view = state.view(None)
    cash = state.snapshot()["cash"]
    players = "  ".join(
        f"{cash[seat]}M/{p['loco']}/{p['segments']}s{len(p['majors'])}m/{'+'.join(p['loads']) or '-'}"
        f"/{p['train']['city'] or p['train']['at'] if p['train'] else '-'}"
        for seat, p in enumerate(view["players"])
    )
    events = "".join(f" {e['card']}:{e['left']}" for e in view["events"])
    return f"round {view['round']} {view['phase']}{events} | {players}"


GOLDEN = Golden(
    "lunar",
    wishes={},
    wish=lambda action: 1.0,
    facts=facts,
    view_every=60,
    tables=(2, 4, 6),
    options={"max_rounds": 12},
    player=partial(courier, GAMES["lunar"]),
)

if __name__ == "__main__":
    GOLDEN.write()
