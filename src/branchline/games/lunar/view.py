"""All that a seat may know: everything but the order of the deck and, for a while, the cash of the others (L28)."""

from typing import Final

from branchline.core.contract import Json
from branchline.core.native import Row, i64
from branchline.games.lunar import build, operate, scoring
from branchline.games.lunar.board import (
    CITIES,
    CITY,
    CITY_COUNT,
    GOODS,
    GOODS_COUNT,
    HAND,
    LINK_COUNT,
    LOCO_COUNT,
    LOCOS,
    MAJOR_BIT,
    MAJORS,
    MILEPOSTS,
    SPEED,
)
from branchline.games.lunar.cards import CARDS
from branchline.games.lunar.options import NO_LIMIT
from branchline.games.lunar.position import BLOCKED, FREE, NOWHERE, OVER, PHASES, Position, active, seats_in
from branchline.games.lunar.ways import VALUE

NOBODY: Final = -1  # a spectator, as a seat


def view(s: Position, seat: int | None) -> dict[str, Json]:
    me = NOBODY if seat is None else seat
    links = track(s)
    seen: dict[str, Json] = {
        "game": "lunar",
        "seats": s.seats,
        "options": s.rules.options,
        "you": seat,
        **clock(s),
        "active": None if s.phase == OVER else active(s),
        "round": (s.turn - 1 if s.phase == OVER else s.turn) // s.seats + 1,  # once over, that of the last turn
        "over": s.phase == OVER,
        "deck": len(s.deck),
        "discard": cards(s.discard),
        "track": links,
        "tray": {GOODS[good]: s.tray[good] for good in range(GOODS_COUNT)},
        "supply": {LOCOS[i]: None if s.supply[i] > NO_LIMIT // 2 else s.supply[i] for i in range(LOCO_COUNT)},
        "events": events(s),
        "allowance": {**allowance(s), **_limits(s)},
        "draw": drawing(s),
        "players": [_player(s, player, sees_cash(s, me, player), links[player]) for player in range(s.seats)],
        "legal": s.legal() if me == s.seat and s.phase != OVER else [],
    }
    if s.phase == OVER:
        seen["scores"] = scoring.scores(s)
        seen["ranks"] = scoring.ranks(s)
        seen["sheet"] = scoring.sheet(s)
    return seen


def sees_cash(s: Position, seat: i64, player: i64) -> bool:
    """Cash is open after the tax card, or as the options say (L19.6)."""
    if seat == player or s.phase == OVER or s.rules.cash_visibility == "always":
        return True
    return s.tax_seen == 1 and s.rules.cash_visibility == "after_tax"


def clock(s: Position) -> dict[str, Json]:
    """What a view and a snapshot say in the same words, and so do the next functions."""
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "seat": s.seat if s.seat >= 0 else None,
        "start": s.start,
        "tax_seen": s.tax_seen == 1,
        "win_cash": s.win_cash,
        "fulfilled": seats_in(s, s.fulfilled),
        "winners": seats_in(s, s.winners),
    }


def cards(row: Row) -> list[str]:
    return [CARDS[card] for card in row]


def hand(s: Position, seat: i64) -> list[str]:
    return [CARDS[card] for card in s.hands[seat * HAND : (seat + 1) * HAND] if card >= 0]


def loads(s: Position, seat: i64) -> list[str]:
    return [GOODS[good] for good in operate.goods_aboard(s, seat)]


def events(s: Position) -> list[dict[str, Json]]:
    return [
        {
            "card": CARDS[card],
            "drawer": s.event_drawer[i],
            "left": s.event_left[i],
            "fresh": s.event_fresh[i] == 1,
            "punished": seats_in(s, s.event_punished[i]),
        }
        for i, card in enumerate(s.event_card)
    ]


def allowance(s: Position) -> dict[str, Json]:
    return {
        "acted": s.acted == 1,
        "moved": s.moved,
        "spent": s.spent,
        "out": s.out,
        "tolls": seats_in(s, s.tolls & ~s.owed),
        "owed": seats_in(s, s.owed),
        "dropped": [GOODS[good] for good in range(GOODS_COUNT) if s.dropped >> good & 1],
        "turn_over": s.turn_over == 1,
    }


def drawing(s: Position) -> dict[str, Json] | None:
    if s.meteor < 0:
        return None
    return {
        "meteor": CARDS[s.meteor],
        "target": CARDS[s.target],
        "hit": list(s.hit),
        "aside": [CARDS[card] for card in s.aside],
        "exchange": s.exchanging == 1,
    }


def track(s: Position) -> list[list[int]]:
    """The links of each seat, rising."""
    by_seat: list[list[int]] = [[] for _ in range(s.seats)]
    owner = s.owner
    for link in range(LINK_COUNT):
        whose = owner[link]
        if whose != FREE and whose != BLOCKED:
            by_seat[whose - 1].append(link)
    return by_seat


def _limits(s: Position) -> dict[str, Json]:
    if s.phase == OVER:
        return {"speed": 0, "limit": None}
    limit = build.limit(s)
    return {"speed": SPEED[s.loco[active(s)]], "limit": None if limit == NO_LIMIT else limit}


def _player(s: Position, seat: i64, cash_is_open: bool, links: list[int]) -> dict[str, Json]:
    row = seat * CITY_COUNT
    worth: i64 = 0
    for link in links:
        worth += VALUE[link]
    return {
        "cash": s.cash[seat] if cash_is_open else None,
        "loco": LOCOS[s.loco[seat]],
        "loads": loads(s, seat),
        "hand": hand(s, seat),
        "train": _train(s, seat),
        "segments": s.segments[seat],
        "network": worth,
        "majors": [CITIES[city] for city in MAJORS if s.joined[seat] & MAJOR_BIT[city]],
        "cities": [CITIES[city] for city in range(CITY_COUNT) if s.segments_at[row + city]],
        "lost": s.lost[seat],
    }


def train(s: Position, seat: i64) -> dict[str, Json] | None:
    here = s.at[seat]
    if here == NOWHERE:
        return None
    came = s.came[seat]
    return {"at": MILEPOSTS[here], "from": None if came == NOWHERE else MILEPOSTS[came]}


def _train(s: Position, seat: i64) -> dict[str, Json] | None:
    placed = train(s, seat)
    if placed is not None:
        city = CITY[s.at[seat]]
        placed["city"] = CITIES[city] if city >= 0 else None
    return placed
