"""Somebody who only listens: what is told of the steps of a game must be enough to know what lies on the table.

The books of the listener are kept by events alone, and must be those of the watch's account after every step.
"""

from collections.abc import Sequence
from typing import Any, Final

from branchline.core.contract import Event
from branchline.core.invariants import Broken
from branchline.games.lunar.invariants.account import Account, Action
from branchline.games.lunar.invariants.chart import (
    CARD,
    CITIES,
    CITY_AT,
    CITY_POSTS,
    DEMANDS,
    GOODS,
    LINK_ENDS,
    LINK_PAIR,
    LINKS_AT,
    LOCOS,
    POST,
    TOLL,
    blast,
    event,
    is_demand,
)
from branchline.games.lunar.position import NOWHERE

# An action is told under its own name but for these.
_NAMES: Final = {
    "build": ("build", "build-wrap"),
    "place": ("place", "relocate"),
    "deliver": ("deliver", "boom"),
}


class Listener:
    """What can be known of a game by listening, from any position on."""

    def __init__(self, account: Account) -> None:
        self.cash = account.cash[:]
        self.segments = _segments(account)
        self.laid: list[tuple[int, int]] = []  # seat and link
        self.locos = account.loco[:]
        self.loads = _loads(account)
        self.hands = [sorted(hand) for hand in account.hands]
        # By seat: the mileposts where its train may be. Of a major city it is not told which of the seven.
        self.trains = [{post} for post in account.at]
        self.lost = account.lost[:]
        self.deck = len(account.deck)
        self.effects = _effects(account)
        self.aside = account.aside[:]
        self.searched: list[int] = []  # set aside while the search for a target goes on
        self.meteor = account.meteor
        self.counting: list[str] = []  # cities whose meteor is still to come
        self.round = account.turn // account.seats + 1
        self.most_rounds = account.options["max_rounds"]
        self.operating = _operating(account)
        self.fulfilled, self.win_cash = set(account.fulfilled), account.win_cash
        self.winners = set(account.winners)
        self.turn, self.active = account.turn, account.active()
        self.spent, self.moved, self.owed = account.spent, account.moved, set(account.owed)
        here = account.at[account.seat]
        if here != NOWHERE and CITY_AT[here] < 0 and account.came[account.seat] == NOWHERE:
            self.moved = 0  # it has turned round, and what a turn takes is no movement

    def hear(self, events: Sequence[Event], what: Action, seat: int) -> None:
        """All that is told of an action of this seat."""
        kind = what["kind"]
        if not events or events[0]["kind"] not in _NAMES.get(kind, (kind,)) or events[0]["player"] != seat:
            raise Broken(f"LI29: {what['notation']} of seat {seat} is told as {events[:1]}")
        self.laid.clear()
        for one in events:
            try:
                self._hear(one)
            except (LookupError, ValueError) as unknown:
                raise Broken(f"LI29: {one} is told, which cannot be") from unknown

    def _hear(self, one: Event) -> None:
        self._money(one)
        self._track(one)
        self._trains(one)
        self._carrying(one)
        self._drawing(one)
        self._meteors(one)
        self._radiation(one)
        self._turns(one)

    def compare(self, account: Account, what: Action) -> None:
        """What is known now must be so."""
        for name, heard, true in (
            ("cash", self.cash, account.cash),
            ("segments", self.segments, _segments(account)),
            ("locomotives", self.locos, account.loco),
            ("loads", self.loads, _loads(account)),
            ("hands", [sorted(hand) for hand in self.hands], [sorted(hand) for hand in account.hands]),
            ("lost turns", self.lost, account.lost),
            ("cards in the deck", self.deck, len(account.deck)),
            ("events in effect and whom they hit", [*self.effects.items()], [*_effects(account).items()]),
            ("cards set aside", self.aside, account.aside),
            ("cities still to be counted from", self.counting, []),
            ("opening turns over", self.operating, _operating(account)),
            ("who fulfils the conditions", self.fulfilled, account.fulfilled),
            ("cash to win", self.win_cash, account.win_cash),
            ("winners", self.winners, account.winners),
        ):
            if heard != true:
                raise Broken(f"LI29: after {what['notation']} {name} are told as {heard}, not {true}")
        if not all(post in self.trains[seat] for seat, post in enumerate(account.at)):
            raise Broken(f"LI29: after {what['notation']} trains are told to be on {self.trains}, not {account.at}")
        if not account.winners and self.round != account.turn // account.seats + 1:
            raise Broken(f"LI29: in round {account.turn // account.seats + 1} the last one told is {self.round}")
        if not all(link in account.own[seat] for seat, link in self.laid):
            raise Broken(f"LI29: {what['notation']} is told to be link {self.laid}")
        if self.turn != account.turn:
            self.turn, self.active = account.turn, account.active()
            self.spent, self.moved, self.owed = 0, 0, set()
        if self.owed != account.owed:
            raise Broken(f"LI29: after {what['notation']} tolls are told to be owed to {self.owed}, not {account.owed}")

    # ---- by what an event is about ----

    def _money(self, one: Event) -> None:
        kind = one["kind"]
        if "cost" in one:
            self.cash[one["player"]] -= one["cost"]
            self.spent += one["cost"]
        elif "pay" in one:
            self.cash[one["player"]] += one["pay"]
        elif kind in ("toll", "tax"):
            self.cash[one["player"]] -= one["amount"]
            if kind == "toll":
                self.cash[one["owner"]] += one["amount"]
                self.owed.discard(one["owner"])
        elif kind == "owed":
            _hold(one, "player", self.active)
            _hold(one, "amount", TOLL)
            self.owed.add(one["owner"])
        elif kind == "end-turn":
            _hold(one, "spent", self.spent)

    def _track(self, one: Event) -> None:
        kind = one["kind"]
        if kind in ("build", "build-wrap"):
            self.segments[one["player"]] += 1
            ends = {POST[one["a"]], POST[one["b"]]}
            links = [link for link in LINKS_AT[POST[one["a"]]] if {*LINK_ENDS[link]} == ends]
            (link,) = (link for link in links if LINK_PAIR[link] == one.get("pair"))
            self.laid.append((one["player"], link))
        elif kind == "erased":
            self.segments[one["owner"]] -= one["segments"]

    def _trains(self, one: Event) -> None:
        kind = one["kind"]
        if kind == "upgrade":
            self.locos[one["player"]] = LOCOS.index(one["loco"])
        elif kind in ("place", "relocate"):
            self.trains[one["player"]] = set(CITY_POSTS[CITIES.index(one["city"])])
        elif kind in ("move", "turn-round"):
            self.trains[one["player"]] = {POST[one["milepost"]]}
            self.moved += kind == "move"
        elif kind == "end-operate":
            _hold(one, "moved", self.moved)

    def _carrying(self, one: Event) -> None:
        kind = one["kind"]
        if "city" in one and "good" in one:
            city = {CITY_AT[post] for post in self.trains[one["player"]]}
            _hold(one, "city", *(CITIES[number] for number in city))
        for good in one.get("goods", [one["good"]] if "good" in one else []):
            self.loads[one["player"]][good] += 1 if kind == "load" else -1

    def _drawing(self, one: Event) -> None:
        kind = one["kind"]
        if kind == "reshuffle":
            self.deck += one["cards"]
        elif kind == "exchange":
            _hold(one, "cards", [f"d{card + 1}" for card in self.hands[one["player"]]], in_order=False)
            self.hands[one["player"]].clear()
        elif kind == "deliver":
            self.hands[one["player"]].remove(CARD[one["card"]])
        elif kind in ("boom", "expired"):
            del self.effects[CARD[one["card"]]]
        elif kind in ("drawn", "event"):
            _hold(one, "player", self.active)
            self._draw(CARD[one["card"]], self.active)

    def _draw(self, card: int, seat: int) -> None:
        if self.aside[:1] == [card]:
            del self.aside[0]
        else:
            self.deck -= 1
        if is_demand(card):
            self.hands[seat].append(card)
        elif event(card)[0] == "meteor":
            self.meteor = card
        elif event(card)[0] != "tax":
            self.effects[card] = set()

    def _meteors(self, one: Event) -> None:
        kind = one["kind"]
        if kind == "aside":
            self.deck -= 1
            self.searched.append(CARD[one["card"]])
        elif kind == "target":
            self.deck -= 1
            self.aside, self.searched = self.searched + self.aside, []
            self.counting = [CITIES[city] for city, _, _ in DEMANDS[CARD[one["card"]]]]
            _hold(one, "cities", self.counting)
        elif kind in ("struck", "missed"):
            _hold(one, "city", self.counting.pop(0))
            area, _ = blast(self.meteor, CITIES.index(one["city"]))
            if (POST[one["milepost"]] not in area) if kind == "struck" else area:
                raise Broken(f"LI29: {one} is told of a meteor that strikes {sorted(area)}")

    def _radiation(self, one: Event) -> None:
        if one["kind"] == "exposed":
            self.effects[CARD[one["card"]]].add(one["player"])

    def _turns(self, one: Event) -> None:
        kind = one["kind"]
        if kind in ("loses-turn", "lost-turn"):
            self.lost[one["player"]] += 1 if kind == "loses-turn" else -1
        elif kind == "round":
            self.round = one["round"]
        elif kind == "operating":
            self.operating = True
        elif kind == "fulfilled":
            self.fulfilled.add(one["player"])
        elif kind == "raised":
            first, second = sorted(self.cash[seat] for seat in self.fulfilled)[-2:]
            if first != second:
                raise Broken(f"LI29: {one} is told, and no tie")
            self.fulfilled, self.win_cash = set(), one["cash"]
        elif kind in ("won", "stopped"):
            self.winners = set(one["winners"])
            if kind == "stopped":
                _hold(one, "rounds", self.most_rounds)
            _hold(one, "cash", *{self.cash[seat] for seat in self.winners})


def _hold(one: Event, name: str, *wanted: Any, in_order: bool = True) -> None:
    """What an event says must be just what is known."""
    said = one[name] if in_order else sorted(one[name])
    if [said] != [value if in_order else sorted(value) for value in wanted]:
        raise Broken(f"LI29: {one} is told, where {name} is {wanted}")


def _effects(account: Account) -> dict[int, set[int]]:
    """The cards in effect in the order drawn, and the seats that each has hit."""
    return {one.card: set(one.punished) for one in account.events}


def _operating(account: Account) -> bool:
    return account.turn >= 2 * account.seats


def _segments(account: Account) -> list[int]:
    return [len(own) for own in account.own]


def _loads(account: Account) -> list[dict[str, int]]:
    """By seat and good."""
    n = len(GOODS)
    return [dict(zip(GOODS, account.load[n * seat : n * seat + n], strict=True)) for seat in range(account.seats)]
