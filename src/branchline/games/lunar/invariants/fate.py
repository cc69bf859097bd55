"""What happens by itself, in the watch's account: cards are drawn, events strike and run out, turns and games end."""

from branchline.core.invariants import Broken
from branchline.games.lunar.invariants.account import Action, Event
from branchline.games.lunar.invariants.chart import (
    CITY_AT,
    DEMANDS,
    GOOD,
    GOODS,
    HAND,
    LASTS,
    LINK_ENDS,
    LINK_SIDES,
    LINKS_AT,
    MAJORS,
    POST,
    RAISED_CASH,
    RED,
    SIDES_AT,
    WIN_MAJORS,
    blast,
    event,
    is_demand,
)
from branchline.games.lunar.invariants.riding import Riding
from branchline.games.lunar.position import NOWHERE


class Fate(Riding):
    """The account with everything that no seat decides."""

    # ---- drawing ----

    def exchange(self) -> None:
        self.acted = self.exchanging = True
        self.discard += self.hands[self.seat]
        self.hands[self.seat].clear()
        self.fill()

    def fill(self) -> None:
        """Draws until the active player holds three demand cards, unless somebody has to decide first."""
        seat = self.active()
        while self.aside or len(self.hands[seat]) < HAND:
            card = self.aside.pop(0) if self.aside else self._draw()
            if is_demand(card):
                self.hands[seat].append(card)
            elif not self._resolve(card, seat):
                return
        if self.exchanging or self.turn_over:
            self.exchanging = False
            self.finish()
        else:
            self._begin()

    def _draw(self) -> int:
        if not self.deck:
            self.deck, self.discard = self.discard, []
            self.chance.shuffle(self.deck)
        return self.deck.pop()

    def _resolve(self, card: int, drawer: int) -> bool:
        """False if the owner of a hit train has to decide."""
        kind, params = event(card)
        if kind == "tax":
            taxes = [self._tax(cash, params["percent"]) for cash in self.cash]
            self.cash = [cash - tax for cash, tax in zip(self.cash, taxes, strict=True)]
            self.money -= sum(taxes)
            self.tax_seen = True
            self.discard.append(card)
            return True
        if kind == "meteor":
            return self._shower(card, drawer)
        self.events.append(Event(card, drawer, LASTS.get(kind, 1)))
        return True

    def _tax(self, cash: int, percent: int) -> int:
        table: list[list[int]] | None = self.options["tax_table"]
        if table is None:
            return cash * percent // 100
        return min(cash, max((amount for least, amount in table if cash >= least), default=0))

    def _shower(self, card: int, drawer: int) -> bool:
        aside: list[int] = []
        while not is_demand(drawn := self._draw()):
            aside.append(drawn)
        self.aside = aside + self.aside
        struck: set[int] = set()
        for city, _, _ in DEMANDS[drawn]:
            area, side = blast(card, city)
            self.struck.append((area, side))
            struck |= area
            for post in area:
                self._erase([link for link in LINKS_AT[post] if side in LINK_SIDES[link] and not RED[link]])
        self.meteor, self.target = card, drawn
        self.hit = [seat for i in range(self.seats) if self.at[seat := (drawer + i) % self.seats] in struck]
        return self._next_hit()

    def _erase(self, links: list[int]) -> None:
        for link in links:
            if self.owner[link]:
                self.own[self.owner[link] - 1].remove(link)
                self.owner[link] = 0

    def _next_hit(self) -> bool:
        if self.hit:
            self.seat, self.phase = self.hit[0], "relocate"
            self.unload_all(self.seat)
            return False
        self.discard += [self.target, self.meteor]
        self.target = self.meteor = -1
        return True

    def relocate(self, what: Action) -> None:
        """A hit train comes into a city on the own track, or into any if there is none."""
        seat, post = self.hit.pop(0), POST[what["milepost"]]
        cities = {CITY_AT[end] for link in self.own[seat] for end in LINK_ENDS[link]} - {NOWHERE}
        if CITY_AT[post] < 0 or (cities and CITY_AT[post] not in cities):
            raise Broken(f"LI18: the train of seat {seat} is put on {what['milepost']}")
        self.at[seat], self.came[seat] = post, NOWHERE
        self._lose_turn(seat)
        self.turn_over = self.turn_over or seat == self.active()
        if self._next_hit():
            self.fill()

    def _lose_turn(self, seat: int) -> None:
        self.lost[seat] = self.lost[seat] + 1 if self.options["lost_turns_add_up"] else 1

    # ---- the end of a turn ----

    def finish(self) -> None:
        """The check for radiation, victory, expiry, and the next seat that has a turn."""
        while True:
            seat = self.active()
            if not self._radiation(seat):
                return None
            if self.fulfils(seat):
                if not self.options["equal_turns"]:
                    self.turn += 1
                    return self._over({seat})
                self.fulfilled.add(seat)
            self._expire(seat)
            self.clear()
            self.turn += 1
            if self.turn % self.seats == 0 and self._round_ends():
                return None
            self._begin()
            if not self.lost[self.seat]:
                return None
            self.lost[self.seat] -= 1

    def _begin(self) -> None:
        self.seat = self.active()
        self.phase = "opening" if self.turn < 2 * self.seats else "operate"

    def _radiation(self, seat: int) -> bool:
        """False if the owner has to say which load a flare takes."""
        here = self.at[seat]
        if here == NOWHERE or CITY_AT[here] >= 0:
            return True
        for one in self.events:
            if one.kind not in ("solar_flare", "cosmic_rays") or not one.sides & SIDES_AT[here]:
                continue
            if seat in one.punished or (one.fresh and not self.options["radiation_check_on_draw_turn"]):
                continue
            one.punished.add(seat)
            kinds = [good for good in range(len(GOODS)) if self.load[seat * len(GOODS) + good]]
            if one.kind == "cosmic_rays":
                self.unload_all(seat)
            elif len(kinds) > 1:
                self.seat, self.phase = seat, "flare"
                return False
            elif kinds:
                self.unload(seat, kinds[0])
            self._lose_turn(seat)
        return True

    def give_up(self, what: Action) -> None:
        self.unload(self.seat, GOOD[what["good"]])
        if self.phase == "flare":
            self._lose_turn(self.seat)
            self.finish()
        elif self.fits():
            self.phase = "build"

    def _expire(self, seat: int) -> None:
        for one in self.events[:]:
            if one.drawer == seat:
                one.left -= not one.fresh
                one.fresh = False
                if one.left == 0:
                    self.events.remove(one)
                    self.discard.append(one.card)

    # ---- the end of the game ----

    def joined(self, seat: int) -> list[set[int]]:
        """The majors of each of a seat's networks: track that meets at a milepost or a major city belongs together."""
        group: dict[int, int] = {}

        def root(place: int) -> int:
            while group.setdefault(place, place) != place:
                place = group[place]
            return place

        for link in self.own[seat]:
            a, b = (-1 - CITY_AT[end] if CITY_AT[end] in MAJORS else end for end in LINK_ENDS[link])
            group[root(a)] = root(b)
        networks: dict[int, set[int]] = {}
        for city in MAJORS:
            if -1 - city in group:
                networks.setdefault(root(-1 - city), set()).add(city)
        return list(networks.values())

    def majors(self, seat: int) -> int:
        return max(map(len, self.joined(seat)), default=0)

    def fulfils(self, seat: int) -> bool:
        return self.cash[seat] >= self.win_cash and self.majors(seat) >= WIN_MAJORS

    def _round_ends(self) -> bool:
        if self.fulfilled:
            winners = self._richest(self.fulfilled)
            if len(winners) == 1:
                self._over(winners)
                return True
            self.fulfilled = set()
            self.win_cash = RAISED_CASH
        if self.turn // self.seats < self.options["max_rounds"]:
            return False
        ahead = {seat for seat in range(self.seats) if self.majors(seat) >= WIN_MAJORS}
        self._over(self._richest(ahead or set(range(self.seats))))
        return True

    def _richest(self, seats: set[int]) -> set[int]:
        most = max(self.cash[seat] for seat in seats)
        return {seat for seat in seats if self.cash[seat] == most}

    def _over(self, winners: set[int]) -> None:
        self.winners, self.phase, self.seat = winners, "over", -1
