"""The watch over one game: every action is put into the account, and the position must be as the account says."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from branchline.core.contract import Event, Game
from branchline.core.invariants import Broken, actions_of
from branchline.games.lunar.invariants.account import PLAIN, hands_of, listed
from branchline.games.lunar.invariants.chart import (
    CAPACITY,
    CARD,
    CITIES,
    CITY_LINKS,
    LINK_ENDS,
    LINK_SIDES,
    LINKS_AT,
    LOCOS,
    MAJORS,
    OUTS,
    PRICE,
    START_CASH,
    TERRAIN,
    TOKENS,
    WIN_CASH,
    WIN_MAJORS,
)
from branchline.games.lunar.invariants.count import check_entry, count, count_track
from branchline.games.lunar.invariants.fate import Fate
from branchline.games.lunar.invariants.listener import Listener
from branchline.games.lunar.position import NOWHERE, PHASES
from branchline.games.lunar.state import State

# Costly checks are made now and then, by the number of the step: thousands of games still make thousands of them.
_TRY_EVERY: Final = 61
_TRIED: Final = 4
_LOAD_EVERY: Final = 97
_ENDS: Final = {"opening": "end-turn", "operate": "end-operate", "build": "end-turn"}


class Watch:
    """Follows a game from any position."""

    def __init__(self, game: Game, state: State, events: Sequence[Event] = ()) -> None:
        self.game = game
        self.actions = actions_of(game)
        self.account = Fate(state)
        used = Counter(listed(state.loco))
        self.locos = [state.supply[loco] + used[loco] for loco in range(len(LOCOS))]
        self.owner = self.counted = state.owner  # as it was compared, and counted
        self.asked = -1  # the turn whose first building decision was looked at
        self.steps = 0
        self.dealt = listed(state.hands)
        self.from_the_start = state.turn == 0
        if self.from_the_start and (set(state.cash) != {START_CASH} or state.win_cash != WIN_CASH):
            raise Broken(f"LI6: the game begins with {listed(state.cash)}, and {state.win_cash} to win")
        if events:
            raise Broken(f"LI29: of the set-up {events} is told, and all can see it")
        count(state, self.locos)
        count_track(state)
        self.listener = Listener(self.account)

    # ---- before a choice ----

    def offered(self, state: State, legal: list[int]) -> None:
        if not legal or legal != sorted(set(legal)):
            raise Broken(f"LI25: the legal actions are {legal}")
        phase = PHASES[state.phase]
        if phase in _ENDS and _ENDS[phase] not in (
            self.actions[legal[-1]]["kind"],
            self.actions[legal[-2:][0]]["kind"],
        ):
            raise Broken(f"LI25: {_ENDS[phase]} is not among the legal actions")
        if phase in ("opening", "build") and self.asked != state.turn:
            self.asked = state.turn
            self._look_at_first_segments(state, set(legal))
        if self.steps % _TRY_EVERY == 0:
            for action in legal[:: -(-len(legal) // _TRIED)]:
                state.copy().play(action)

    def _look_at_first_segments(self, state: State, legal: set[int]) -> None:
        """Whoever has no segment at a major city may build one, if there is a free link, the money and an `out`."""
        account = self.account
        money = min(account.cash[account.seat], account.limit() - account.spent)
        built = {self.actions[a]["link"] for a in legal if self.actions[a]["kind"] == "build"}
        for city in MAJORS if account.out < OUTS else ():
            links = [link for link in CITY_LINKS[city] if not account.owner[link] and link not in built]
            if any(account.owner[link] == account.seat + 1 for link in CITY_LINKS[city]):
                continue
            for link in links:
                ends = [end for end in LINK_ENDS[link] if TERRAIN[end] != "major"]
                free = not any(account.owner[rival] for rival in account.rivals(link))
                bound = any(account.forbids_building(one, link) for one in account.events)
                if free and not bound and PRICE[link, ends[0]] <= money:
                    raise Broken(f"LI12: seat {account.seat} has none and may not build a segment at {CITIES[city]}")

    # ---- after an action ----

    def step(self, action: int, state: State, events: Sequence[Event] | None = None) -> None:
        """With what is told of the step, if anybody listened."""
        what = self.actions[action]
        account, seat, turn = self.account, self.account.seat, self.account.turn
        self.steps += 1
        account.struck.clear()
        self._enter(what)
        self._compare(what, seat, state, account.turn - turn > 1)
        if what["kind"] == "build":
            check_entry(state, seat, what["link"], account.options["major_access"] == "edge")
        if account.struck:
            self._look_at_craters(state)
        if sum(state.cash) != account.money:
            raise Broken(f"LI6: all cash together is {sum(state.cash)}, not {account.money}")
        if events is None:
            self.listener = Listener(account)
        else:
            self.listener.hear(events, what, seat)
            self.listener.compare(account, what)
        if account.turn != turn:
            count(state, self.locos)
            if self.counted is not state.owner:
                self.counted = state.owner
                count_track(state)
            if account.turn <= 2 * account.seats and self.from_the_start:
                self._look_at_opening(state)
        if self.steps % _LOAD_EVERY == 0 and self.game.load(state.snapshot()) != state:
            raise Broken("LI25: what is loaded from the snapshot is another position")

    def _enter(self, what: dict[str, Any]) -> None:
        """Puts an action into the account."""
        account, kind = self.account, what["kind"]
        if kind == "deliver":
            card = CARD[what["card"]]
            if what["city"] is None:
                account.deliver_boom(card, what)
            else:
                account.deliver(card, what)
                account.fill()
        elif kind == "place":
            (account.relocate if account.phase == "relocate" else account.place)(what)
        elif kind == "exchange":
            if account.acted or (account.phase == "opening" and not account.options["exchange_in_opening"]):
                raise Broken(f"LI28: seat {account.seat} exchanges its cards in the middle of a turn")
            account.exchange()
        elif kind == "end-operate":
            account.acted, account.phase = True, "build"
        elif kind == "end-turn":
            account.finish()
        else:
            doing = {
                "build": account.build,
                "upgrade": account.upgrade,
                "move": account.move,
                "turn-round": account.turn_round,
                "load": account.take,
                "drop": account.drop,
                "give-up": account.give_up,
            }
            doing[kind](what)

    def _compare(self, what: dict[str, Any], seat: int, state: State, lost_turn: bool) -> None:
        account, did = self.account, f"after {what['notation']}"

        def hold(name: str, told: str, actual: object, wanted: object) -> None:
            if actual != wanted:
                still = name in ("LI3", "LI9", "LI14", "LI17", "LI28")
                raise Broken(f"{'LI20' if lost_turn and still else name}: {did} {told} {actual}, not {wanted}")

        hold("LI6", "cash is", listed(state.cash), account.cash)
        hold("LI3", "the trains carry", listed(state.load), account.load)
        hold("LI3", "the tray holds", listed(state.tray), account.tray)
        hold("LI14", "the trains are on mileposts", listed(state.at), account.at)
        hold("LI15", "they came from", listed(state.came), account.came)
        hold("LI17", "the locomotives are", listed(state.loco), account.loco)
        hold("LI17", "the bank has locomotives", listed(state.supply), account.supply)
        hold("LI20", "turns to be lost are", listed(state.lost), account.lost)
        hold("LI28", "the hands are", hands_of(state), account.hands)
        hold("LI1", "the deck is", listed(state.deck), account.deck)
        hold("LI1", "the discards are", listed(state.discard), account.discard)
        hold("LI1", "the chance is", state.chance, account.chance)
        aside = (state.meteor, state.target, listed(state.aside))
        hold("LI1", "in resolution are", aside, (account.meteor, account.target, account.aside))
        hold("LI18", "hit trains are", listed(state.hit), account.hit)
        self._compare_events(did, state)
        hold("LI27", "the turn is", (state.turn, state.seat), (account.turn, account.seat))
        hold("LI27", "the phase is", PHASES[state.phase], account.phase)
        hold("LI7", "spent are", state.spent, account.spent)
        hold("LI8", "`out` segments are", state.out, account.out)
        hold("LI14", "mileposts moved are", state.moved, account.moved)
        hold("LI16", "tolls paid are", state.tolls, bits(account.tolls))
        hold("LI16", "tolls owed are", state.owed, bits(account.owed))
        if state.owner is not self.owner:
            self.owner = state.owner
            hold("LI18" if account.struck else "LI9", "the track is", state.owner.translate(PLAIN), account.owner)
            builder = [seat] if what["kind"] == "build" else range(state.seats)
            self._compare_networks(state, builder)
        aboard = state.aboard[seat]
        if aboard > CAPACITY[state.loco[seat]] and PHASES[state.phase] != "give-up":
            raise Broken(f"LI4: {did} {aboard} loads are aboard the train of seat {seat}")

    def _compare_events(self, did: str, state: State) -> None:
        events = self.account.events
        if not events and not len(state.event_card):
            return
        rows = (state.event_card, state.event_drawer, state.event_left, state.event_fresh, state.event_punished)
        actual = [listed(row) for row in rows]
        wanted = [
            [one.card for one in events],
            [one.drawer for one in events],
            [one.left for one in events],
            [one.fresh for one in events],
            [bits(one.punished) for one in events],
        ]
        if actual != wanted:
            raise Broken(f"LI19: {did} the events in effect are {actual}, not {wanted}")

    def _compare_networks(self, state: State, seats: Iterable[int]) -> None:
        for seat in seats:
            networks = self.account.joined(seat)
            best = [network for network in networks if len(network) == max(map(len, networks))] or [set()]
            joined = {city for i, city in enumerate(MAJORS) if state.joined[seat] >> i & 1}
            if joined not in best:
                raise Broken(f"LI23: seat {seat} joins {sorted(joined)}, not one of {best}")

    def _look_at_craters(self, state: State) -> None:
        for area, side in self.account.struck:
            for post in area:
                if any(PLAIN[state.owner[link]] and side in LINK_SIDES[link] for link in LINKS_AT[post]):
                    raise Broken(f"LI18: there is track at milepost {post} after a meteor")
            standing = [seat for seat in range(state.seats) if state.at[seat] in area]
            if not set(standing) <= set(self.account.hit):
                raise Broken(f"LI18: the trains of seats {standing} stand where a meteor struck")

    def _look_at_opening(self, state: State) -> None:
        """Nothing but track and locomotives changes in the opening turns."""
        hands, at = listed(state.hands), listed(state.at)
        exchanged = self.account.options["exchange_in_opening"] and hands != self.dealt
        if exchanged:
            return
        if hands != self.dealt or len(state.discard) or listed(state.tray) != TOKENS or set(at) != {NOWHERE}:
            raise Broken(f"LI26: in the opening turns a card, a token or a train has moved: {hands}, {at}")

    # ---- the end ----

    def end(self, state: State) -> None:
        account = self.account
        winners = {seat for seat in range(state.seats) if state.winners >> seat & 1}
        if winners != account.winners or {seat for seat, rank in enumerate(state.ranks()) if rank == 1} != winners:
            raise Broken(f"LI22: the winners are {winners}, not {account.winners}")
        if state.turn < account.options["max_rounds"] * account.seats:
            for seat in winners:
                if state.cash[seat] < account.win_cash or account.majors(seat) < WIN_MAJORS:
                    raise Broken(f"LI22: seat {seat} wins with {state.cash[seat]} and {account.majors(seat)} majors")
        if state.scores() != account.cash:
            raise Broken(f"LI22: the scores are {state.scores()}, not {account.cash}")
        count(state, self.locos)
        if self.game.load(state.snapshot()) != state:
            raise Broken("LI25: what is loaded from the snapshot is another position")


def bits(seats: set[int]) -> int:
    return sum(1 << seat for seat in seats)
