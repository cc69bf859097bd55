"""A second reading of phase three, as the ledger tells it: who bids next, what he may bid, what the boxes pay."""

from collections.abc import Mapping, Sequence
from typing import Any

from .positions import KINDS, PRINTED

Bids = Mapping[int, tuple[int, int]]
Stacks = dict[str, dict[int, list[int]]]


def least(box: int, standing: Bids) -> int:
    """The smallest bid that is allowed in this box."""
    printed = sum(PRINTED[box].values())
    return max(printed, standing[box][1] + 1) if box in standing else printed


def allowed(seat: int, cubes: Sequence[int], standing: Bids) -> set[str]:
    """Every bid this player may make, in notation."""
    own = [box for box, (owner, _) in standing.items() if owner == seat]
    if len(own) == 2:
        return set()
    return {f"bid {box} {n}" for box in PRINTED if box not in own for n in range(least(box, standing), cubes[seat] + 1)}


def next_bidder(last: int, order: Sequence[int], cubes: Sequence[int], standing: Bids) -> int | None:
    """Who bids after `last`, nobody if the auction is over."""
    after = order.index(last) + 1
    round_ = [*order[after:], *order[:after]]
    return next((seat for seat in round_ if allowed(seat, cubes, standing)), None)


def paid_out(stacks: Mapping[str, Mapping[int, Sequence[int]]], contents: Sequence[Sequence[str]], won: Bids) -> Stacks:
    """The influence tracks after boxes 1 to 8, with these points in them, were paid to those who won them."""
    new: Stacks = {kind: {space: list(pile) for space, pile in stacks[kind].items()} for kind in KINDS}
    for box, points in enumerate(contents, start=1):
        if box not in won:
            continue
        seat = won[box][0]
        for kind in KINDS:
            gain = list(points).count(kind)
            if gain:
                space = next(space for space, pile in new[kind].items() if seat in pile)
                new[kind][space].remove(seat)
                new[kind].setdefault(min(8, space + gain), []).append(seat)
    return {kind: {space: pile for space, pile in new[kind].items() if pile} for kind in KINDS}


def contents(tokens: Sequence[str]) -> list[list[str]]:
    """All points of each box: the printed ones and that of its token."""
    return [[kind for kind, n in PRINTED[box].items() for _ in range(n)] + [tokens[box - 1]] for box in range(1, 9)]


def tracks_of(state: Any) -> Stacks:
    tracks = state.snapshot()["tracks"]
    return {kind: {int(space): list(pile) for space, pile in tracks[kind].items()} for kind in KINDS}
