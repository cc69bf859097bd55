"""Trains and loads in the watch's account: each step and each token by the rule ledger."""

from branchline.core.invariants import Broken
from branchline.games.lunar.invariants.account import Account, Action, Event
from branchline.games.lunar.invariants.chart import (
    BOOM_PAY,
    CAPACITY,
    CITIES,
    CITY_AT,
    DEMANDS,
    GOOD,
    GOODS,
    LINK_ENDS,
    LINK_SIDES,
    LINKS_AT,
    LOCOS,
    POST,
    POSTS,
    RED,
    SIDES_AT,
    SOURCES,
    SPEED,
    TERRAIN,
    TOLL,
)
from branchline.games.lunar.position import NOWHERE


class Riding(Account):
    """The account with what is done in an operate phase."""

    # ---- the train ----

    def place(self, what: Action) -> None:
        post = POST[what["milepost"]]
        if CITY_AT[post] < 0 or self.at[self.seat] != NOWHERE:
            raise Broken(f"LI13: seat {self.seat} places its train on {what['milepost']}")
        self.at[self.seat] = post
        self.acted = True

    def move(self, what: Action) -> None:
        seat, to = self.seat, POST[what["milepost"]]
        here = self.at[seat]
        ways = LINKS_AT[here] if here != NOWHERE else ()
        links = [link for link in ways if to in LINK_ENDS[link] and (RED[link] or self.owner[link])]
        if len(links) != 1:
            raise Broken(f"LI14: seat {seat} moves from milepost {here} to {what['milepost']}, where no track leads")
        if CITY_AT[here] < 0 and to == self.came[seat]:
            raise Broken(f"LI15: seat {seat} goes back from {POSTS[here]} to {what['milepost']}")
        self.moved += 1
        if self.moved > SPEED[self.loco[seat]]:
            raise Broken(f"LI14: seat {seat} moves {self.moved} mileposts with {LOCOS[self.loco[seat]]}")
        if not RED[links[0]]:
            self._pass(seat, here, links[0])
        self.came[seat], self.at[seat] = here, to
        self.dropped = set()
        self.acted = True

    def _pass(self, seat: int, here: int, link: int) -> None:
        """The events let a train leave over a segment, and its owner is paid."""
        owner = self.owner[link] - 1
        for one in self.events:
            if self._forbids_moving(one, here, link, owner):
                raise Broken(f"LI14: seat {seat} leaves {POSTS[here]} in spite of event {one.card}")
        if owner == seat or owner in self.tolls or any(self._frees(one, link) for one in self.events):
            return
        self.tolls.add(owner)
        self.owed.add(owner)
        self.settle()
        if owner in self.owed and not self.options["late_toll"]:
            raise Broken(f"LI16: seat {seat} has {self.cash[seat]} and uses the track of seat {owner}")

    @staticmethod
    def _forbids_moving(one: Event, here: int, link: int, owner: int) -> bool:
        if one.kind == "strike":
            return "move" in one.params["blocks"] and bool(one.sides & LINK_SIDES[link])
        if one.kind == "seismic":
            return any(TERRAIN[end] in one.params["terrain"] for end in LINK_ENDS[link])
        if one.kind == "decompression":
            return one.drawer == owner
        if one.kind not in ("solar_flare", "cosmic_rays") or CITY_AT[here] < 0:
            return False
        leaving = LINK_SIDES[link] if len(SIDES_AT[here]) > 1 else SIDES_AT[here]
        return bool(one.sides & leaving)

    def _frees(self, one: Event, link: int) -> bool:
        """Whether rays make this track free to use."""
        if one.kind != "cosmic_rays":
            return False
        return self.options["cosmic_toll_scope"] == "all" or bool(one.sides & LINK_SIDES[link])

    def settle(self) -> None:
        for owner in sorted(self.owed):
            if self.cash[self.seat] >= TOLL:
                self.cash[self.seat] -= TOLL
                self.cash[owner] += TOLL
                self.owed.remove(owner)

    def turn_round(self, what: Action) -> None:
        seat = self.seat
        here, back = self.at[seat], self.came[seat]
        ahead = [link for link in LINKS_AT[here] if self.owner[link] and back not in LINK_ENDS[link]]
        allowed = self.options["backtracking"] or (self.options["stranded_turnaround"] and not ahead)
        if not allowed or self.moved or back == NOWHERE or CITY_AT[here] >= 0:
            raise Broken(f"LI15: seat {seat} turns round at {POSTS[here]}")
        self.came[seat] = NOWHERE
        self.moved = SPEED[self.loco[seat]]
        self.acted = True

    # ---- loads ----

    def _city(self, doing: str) -> int:
        """The city of the deciding seat's train, where no strike forbids what it does."""
        here = self.at[self.seat]
        if here == NOWHERE or CITY_AT[here] < 0:
            raise Broken(f"LI14: seat {self.seat} wants to {doing} outside a city")
        for one in self.events:
            if one.kind == "strike" and doing in one.params["blocks"] and one.sides & SIDES_AT[here]:
                raise Broken(f"LI14: seat {self.seat} wants to {doing} in spite of event {one.card}")
        return CITY_AT[here]

    def take(self, what: Action) -> None:
        seat, good = self.seat, GOOD[what["good"]]
        if self._city("load") not in SOURCES[good] or not self.tray[good] or good in self.dropped:
            raise Broken(f"LI3: seat {seat} loads {what['good']}, of which the tray has {self.tray[good]}")
        if self.aboard(seat) >= CAPACITY[self.loco[seat]]:
            raise Broken(f"LI4: seat {seat} loads {what['good']} beside {self.aboard(seat)} others")
        self.load[seat * len(GOODS) + good] += 1
        self.tray[good] -= 1
        self.acted = True

    def unload(self, seat: int, good: int) -> None:
        if not self.load[seat * len(GOODS) + good]:
            raise Broken(f"LI3: seat {seat} has no {GOODS[good]} aboard")
        self.load[seat * len(GOODS) + good] -= 1
        self.tray[good] += 1

    def unload_all(self, seat: int) -> None:
        for good in range(len(GOODS)):
            for _ in range(self.load[seat * len(GOODS) + good]):
                self.unload(seat, good)

    def drop(self, what: Action) -> None:
        self._city("drop")
        self.unload(self.seat, GOOD[what["good"]])
        self.dropped.add(GOOD[what["good"]])
        self.acted = True

    def sell(self, good: int, pay: int) -> None:
        self.unload(self.seat, good)
        self.cash[self.seat] += pay
        self.money += pay
        self.settle()
        self.dropped = set()
        self.acted = True

    def deliver(self, card: int, what: Action) -> None:
        """For a demand: the card goes to the discards, and `fate` draws another."""
        city, good = self._city("deliver"), GOOD[what["good"]]
        pays = [pay for where, wanted, pay in DEMANDS[card] if where == city and wanted == good]
        if card not in self.hands[self.seat] or pays != [what["pay"]]:
            raise Broken(f"LI28: seat {self.seat} delivers {what['good']} in {CITIES[city]} for card {what['card']}")
        self.sell(good, pays[0])
        self.hands[self.seat].remove(card)
        self.discard.append(card)

    def deliver_boom(self, card: int, what: Action) -> None:
        """For a boom or a shortage, which ends with it."""
        self._city("deliver")
        there = [one for one in self.events if one.card == card]
        if not there or what["good"] not in there[0].params["goods"] or TERRAIN[self.at[self.seat]] != "major":
            raise Broken(f"LI19: seat {self.seat} delivers {what['good']} for event {card}")
        self.sell(GOOD[what["good"]], BOOM_PAY)
        self.events.remove(there[0])
        self.discard.append(card)
