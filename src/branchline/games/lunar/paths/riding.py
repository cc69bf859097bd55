"""The way of a train to a place over the track of anybody: its heading, tolls and events in effect respected.

The search goes over labels. A label is a milepost and how the train came to it, when that was, which tolls of that turn
are paid, and what has been paid in all. Time is counted in turns and moves within them. A train may wait for its next
turn, to sit out an event or to spare a toll. Events bind as long as they are known to last, cash in this turn only.
"""

from heapq import heappop, heappush
from typing import Final

from branchline.core.native import index
from branchline.core.rows import BITS
from branchline.games.lunar.actions import MOVE, PLACE, TURN_ROUND
from branchline.games.lunar.board import CITY, MILEPOST_COUNT, SPEED, TOLL
from branchline.games.lunar.operate import CITY_PLACES, may_pass
from branchline.games.lunar.paths.foresight import let_pass, next_turn
from branchline.games.lunar.position import BLOCKED, FREE, NOWHERE, OPERATE, Position, active
from branchline.games.lunar.ways import EXIT_LINK, EXIT_TO, LINK_SIDE, RED

A_TURN: Final = 32  # more moves than any locomotive makes
WAYS_IN: Final = 16  # more than any milepost has exits
ANY_WAY: Final = WAYS_IN - 1  # in a city it does not matter how the train came
_TOLL_BITS: Final = 12
_TIME_BITS: Final = 20
_LABEL_BITS: Final = 20

_START: Final = -1  # instead of the link that a label was made by

# Whose track a step uses
NOBODY: Final = -1  # the own or a red area
_CLOSED: Final = -2  # there is no step


class Ride:
    """A way for a train. The lists tell of each action in which turn it can be done (0 is this one), the toll that is
    paid with it and whose track it uses, or `NOBODY`."""

    __slots__ = ("actions", "length", "owners", "reached", "toll", "tolls", "turns")

    def __init__(self) -> None:
        self.reached = False
        self.length = 0  # mileposts
        self.toll = 0  # in all
        self.actions: list[int] = []
        self.turns: list[int] = []
        self.tolls: list[int] = []
        self.owners: list[int] = []


class _Search:
    """All labels so far, in rows of numbers, and those that wait to be looked at."""

    __slots__ = (
        "ahead",
        "calm",
        "cheapest",
        "later",
        "link",
        "mask",
        "node",
        "older",
        "parent",
        "settled",
        "time",
        "toll",
    )

    def __init__(self, s: Position, seat: int, cheapest: bool) -> None:
        later = s.copy()
        assert isinstance(later, Position)
        let_pass(later, seat, 0)
        self.later: Final = later  # with the events of the seat's next turn
        bound = later.no_move or later.no_track or later.exposed or later.free_ride
        self.calm: Final = A_TURN * (next_turn(s, seat, 0) + (1 if bound else 0))  # from then on nothing binds
        self.cheapest: Final = cheapest
        self.ahead: list[int] = []  # a heap
        self.node: list[int] = []  # milepost * WAYS_IN + how it came
        self.time: list[int] = []
        self.mask: list[int] = []  # bits of the owners paid in this turn
        self.toll: list[int] = []
        self.parent: list[int] = []
        self.link: list[int] = []
        self.older: list[int] = []  # the label settled before this one at the same node
        self.settled: list[int] = [-1] * (MILEPOST_COUNT * WAYS_IN)

    def add(self, node: int, time: int, mask: int, toll: int, parent: int, link: int) -> None:
        if self.dominated(node, time, mask, toll):
            return
        label = len(self.node)
        self.node.append(node)
        self.time.append(time)
        self.mask.append(mask)
        self.toll.append(toll)
        self.parent.append(parent)
        self.link.append(link)
        self.older.append(-1)
        rank = toll << _TIME_BITS | time if self.cheapest else time << _TOLL_BITS | toll
        heappush(self.ahead, rank << _LABEL_BITS | label)

    def next(self) -> int:
        """The best label that waits, now settled; -1 if there is none."""
        while self.ahead:
            label = heappop(self.ahead) & (1 << _LABEL_BITS) - 1
            node = self.node[label]
            if not self.dominated(node, self.time[label], self.mask[label], self.toll[label]):
                self.older[label] = self.settled[node]
                self.settled[node] = label
                return label
        return -1

    def dominated(self, node: int, time: int, mask: int, toll: int) -> bool:
        """Whether a label settled there is as good in every respect: with it one could wait, and pay again."""
        other = self.settled[node]
        while other >= 0:
            then = self.time[other]
            paid = self.toll[other]
            if not self.cheapest and self.calm <= then < time:
                return True  # then nothing but time counts
            if then // A_TURN < time // A_TURN:
                if paid + TOLL * mask.bit_count() <= toll:
                    return True
            elif then <= time and paid <= toll and mask & ~self.mask[other] == 0:
                return True
            other = self.older[other]
        return False


def ride(s: Position, seat: int, goals: list[int], cheapest: bool) -> Ride:
    """To the nearest of these mileposts: by time and then tolls, or the other way round."""
    may_move = s.phase == OPERATE and active(s) == seat
    begin = s.moved if may_move else A_TURN * next_turn(s, seat, 0)
    search = _Search(s, seat, cheapest)
    if s.at[seat] == NOWHERE:
        for m in CITY_PLACES:
            search.add(m * WAYS_IN + ANY_WAY, begin, 0, 0, -1, _START)
    else:
        search.add(_node_at(s, seat), begin, s.tolls if may_move else 0, 0, -1, _START)
    label = _reach(s, seat, goals, search)
    if label >= 0:
        return _told(s, seat, search, label)
    turned_at = _turn_round_time(s, seat, begin)
    if turned_at < 0:
        return Ride()
    search = _Search(s, seat, cheapest)
    search.add(s.at[seat] * WAYS_IN + ANY_WAY, _next_turn(s, seat, turned_at), 0, 0, -1, _START)
    label = _reach(s, seat, goals, search)
    if label < 0:
        return Ride()
    way = _told(s, seat, search, label)
    way.actions.insert(0, TURN_ROUND)
    way.turns.insert(0, turned_at // A_TURN)
    way.tolls.insert(0, 0)
    way.owners.insert(0, NOBODY)
    return way


def ride_from(s: Position, seat: int, start: int, goals: list[int], cheapest: bool) -> Ride:
    """The same as if the train stood there, free to leave in any direction."""
    trial = s.copy()
    assert isinstance(trial, Position)
    trial.at[seat] = start
    trial.came[seat] = NOWHERE
    return ride(trial, seat, goals, cheapest)


def _node_at(s: Position, seat: int) -> int:
    m = s.at[seat]
    if CITY[m] < 0:
        for k, to in enumerate(EXIT_TO[m]):
            if to == s.came[seat]:
                return m * WAYS_IN + k
    return m * WAYS_IN + ANY_WAY


def _turn_round_time(s: Position, seat: int, begin: int) -> int:
    """The beginning of the turn in which a train that has no way on can be turned round, else -1 (L13.8)."""
    m = s.at[seat]
    if m == NOWHERE or CITY[m] >= 0 or s.came[seat] == NOWHERE:
        return -1
    if not s.rules.backtracking:
        if not s.rules.turnaround:
            return -1
        for k, to in enumerate(EXIT_TO[m]):
            if to != s.came[seat] and s.owner[EXIT_LINK[m][k]] not in (FREE, BLOCKED):
                return -1
    return begin if begin % A_TURN == 0 else _next_turn(s, seat, begin)


def _reach(s: Position, seat: int, goals: list[int], search: _Search) -> int:
    """The label with which the search comes to a goal, else -1."""
    is_goal = bytearray(MILEPOST_COUNT)
    for m in goals:
        is_goal[m] = 1
    speed = SPEED[s.loco[seat]]
    while True:
        label = search.next()
        if label < 0 or is_goal[search.node[label] // WAYS_IN]:
            return label
        time = search.time[label]
        mask = search.mask[label]
        if time % A_TURN >= speed:
            time = _next_turn(s, seat, time)
            mask = 0
        _step(s, seat, search, label, time, mask)


def _next_turn(s: Position, seat: int, time: int) -> int:
    return next_turn(s, seat, time // A_TURN) * A_TURN


def _step(s: Position, seat: int, search: _Search, label: int, time: int, mask: int) -> None:
    """All steps that can be made from a label, now and, where that may help, after waiting for the next turn."""
    node = search.node[label]
    toll = search.toll[label]
    m = node // WAYS_IN
    exits = EXIT_TO[m]
    links = EXIT_LINK[m]
    back = NOWHERE if node % WAYS_IN == ANY_WAY else exits[node % WAYS_IN]
    now = time < A_TURN
    bound = time < search.calm
    t = s if now else search.later
    wait = False
    for k in range(len(exits)):
        to = exits[k]
        link = links[k]
        owner = _whose(s, seat, link)
        if owner == _CLOSED or to == back:
            continue
        if bound and not RED[link] and not may_pass(t, m, link, s.owner[link]):
            wait = True
            continue
        due = 0
        paid = mask
        if owner != NOBODY and not mask >> owner & 1 and not (bound and LINK_SIDE[link] & t.free_ride):
            due = TOLL
            paid |= BITS[owner]
            wait = wait or search.cheapest
            if now and toll + TOLL > s.cash[seat] and not s.rules.late_toll:
                wait = True
                continue
        there = to * WAYS_IN + (ANY_WAY if CITY[to] >= 0 else index(EXIT_LINK[to], link))
        search.add(there, time + 1, paid, toll + due, label, link)
    if wait and (time % A_TURN or bound):
        _step(s, seat, search, label, _next_turn(s, seat, time), 0)


def _whose(s: Position, seat: int, link: int) -> int:
    """Whose track a step over a link uses."""
    if RED[link]:
        return NOBODY
    owner = s.owner[link]
    if owner == FREE or owner == BLOCKED:
        return _CLOSED
    return NOBODY if owner == seat + 1 else owner - 1


def _told(s: Position, seat: int, search: _Search, label: int) -> Ride:
    """The actions that lead to a label."""
    way = Ride()
    way.reached = True
    way.toll = search.toll[label]
    while label >= 0:
        link = search.link[label]
        m = search.node[label] // WAYS_IN
        parent = search.parent[label]
        if link >= 0:
            way.length += 1
            way.actions.append(MOVE + m)
            way.turns.append(search.time[label] // A_TURN)
            way.tolls.append(search.toll[label] - search.toll[parent])
            way.owners.append(_whose(s, seat, link))
        elif link == _START and s.at[seat] == NOWHERE:
            way.actions.append(PLACE + m)
            way.turns.append(search.time[label] // A_TURN)
            way.tolls.append(0)
            way.owners.append(NOBODY)
        label = parent
    way.actions.reverse()
    way.turns.reverse()
    way.tolls.reverse()
    way.owners.reverse()
    return way
