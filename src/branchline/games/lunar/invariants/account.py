"""A second account of a game, kept by the watch: what each action takes, gives and changes, by the rule ledger.

What an action does that the rules do not allow is `Broken` here; `watch` compares the rest with the position. Here is
what lies on the table, and building; `riding` goes on with trains and loads, `fate` with what no seat decides.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from branchline.core.invariants import Broken
from branchline.core.native import Row
from branchline.games.lunar.invariants.chart import (
    BUILD_LIMIT,
    BY_PAIR,
    CAPACITY,
    GOODS,
    HAND,
    LEVEL,
    LINK_ENDS,
    LINK_PAIR,
    LINK_SIDES,
    LINKS_AT,
    LOCOS,
    OUTS,
    POST,
    PRICE,
    RED,
    TERRAIN,
    UPGRADE,
    event,
)
from branchline.games.lunar.position import BLOCKED, FREE, PHASES, Position

Action = Mapping[str, Any]

PLAIN: Final = bytes(FREE if owner == BLOCKED else owner for owner in range(256))  # only those who have built
BUILT: Final = re.compile(b"[^%c%c]" % (FREE, BLOCKED), re.DOTALL)


class Event:
    """A card in effect."""

    def __init__(self, card: int, drawer: int, left: int) -> None:
        self.card = card
        self.drawer = drawer
        self.left = left
        self.fresh = True
        self.punished: set[int] = set()
        self.kind, self.params = event(card)
        side = self.params.get("side", "all")
        self.sides = frozenset(("near", "far")) if side == "all" else frozenset((side,))


def _event(s: Position, i: int) -> Event:
    one = Event(s.event_card[i], s.event_drawer[i], s.event_left[i])
    one.fresh, one.punished = s.event_fresh[i] == 1, seats_of(s.event_punished[i])
    return one


def listed(row: Row) -> list[int]:
    """A row to remember and to compare."""
    return list(row)


def hands_of(s: Position) -> list[list[int]]:
    """The cards of each seat."""
    cards = listed(s.hands)
    hands = [cards[first : first + HAND] for first in range(0, len(cards), HAND)]
    return [[card for card in hand if card >= 0] for hand in hands] if -1 in cards else hands


def seats_of(mask: int) -> set[int]:
    """The numbers whose bits are set; of seats, and of goods."""
    return {number for number in range(mask.bit_length()) if mask >> number & 1}


class Account:
    """What lies on the table, by the watch's own books. It begins with what a position says."""

    def __init__(self, s: Position) -> None:
        self.options: Mapping[str, Any] = s.rules.options
        self.seats = s.seats
        self.chance = s.chance.copy()
        self.start, self.turn, self.phase, self.seat = s.start, s.turn, PHASES[s.phase], s.seat
        self.cash = listed(s.cash)
        self.money = sum(self.cash)  # of all players together
        self.loco, self.supply = listed(s.loco), listed(s.supply)
        self.load, self.tray = listed(s.load), listed(s.tray)
        self.hands = hands_of(s)
        self.at, self.came = listed(s.at), listed(s.came)
        self.owner = bytearray(s.owner.translate(PLAIN))  # by link: seat + 1, 0 for none
        self.own: list[set[int]] = [set() for _ in range(s.seats)]  # by seat: its links
        for segment in BUILT.finditer(s.owner):
            self.own[self.owner[segment.start()] - 1].add(segment.start())
        self.paid: dict[tuple[int, int], int] = {}  # what was paid along a way before its track was erased
        self.lost = listed(s.lost)
        self.deck, self.discard = listed(s.deck), listed(s.discard)
        self.events = [_event(s, i) for i in range(len(s.event_card))]
        self.tax_seen, self.win_cash = s.tax_seen, s.win_cash
        self.fulfilled, self.winners = seats_of(s.fulfilled), seats_of(s.winners)
        self.meteor, self.target = s.meteor, s.target
        self.hit, self.aside = listed(s.hit), listed(s.aside)
        self.exchanging = s.exchanging
        self.struck: list[tuple[frozenset[int], str]] = []  # areas struck since the watch last looked
        self.acted, self.turn_over = s.acted, s.turn_over
        self.moved, self.spent, self.out = s.moved, s.spent, s.out
        self.tolls, self.owed, self.dropped = seats_of(s.tolls), seats_of(s.owed), seats_of(s.dropped)

    def clear(self) -> None:
        """A new turn: nothing of what it allows is used yet."""
        self.acted = self.turn_over = False
        self.moved = self.spent = self.out = 0
        self.tolls, self.owed, self.dropped = set(), set(), set()

    def active(self) -> int:
        """Whose turn it is: clockwise from the start player, back, and clockwise again."""
        turn = self.turn
        if self.seats <= turn < 2 * self.seats:
            return (self.start + 2 * self.seats - 1 - turn) % self.seats
        return (self.start + turn) % self.seats

    def aboard(self, seat: int) -> int:
        return sum(self.load[seat * len(GOODS) : (seat + 1) * len(GOODS)])

    def fits(self) -> bool:
        """Whether the deciding seat's locomotive can carry what is aboard."""
        return self.aboard(self.seat) <= CAPACITY[self.loco[self.seat]]

    # ---- building ----

    def limit(self) -> int:
        """What may be spent in this turn, whatever the cash."""
        if self.phase == "opening":
            limit: int | None = self.options["opening_build_limit"]
            return self.cash[self.seat] + self.spent if limit is None else limit
        return BUILD_LIMIT

    def pay(self, amount: int) -> None:
        self.cash[self.seat] -= amount
        self.money -= amount
        self.spent += amount
        if self.spent > self.limit() or self.cash[self.seat] < 0:
            raise Broken(
                f"LI7: seat {self.seat} has spent {self.spent} in this turn and has {self.cash[self.seat]} left"
            )
        self.acted = True

    def touches(self, seat: int, post: int) -> bool:
        return any(self.owner[link] == seat + 1 for link in LINKS_AT[post])

    def build(self, what: Action) -> None:
        seat, link = self.seat, what["link"]
        begin, end = POST[what["a"]], POST[what["b"]]
        if self.owner[link] or RED[link] or any(self.owner[rival] for rival in self.rivals(link)):
            raise Broken(f"LI9: seat {seat} builds {what['notation']} where there can be no more track")
        leaves = TERRAIN[begin] == "major"
        if not leaves and not self.touches(seat, begin):
            raise Broken(f"LI10: seat {seat} builds from {what['a']}, where it has no track")
        for one in self.events:
            if self.forbids_building(one, link):
                raise Broken(f"LI10: seat {seat} builds {what['notation']} in spite of event {one.card}")
        price = PRICE[link, end]
        if what["cost"] != price or self.paid.get((link, end), price) != price:
            raise Broken(f"LI21: {what['notation']} costs {what['cost']}, not {price}")
        self.pay(price)
        self.out += leaves
        if self.out > OUTS:
            raise Broken(f"LI8: seat {seat} builds {self.out} segments out of major cities")
        self.paid[link, end] = price
        self.owner[link] = seat + 1
        self.own[seat].add(link)

    @staticmethod
    def rivals(link: int) -> list[int]:
        """What must be free beside a link: its wrap pair, and every other pair that joins the same mileposts."""
        pair = LINK_PAIR[link]
        if pair is None:
            return []
        twins = [other for other in LINKS_AT[LINK_ENDS[link][0]] if LINK_ENDS[other] == LINK_ENDS[link]]
        return [*BY_PAIR[pair], *twins]

    @staticmethod
    def forbids_building(one: Event, link: int) -> bool:
        if one.kind == "strike":
            return "build" in one.params["blocks"] and bool(one.sides & LINK_SIDES[link])
        if one.kind == "seismic":
            return any(TERRAIN[end] in one.params["terrain"] for end in LINK_ENDS[link])
        return one.kind in ("solar_flare", "cosmic_rays") and bool(one.sides & LINK_SIDES[link])

    def upgrade(self, what: Action) -> None:
        seat, new = self.seat, LOCOS.index(what["loco"])
        step = LEVEL[new] - LEVEL[self.loco[seat]]
        same_level: int | None = self.options["crossgrade_cost"]
        price = UPGRADE if step == 1 else same_level
        if step not in (0, 1) or price is None or self.supply[new] < 1:
            raise Broken(f"LI17: seat {seat} goes from {LOCOS[self.loco[seat]]} to {what['loco']}")
        self.pay(price)
        self.supply[self.loco[seat]] += 1
        self.supply[new] -= 1
        self.loco[seat] = new
        if not self.fits():
            self.phase = "give-up"
