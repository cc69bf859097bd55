"""A position in plain words. `loading` reads it back."""

from typing import Final

from branchline.core.contract import Json
from branchline.games.lunar.board import BOARD_VERSION, LINKS, LOCOS
from branchline.games.lunar.position import Position
from branchline.games.lunar.view import allowance, cards, clock, drawing, events, hand, loads, track, train

RULES_VERSION: Final = 1

# fmt: off
FIELDS: Final = (
    "game", "rules", "board", "seats", "options", "chance", "turn", "phase", "seat", "revealed", "start", "cash",
    "locos", "loads", "hands", "trains", "track", "lost", "deck", "discard", "events", "tax_seen", "win_cash",
    "fulfilled", "winners", "allowance", "draw",
)
# fmt: on


def snapshot(s: Position) -> dict[str, Json]:
    """The whole position."""
    return {
        "game": "lunar",
        "rules": RULES_VERSION,
        "board": BOARD_VERSION,
        "seats": s.seats,
        "options": s.rules.options,
        "chance": s.chance.words(),
        "revealed": s.revealed,
        **clock(s),
        "cash": list(s.cash),
        "locos": [LOCOS[loco] for loco in s.loco],
        "loads": [loads(s, seat) for seat in range(s.seats)],
        "hands": [hand(s, seat) for seat in range(s.seats)],
        "trains": [train(s, seat) for seat in range(s.seats)],
        "track": [[LINKS[link] for link in links] for links in track(s)],
        "lost": list(s.lost),
        "deck": cards(s.deck),
        "discard": cards(s.discard),
        "events": events(s),
        "allowance": allowance(s),
        "draw": drawing(s),
    }
