"""Counts a whole position, whatever came before it: nothing on the table is lost, doubled or where it may not be."""

from collections import Counter

from branchline.core.invariants import Broken
from branchline.games.lunar.invariants.chart import (
    BY_PAIR,
    CARDS,
    CITIES,
    CITY_LINKS,
    GOODS,
    HAND,
    LINK_ENDS,
    LINK_PAIR,
    LOCOS,
    MAJOR_PLACES,
    MAJORS,
    PLAYERS_AT,
    POSTS,
    RED,
    SEGMENTS_EACH,
    SIZE,
    TOKENS,
    is_demand,
)
from branchline.games.lunar.position import BLOCKED, FREE, NOWHERE, RELOCATE, Position


def count(s: Position, locos: list[int]) -> None:
    """Everything; `locos` is how many there are of each locomotive, on the table and in the bank."""
    _cards(s)
    _tokens(s)
    _track(s)
    _cities(s)
    if min(s.cash) < 0:
        raise Broken(f"LI5: cash is {s.cash}")
    for seat, post in enumerate(s.at):
        if not (post == NOWHERE or 0 <= post < len(POSTS)):
            raise Broken(f"LI13: the train of seat {seat} is on milepost {post}")
    used = Counter(s.loco)
    now = [s.supply[loco] + used[loco] for loco in range(len(LOCOS))]
    if now != locos:
        raise Broken(f"LI17: there are {now} locomotives, and were {locos}")


def _cards(s: Position) -> None:
    hands = [card for card in s.hands if card >= 0]
    resolving = [card for card in (s.meteor, s.target, *s.aside) if card >= 0]
    cards = sorted([*s.deck, *s.discard, *hands, *s.event_card, *resolving])
    if cards != list(range(CARDS)):
        wrong = [card for card in range(CARDS) if cards.count(card) != 1]
        raise Broken(f"LI1: {len(cards)} cards; {wrong} are missing or there twice")
    if not all(is_demand(card) for card in hands):
        raise Broken(f"LI2: the hands {s.hands} hold an event card")
    if len(hands) != HAND * s.seats and s.phase != RELOCATE:
        raise Broken(f"LI2: there are {len(hands)} cards in hand")


def _tokens(s: Position) -> None:
    for good, tokens in enumerate(TOKENS):
        aboard = sum(s.load[good :: len(GOODS)])
        if aboard + s.tray[good] != tokens or min(s.load) < 0:
            raise Broken(f"LI3: {aboard} {GOODS[good]} aboard and {s.tray[good]} in the tray are not {tokens}")


def _track(s: Position) -> None:
    built = [link for link, owner in enumerate(s.owner) if owner not in (FREE, BLOCKED)]
    if any(RED[link] for link in built) or any(s.owner[link] > s.seats for link in built):
        raise Broken("LI9: a segment lies inside a red area, or has no owner at the table")
    wraps = [link for link in built if LINK_PAIR[link] is not None]
    ends = [LINK_ENDS[link] for link in wraps]
    if len(set(ends)) != len(ends) or len({LINK_PAIR[link] for link in wraps}) != len(wraps):
        raise Broken(f"LI9: two segments share a wrap pair or both mileposts: links {wraps}")
    for pair, links in BY_PAIR.items():
        if sum(s.owner[link] not in (FREE, BLOCKED) for link in links) > 1:
            raise Broken(f"LI9: two segments go through {pair}")


def _cities(s: Position) -> None:
    for city, size in enumerate(SIZE):
        if size in PLAYERS_AT:
            there = Counter(s.owner[link] for link in CITY_LINKS[city] if s.owner[link] not in (FREE, BLOCKED))
            if len(there) > PLAYERS_AT[size] or max(there.values(), default=0) > SEGMENTS_EACH:
                raise Broken(f"LI11: at {CITIES[city]}, a {size} city, there are the segments {dict(there)}")


def check_entry(s: Position, seat: int, link: int, edge: bool) -> None:
    """A further segment at a major city leaves a place for everybody who is not there yet."""
    for city in MAJORS:
        if link in CITY_LINKS[city]:
            there = Counter(s.owner[other] for other in CITY_LINKS[city] if s.owner[other] not in (FREE, BLOCKED))
            without = s.seats - len(there)
            free = sum(s.owner[other] == FREE and LINK_PAIR[other] is None for other in CITY_LINKS[city])
            room = free >= without if edge else there.total() + without <= MAJOR_PLACES
            if there[seat + 1] > 1 and without and not room:
                raise Broken(f"LI12: seat {seat} has {there[seat + 1]} segments at {CITIES[city]}, {without} have none")
