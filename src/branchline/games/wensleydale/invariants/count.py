"""The whole position counted from scratch: what must be true of any, whatever was played before it."""

from branchline.core.invariants import Broken
from branchline.games.wensleydale.invariants.chart import (
    AREAS,
    BORDERS,
    CARGO,
    COMPANIES,
    COMPANY_LINKS,
    COST,
    CUBES,
    ENDS,
    FIRST_COMPANIES,
    KINDS,
    LEAST_PROFIT,
    LINKS,
    MOST_POINTS,
    MOST_PROFIT,
    NEVER,
    PIECE_COUNTS,
    PIECES,
    PRICE,
    SLOTS,
    TOKENS_OF_A_KIND,
    TOWN,
    TOWNS_OF_HILL,
)
from branchline.games.wensleydale.position import COMPANY_OWNER, EXCHANGING, Position
from branchline.games.wensleydale.position import TRAINS as TRAIN_PHASE


def count(s: Position) -> None:
    """Raises `Broken` for the first invariant that this position breaks."""
    _cubes(s)
    _tracks(s)
    _links(s)
    _pieces(s)
    _towns(s)
    _trains(s)


def _cubes(s: Position) -> None:
    for seat in range(s.seats):
        staked = sum(cubes for cubes, bidder in zip(s.bid, s.bidder, strict=True) if bidder == seat)
        if s.cubes[seat] < 0 or s.cubes[seat] + staked > CUBES or min(s.bid) < 0:
            raise Broken(f"WI1: seat {seat} has {s.cubes[seat]} cubes in hand and {staked} in boxes")
    if any(s.tokens.count(kind) > TOKENS_OF_A_KIND for kind in range(len(KINDS))):
        raise Broken(f"WI4: the tokens {s.tokens} lie in the boxes, but there are {TOKENS_OF_A_KIND} of a kind")


def _tracks(s: Position) -> None:
    if not all(0 <= points <= MOST_POINTS for points in s.points):
        raise Broken(f"WI5: influence {s.points}")
    if not all(LEAST_PROFIT <= level <= MOST_PROFIT for level in s.profit):
        raise Broken(f"WI5: profit and loss {s.profit}")
    for track in range(len(KINDS) + 1):
        ladder = s.ladders[track * s.seats : (track + 1) * s.seats]
        spaces = [s.profit[seat] if track == len(KINDS) else s.points[seat * len(KINDS) + track] for seat in ladder]
        if sorted(ladder) != list(range(s.seats)) or spaces != sorted(spaces):
            raise Broken(f"WI6: the tokens of track {track} lie as {ladder} on {spaces}")
    if list(s.player_order) != s.ladders[: -s.seats - 1 : -1]:
        raise Broken(f"WI7: the player order is {s.player_order}, the profit/loss track says {s.ladders[-s.seats :]}")


def _links(s: Position) -> None:
    laid = [s.owner.count(seat + 1) for seat in range(s.seats)]
    company_laid = [s.owner.count(COMPANY_OWNER + company) for company in range(len(COMPANIES))]
    if laid != list(s.laid) or max(laid) > LINKS:
        raise Broken(f"WI2: {laid} links of players lie on the board, {s.laid} are counted, each has {LINKS}")
    if company_laid != list(s.company_laid) or max(company_laid) > COMPANY_LINKS:
        raise Broken(f"WI2: {company_laid} links of companies lie on the board, {s.company_laid} are counted")
    if sum(laid) + sum(company_laid) + s.owner.count(0) != len(BORDERS):
        raise Broken("WI8: a border holds a link of nobody at this table")
    for border, owner in enumerate(s.owner):
        if owner and not COST[border]:
            raise Broken(f"WI8: a link lies on {BORDERS[border]}, beside a hill")


def _pieces(s: Position) -> None:
    areas = len(AREAS)
    for piece, name in enumerate(PIECES):
        there = sum(s.pieces[piece * areas : (piece + 1) * areas]) + s.out[piece]
        if piece < len(CARGO):
            there += sum(s.load[piece :: len(CARGO)]) + sum(s.delivered[piece :: len(CARGO)])
        if there != PIECE_COUNTS[piece]:
            raise Broken(f"WI3: there are {there} pieces of {name}, not {PIECE_COUNTS[piece]}")
    if min(*s.load, *s.delivered, *s.out) < 0:
        raise Broken(f"WI3: fewer than no pieces: {s.load} {s.delivered} {s.out}")
    for place in NEVER:
        if s.pieces[place]:
            raise Broken(f"WI9: {PIECES[place // areas]} lies in {AREAS[place % areas]}")


def _towns(s: Position) -> None:
    areas = len(AREAS)
    touched = bytearray(areas)
    by_company = bytearray(FIRST_COMPANIES)
    reached = bytearray(areas)  # by links of companies
    for border, owner in enumerate(s.owner):
        for area in ENDS[border] if owner else ():
            touched[area] = 1
            if owner >= COMPANY_OWNER:
                reached[area] = 1
                if TOWN[area]:
                    by_company[area] |= 1 << (owner - COMPANY_OWNER)
    for area, name in enumerate(AREAS):
        companies = s.companies[area]
        stone, cheese, red, green, opposition = s.pieces[area::areas]
        if companies & by_company[area] != by_company[area] or (companies and not TOWN[area]):
            raise Broken(f"WI11: {name} has the companies {companies}, its links say {by_company[area]}")
        if companies != by_company[area]:
            raise Broken(f"WI12: {name} has the companies {companies}, its links say {by_company[area]}")
        if opposition and (touched[area] or companies):
            raise Broken(f"WI10: there is opposition in {name}, which a link has reached")
        if (cheese and reached[area]) or (red and companies & 1) or (green and companies & 2):
            raise Broken(f"WI13: dead pieces lie in {name}")
        if stone and all(s.companies[town] for town in TOWNS_OF_HILL[area]):
            raise Broken(f"WI13: dead stone lies in {name}")


def _trains(s: Position) -> None:
    for seat in range(s.seats):
        held = [train for train, holder in enumerate(s.holder) if holder == seat]
        if len({PRICE[train] for train in held}) != len(held):
            raise Broken(f"WI19: seat {seat} has two trains of a row: {held}")
        stone, cheese, red, green = s.load[seat * len(CARGO) : (seat + 1) * len(CARGO)]
        passengers = sum(SLOTS[train][0] for train in held) - red - green
        goods = sum(SLOTS[train][1] for train in held) - stone - cheese
        if [passengers, goods] != s.slots[seat * 2 : seat * 2 + 2] or min(passengers, goods) < 0:
            raise Broken(f"WI19: seat {seat} has {passengers} and {goods} free slots, {s.slots} are counted")
    if s.phase not in (TRAIN_PHASE, EXCHANGING) and (max(s.holder) >= 0 or any(s.load)):
        raise Broken(f"WI22: outside phase six trains are held, {s.holder}, or loaded, {s.load}")
