"""Counts a whole position, whatever came before it: nothing on the table is lost, doubled or where it may not be."""

from collections import Counter

from branchline.core.invariants import Broken
from branchline.games.lunar.invariants.account import BUILT, listed
from branchline.games.lunar.invariants.chart import (
    CARDS,
    CITIES,
    CITY_AT,
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
    """What moves at every turn; `locos` is how many there are of each locomotive, on the table and in the bank."""
    _cards(s)
    _tokens(s)
    if min(s.cash) < 0:
        raise Broken(f"LI5: cash is {listed(s.cash)}")
    for seat, post in enumerate(s.at):
        if not (post == NOWHERE or 0 <= post < len(POSTS)):
            raise Broken(f"LI13: the train of seat {seat} is on milepost {post}")
    used = Counter(listed(s.loco))
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
        raise Broken(f"LI2: the hands {listed(s.hands)} hold an event card")
    if len(hands) != HAND * s.seats and s.phase != RELOCATE:
        raise Broken(f"LI2: there are {len(hands)} cards in hand")


def _tokens(s: Position) -> None:
    load, tray = listed(s.load), listed(s.tray)
    aboard = [sum(load[good :: len(GOODS)]) for good in range(len(GOODS))]
    if [there + left for there, left in zip(aboard, tray, strict=True)] != TOKENS or min(load) < 0:
        raise Broken(f"LI3: {aboard} aboard and {tray} in the tray are not {TOKENS}")


def count_track(s: Position) -> None:
    """What only changes with the track: each segment may lie where it does."""
    built = [segment.start() for segment in BUILT.finditer(s.owner)]
    if any(RED[link] or s.owner[link] > s.seats for link in built):
        raise Broken("LI9: a segment lies inside a red area, or has no owner at the table")
    wraps = [link for link in built if LINK_PAIR[link] is not None]
    ends = [LINK_ENDS[link] for link in wraps]
    if len(set(ends)) != len(ends) or len({LINK_PAIR[link] for link in wraps}) != len(wraps):
        raise Broken(f"LI9: two segments share a wrap pair or both mileposts: links {wraps}")
    there: dict[int, list[int]] = {}
    for link in built:
        for end in LINK_ENDS[link]:
            if CITY_AT[end] >= 0:
                there.setdefault(CITY_AT[end], []).append(s.owner[link])
    for city, owners in there.items():
        size = SIZE[city]
        most = max(owners.count(owner) for owner in owners)
        if size in PLAYERS_AT and (len(set(owners)) > PLAYERS_AT[size] or most > SEGMENTS_EACH):
            raise Broken(f"LI11: at {CITIES[city]}, a {size} city, there are segments of the owners {owners}")


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
