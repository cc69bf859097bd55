"""The watch over one game: every action goes into a second account, and position and events must say the same.

Only what a step can have changed is counted anew, which keeps a watched step within some tens of microseconds; at
the start of each turn and at the end the whole position is counted from scratch.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from branchline.core.contract import Event, Game
from branchline.core.invariants import Broken, actions_of
from branchline.games.wensleydale.invariants.account import PROFIT_LOSS, TRAIN_KIND, Account
from branchline.games.wensleydale.invariants.chart import (
    AREA,
    AREAS,
    BORDER,
    BORDERS,
    CARGO,
    CUBES,
    KINDS,
    MOST_BIDS,
    PRICE,
    TRAIN,
    TURNS,
)
from branchline.games.wensleydale.invariants.chart import COMPANIES as COMPANY_NAMES
from branchline.games.wensleydale.invariants.count import count
from branchline.games.wensleydale.invariants.hearsay import Hearsay
from branchline.games.wensleydale.position import (
    AUCTION,
    BUILD,
    EXCHANGE_ANY,
    EXCHANGING,
    MAY_DECLINE,
    OVER,
    PAYING,
    STUCK_ENDS,
    TAKEOVERS,
    TIE_SHARED,
    TRAINS,
)
from branchline.games.wensleydale.state import State

# The parts of a turn, by phase, in the order in which they come.
_STAGE: Final = {AUCTION: 0, BUILD: 1, PAYING: 1, TRAINS: 2, EXCHANGING: 2, TAKEOVERS: 3, OVER: 0}
_STAGES: Final = 4
# What is asked only if there is something to choose: doing nothing is the last of the legal actions.
_NOTHING: Final = {BUILD: "no-build", TRAINS: "pass", TAKEOVERS: "no-takeover"}
# The events an action may begin with, where they are not of its own kind.
_FIRST: Final = {
    "bid": ("bid", "overbid"),
    "done": ("series", "takeover"),
    "pay": ("paid",),
    "buy": ("buy", "choose-train"),
    "exchange": ("buy",),
    "takeover": ("choose-company",),
}


class Watch:
    """Follows one game: `offered` before a choice, `step` after each action, `end` once it is over."""

    def __init__(self, game: Game, state: State, events: Sequence[Event] = ()) -> None:
        self.actions = actions_of(game)
        self.game = game
        self.rules: list[int] = list(state.rules)
        self.shared_tie = state.rules[TIE_SHARED] == 1
        self.orders: tuple[list[int], list[int]] = (list(state.build_order), list(state.train_order))
        self.bids = 0
        self.declined = state.declined
        # By seat: what it could do in phase six right after its own last action.
        self.could: list[set[int] | None] = [None] * state.seats
        self.account = Account(state)
        self.hearsay = Hearsay(state)
        self.seat = state.seat
        self.phase = state.phase
        self.turn = state.turn
        self.passed = state.passed
        self.progress = state.turn * _STAGES + _STAGE[state.phase]
        count(state)
        self._listen_to_the_start(events)

    def offered(self, state: State, legal: list[int]) -> None:
        if not legal:
            raise Broken(f"WI27: seat {state.seat} has no legal action in phase {state.phase}")
        if any(a >= b for a, b in pairwise(legal)):
            raise Broken(f"WI27: the legal actions {legal} are not rising")
        begun = len(state.path) > 0 or state.taking >= 0
        if state.phase in _NOTHING and not begun:
            if self.actions[legal[-1]]["kind"] != _NOTHING[state.phase] or len(legal) == 1:
                raise Broken(f"WI27: in phase {state.phase} seat {state.seat} is offered {legal}")
        elif state.phase == BUILD and self.actions[legal[-1]]["kind"] != "done":
            raise Broken("WI20: a series that could be laid so far cannot be done")
        if state.phase == TRAINS:
            could = self.could[state.seat]
            if could is not None and not could.issuperset(legal):
                raise Broken(f"WI21: seat {state.seat} may {sorted(set(legal) - could)} since others have acted")

    def step(self, action: int, state: State, events: Sequence[Event]) -> None:
        """Puts the action into the account, then whatever followed by itself, and compares."""
        what = self.actions[action]
        kind: str = what["kind"]
        getattr(self, "_" + kind.replace("-", "_"))(what, state)
        progress = state.turn * _STAGES + _STAGE[state.phase]
        if not self.progress <= progress <= self.progress + 2 * _STAGES:
            raise Broken(f"WI27: {what['notation']} led from turn {self.turn} to {state.turn}, phase {state.phase}")
        whole = False
        while self.progress < progress:
            self._finish_stage(state)
            whole = self.progress % _STAGES == 0
        self._compare(what, state)
        self._listen(what, state, events)
        if state.phase == TRAINS:
            self._look_at_others(state)
        elif state.phase != EXCHANGING:
            self.could = [None] * state.seats
        if whole:
            count(state)
        self.seat, self.phase, self.turn, self.passed = state.seat, state.phase, state.turn, state.passed

    # ---- what an action does ----

    def _bid(self, what: dict[str, Any], state: State) -> None:
        self.account.make_bid(self.seat, what["box"] - 1, what["cubes"])
        self.bids += 1
        if self.bids > MOST_BIDS:
            raise Broken(f"WI16: {self.bids} bids in one auction")

    def _decline(self, what: dict[str, Any], state: State) -> None:
        if not self.rules[MAY_DECLINE]:
            raise Broken("WI16: a player has declined to bid")
        self.declined |= 1 << self.seat

    def _lay(self, what: dict[str, Any], state: State) -> None:
        self.account.lay(self.seat, AREA[what["a"]], AREA[what["b"]], BORDER[what["border"]])

    def _no_build(self, what: dict[str, Any], state: State) -> None:
        if self.account.path:
            raise Broken("WI17: nothing is built after links were laid")

    def _done(self, what: dict[str, Any], state: State) -> None:
        account = self.account
        if self.phase == TAKEOVERS:
            names = [AREAS[area] for area in account.path]
            account.hand_over(self.seat, [BORDER["-".join(sorted(pair))] for pair in pairwise(names)])
            return
        rest, free = account.left_to_pay(self.seat)
        payment = [min(most, rest) for most in free]
        asked = sum(payment) != rest  # there is just one way to pay if everything, or one kind alone, must be taken
        if asked != (state.phase == PAYING and state.seat == self.seat and state.turn == self.turn):
            raise Broken(f"WI18: with {free} points for {rest} the payment was {'not ' if asked else ''}asked for")
        if not asked:
            account.pay_series(self.seat, payment)

    def _pay(self, what: dict[str, Any], state: State) -> None:
        self.account.pay_series(self.seat, [what["payment"].get(kind, 0) for kind in KINDS])

    def _buy(self, what: dict[str, Any], state: State) -> None:
        account = self.account
        account.buying = TRAIN[what["train"]]
        price = PRICE[account.buying]
        first = self.seat * len(KINDS)
        train = account.points[first + TRAIN_KIND]
        purse = {"cubes": account.cubes[self.seat]}
        purse |= {name: account.points[first + kind] for kind, name in enumerate(KINDS) if kind != TRAIN_KIND}
        least = max(0, price - train)
        most = price if self.rules[EXCHANGE_ANY] else least
        given = {name: min(have, 3 * least) for name, have in purse.items()}
        asked = sum(given.values()) != 3 * least or (most > least and sum(purse.values()) >= 3 * (least + 1))
        if asked != (state.phase == EXCHANGING):
            raise Broken(f"WI18: with {train} points and {purse} a train of price {price} was bought without asking")
        if not asked:
            account.pay_train(self.seat, given)

    def _exchange(self, what: dict[str, Any], state: State) -> None:
        account = self.account
        missing = PRICE[account.buying] - account.points[self.seat * len(KINDS) + TRAIN_KIND]
        if not self.rules[EXCHANGE_ANY] and sum(what["payment"].values()) != 3 * max(0, missing):
            raise Broken(f"WI18: {what['payment']} was given for {missing} missing points")
        account.pay_train(self.seat, what["payment"])

    def _move(self, what: dict[str, Any], state: State) -> None:
        self.account.move(self.seat, CARGO.index(what["piece"]), AREA[what["area"]])

    def _pass(self, what: dict[str, Any], state: State) -> None:
        self.passed |= 1 << self.seat

    def _takeover(self, what: dict[str, Any], state: State) -> None:
        self.account.taking = COMPANY_NAMES.index(what["company"])

    def _over(self, what: dict[str, Any], state: State) -> None:
        path = self.account.path
        a, b = AREA[what["a"]], AREA[what["b"]]
        if not path:
            path.append(a)
        self.account.check_shape(b, "WI24")
        if a != path[-1]:
            raise Broken(f"WI24: a link goes on from {what['a']}, the series from {AREAS[path[-1]]}")
        path.append(b)

    def _no_takeover(self, what: dict[str, Any], state: State) -> None:
        if self.account.taking >= 0:
            raise Broken("WI24: nothing is handed over after a company was chosen")

    # ---- what follows by itself ----

    def _finish_stage(self, state: State) -> None:
        account = self.account
        stage = self.progress % _STAGES
        self.progress += 1
        if stage == 0:
            self._check_auction_end()
            account.pay_out()
            self.orders = (account.ladder(0)[::-1], account.ladder(TRAIN_KIND)[::-1])
            self.bids = self.declined = 0
        elif stage == 2:
            account.settle()
            self.orders = ([], [])
        elif stage == 3 and not state.over:
            account.new_turn(list(state.tokens))

    def _check_auction_end(self) -> None:
        account = self.account
        in_it = [seat for seat in range(account.seats) if not self.declined >> seat & 1]
        open_to = [seat for seat in in_it if account.can_bid(seat)]
        stuck = [seat for seat in in_it if account.bidder.count(seat) < 2 and not account.can_bid(seat)]
        if open_to and not (self.rules[STUCK_ENDS] and stuck):
            raise Broken(f"WI16: the auction is over, and seats {open_to} could bid: {account.bidder} {account.bid}")
        for seat in stuck:
            if account.cubes[seat] >= 3:
                raise Broken(f"WI15: seat {seat} has {account.cubes[seat]} cubes and no bid to make")

    def _look_at_others(self, state: State) -> None:
        """Phase six: what the seat that acted may do now, and whether those who were passed over had to pass."""
        for seat in range(state.seats):
            new_pass = (state.passed & ~self.passed) >> seat & 1
            if new_pass or (seat == self.seat and not state.passed >> seat & 1):
                asked = state.copy()
                asked.seat = seat
                legal = asked.legal()
                if new_pass and len(legal) > 1:
                    raise Broken(f"WI21: seat {seat} was passed over and could do {legal}")
                self.could[seat] = set(legal)

    # ---- the comparison ----

    def _compare(self, what: dict[str, Any], state: State) -> None:
        account = self.account
        kind, did = what["kind"], f"after {what['notation']}"
        cubes, bidder, bid = list(state.cubes), list(state.bidder), list(state.bid)
        if cubes != account.cubes:
            name = "WI18" if kind in ("done", "pay", "buy", "exchange") else "WI1"
            raise Broken(f"{name}: {did} there are {cubes} cubes in hand, not {account.cubes}")
        if bidder != account.bidder or bid != account.bid:
            raise Broken(f"WI14: {did} the bids are {bid} of {bidder}, not {account.bid}")
        for seat in range(account.seats):
            if account.cubes[seat] + account.stock[seat] + account.staked(seat) != CUBES or account.stock[seat] < 0:
                raise Broken(f"WI1: {did} seat {seat} has not {CUBES} cubes")
        points, profit = list(state.points), list(state.profit)
        if points != account.points:
            raise Broken(f"WI18: {did} influence is {points}, not {account.points}")
        if profit != account.profit:
            raise Broken(f"WI23: {did} profit and loss is {profit}, not {account.profit}")
        for track in account.moved:
            ladder = list(state.ladders[track * account.seats : (track + 1) * account.seats])
            if ladder != account.ladder(track):
                name = "WI23" if track == PROFIT_LOSS else "WI6"
                raise Broken(f"{name}: {did} track {track} is {ladder}, not {account.ladder(track)}")
        account.moved.clear()
        player_order, orders = list(state.player_order), (list(state.build_order), list(state.train_order))
        if player_order != account.player_order or orders != self.orders:
            raise Broken(f"WI7: {did} the orders are {player_order}, {orders}")
        self._compare_board(kind, did, state)
        load, delivered = list(state.load), list(state.delivered)
        if load != account.load or delivered != account.delivered:
            raise Broken(f"WI3: {did} the trains carry {load} and the piles hold {delivered}")
        holder, slots = list(state.holder), list(state.slots)
        if holder != account.holder or slots != account.slots:
            raise Broken(f"WI19: {did} the trains are {holder} with the free slots {slots}")

    def _compare_board(self, kind: str, did: str, state: State) -> None:
        account = self.account
        handed = kind == "done" and self.phase == TAKEOVERS
        owners, companies = list(state.owner), list(state.companies)
        if owners != account.owner:
            wrong = [BORDERS[i] for i, owner in enumerate(owners) if owner != account.owner[i]]
            name = "WI17" if kind == "lay" else "WI24" if handed else "WI25"
            raise Broken(f"{name}: {did} {wrong} have other links than they should")
        laid, company_laid = list(state.laid), list(state.company_laid)
        if laid != account.laid or company_laid != account.company_laid:
            raise Broken(f"WI2: {did} {laid} and {company_laid} links lie on the board")
        if companies != account.companies:
            wrong = [AREAS[i] for i, bits in enumerate(companies) if bits != account.companies[i]]
            raise Broken(f"WI11: {did} {wrong} have other companies than they should")
        pieces, out = list(state.pieces), list(state.out)
        if pieces != account.pieces or out != account.out:
            wrong = [AREAS[i % len(AREAS)] for i, n in enumerate(pieces) if n != account.pieces[i]]
            name = "WI13" if handed else "WI3"
            raise Broken(f"{name}: {did} the pieces in {wrong} are not right, or those out of the game: {out}")

    # ---- what is told ----

    def _listen_to_the_start(self, events: Sequence[Event]) -> None:
        """At set-up no more is told than the first turn."""
        tokens = [KINDS[kind] for kind in self.account.tokens]
        for event in events:
            if event != {"kind": "turn", "turn": 1, "points": tokens}:
                raise Broken(f"WI29: {event} was told at set-up, where the boxes have {tokens}")

    def _listen(self, what: dict[str, Any], state: State, events: Sequence[Event]) -> None:
        """The action is told first, by who did it, and all events together tell how the table is now."""
        kind: str = what["kind"]
        if not events or events[0]["kind"] not in _FIRST.get(kind, (kind,)) or events[0].get("player") != self.seat:
            raise Broken(f"WI29: seat {self.seat} did {what['notation']}, and {list(events)} was told")
        for event in events:
            self.hearsay.hear(event)
        self.hearsay.compare(self.account, self.orders, state.turn)

    def end(self, state: State) -> None:
        """Counts the whole game again from the piles, the levels and the links on the table."""
        account = self.account
        if state.turn != TURNS[account.seats]:
            raise Broken(f"WI27: the game of {account.seats} players is over after {state.turn} turns")
        count(state)
        keys: list[tuple[int, int, int]] = []
        for seat, entry in enumerate(self.game.sheet(state)):
            pile = account.delivered[seat * len(CARGO) : (seat + 1) * len(CARGO)]
            total = sum(pile) + 2 * min(pile) + account.profit[seat] - account.laid[seat]
            if entry["total"] != total or list(entry["delivered"].values()) != pile:
                raise Broken(f"WI26: the sheet of seat {seat} is {entry}, the count {total} with {pile}")
            height = 0 if self.shared_tie else account.ladder(PROFIT_LOSS).index(seat)
            keys.append((total, account.profit[seat], height))
        if state.scores() != [total for total, _, _ in keys]:
            raise Broken(f"WI26: the scores are {state.scores()} for (score, level, height) {keys}")
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        first = [seat for seat, rank in enumerate(ranks) if rank == 1]
        if self.hearsay.told_end not in (None, (first, keys[first[0]][0])):
            raise Broken(f"WI29: by what was told the end is {self.hearsay.told_end} for (score, level, height) {keys}")
        if state.ranks() != ranks or (not self.shared_tie and ranks.count(1) != 1):
            raise Broken(f"WI26: the places are {state.ranks()} for (score, level, height) {keys}")
