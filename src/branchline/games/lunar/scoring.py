"""The count: cash, and who is ahead (L27.15)."""

from branchline.core.contract import Json, ranked
from branchline.games.lunar import network
from branchline.games.lunar.board import LINK_COUNT, LOCOS
from branchline.games.lunar.position import BLOCKED, FREE, Position
from branchline.games.lunar.ways import VALUE


def scores(s: Position) -> list[int]:
    return list(s.cash)


def ranks(s: Position) -> list[int]:
    """Winners first, then the others by majors joined, then by cash."""
    keys: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        won = s.winners >> seat & 1
        keys.append((1, 0, 0) if won else (0, network.COUNT[s.joined[seat]], s.cash[seat]))
    return ranked(keys)


def values(s: Position) -> list[int]:
    """By seat: what its track would cost at the least."""
    by_seat = [0] * int(s.seats)
    for link in range(LINK_COUNT):
        owner = s.owner[link]
        if owner != FREE and owner != BLOCKED:
            by_seat[owner - 1] += VALUE[link]
    return by_seat


def sheet(s: Position) -> list[dict[str, Json]]:
    worth = values(s)
    return [
        {
            "cash": s.cash[seat],
            "majors": network.COUNT[s.joined[seat]],
            "network": worth[seat],
            "segments": s.segments[seat],
            "loco": LOCOS[s.loco[seat]],
            "winner": bool(s.winners >> seat & 1),
        }
        for seat in range(s.seats)
    ]
