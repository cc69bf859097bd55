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
    bids, tokens = list(s.bid), list(s.tokens)
    for seat in range(s.seats):
        staked = sum(cubes for cubes, bidder in zip(bids, list(s.bidder), strict=True) if bidder == seat)
        if s.cubes[seat] < 0 or s.cubes[seat] + staked > CUBES or min(bids) < 0:
            raise Broken(f"WI1: seat {seat} has {s.cubes[seat]} cubes in hand and {staked} in boxes")
    if any(tokens.count(kind) > TOKENS_OF_A_KIND for kind in range(len(KINDS))):
        raise Broken(f"WI4: the tokens {tokens} lie in the boxes, but there are {TOKENS_OF_A_KIND} of a kind")


def _tracks(s: Position) -> None:
    influence, profit, ladders, player_order = list(s.points), list(s.profit), list(s.ladders), list(s.player_order)
    if not all(0 <= points <= MOST_POINTS for points in influence):
        raise Broken(f"WI5: influence {influence}")
    if not all(LEAST_PROFIT <= level <= MOST_PROFIT for level in profit):
        raise Broken(f"WI5: profit and loss {profit}")
    for track in range(len(KINDS) + 1):
        ladder = ladders[track * s.seats : (track + 1) * s.seats]
        spaces = [profit[seat] if track == len(KINDS) else influence[seat * len(KINDS) + track] for seat in ladder]
        if sorted(ladder) != list(range(s.seats)) or spaces != sorted(spaces):
            raise Broken(f"WI6: the tokens of track {track} lie as {ladder} on {spaces}")
    if player_order != ladders[: -s.seats - 1 : -1]:
        raise Broken(f"WI7: the player order is {player_order}, the profit/loss track says {ladders[-s.seats :]}")


def _links(s: Position) -> None:
    owners, counted, company_counted = list(s.owner), list(s.laid), list(s.company_laid)
    laid = [owners.count(seat + 1) for seat in range(s.seats)]
    company_laid = [owners.count(COMPANY_OWNER + company) for company in range(len(COMPANIES))]
    if laid != counted or max(laid) > LINKS:
        raise Broken(f"WI2: {laid} links of players lie on the board, {counted} are counted, each has {LINKS}")
    if company_laid != company_counted or max(company_laid) > COMPANY_LINKS:
        raise Broken(f"WI2: {company_laid} links of companies lie on the board, {company_counted} are counted")
    if sum(laid) + sum(company_laid) + owners.count(0) != len(BORDERS):
        raise Broken("WI8: a border holds a link of nobody at this table")
    for border, owner in enumerate(owners):
        if owner and not COST[border]:
            raise Broken(f"WI8: a link lies on {BORDERS[border]}, beside a hill")


def _pieces(s: Position) -> None:
    areas = len(AREAS)
    pieces, load, delivered, out = list(s.pieces), list(s.load), list(s.delivered), list(s.out)
    for piece, name in enumerate(PIECES):
        there = sum(pieces[piece * areas : (piece + 1) * areas]) + out[piece]
        if piece < len(CARGO):
            there += sum(load[piece :: len(CARGO)]) + sum(delivered[piece :: len(CARGO)])
        if there != PIECE_COUNTS[piece]:
            raise Broken(f"WI3: there are {there} pieces of {name}, not {PIECE_COUNTS[piece]}")
    if min(*load, *delivered, *out) < 0:
        raise Broken(f"WI3: fewer than no pieces: {load} {delivered} {out}")
    for place in NEVER:
        if pieces[place]:
            raise Broken(f"WI9: {PIECES[place // areas]} lies in {AREAS[place % areas]}")


def _towns(s: Position) -> None:
    areas = len(AREAS)
    touched = bytearray(areas)
    by_company = bytearray(FIRST_COMPANIES)
    reached = bytearray(areas)  # by links of companies
    pieces = list(s.pieces)
    for border, owner in enumerate(list(s.owner)):
        for area in ENDS[border] if owner else ():
            touched[area] = 1
            if owner >= COMPANY_OWNER:
                reached[area] = 1
                if TOWN[area]:
                    by_company[area] |= 1 << (owner - COMPANY_OWNER)
    for area, name in enumerate(AREAS):
        companies = s.companies[area]
        stone, cheese, red, green, opposition = pieces[area::areas]
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
    holders, load, slots = list(s.holder), list(s.load), list(s.slots)
    for seat in range(s.seats):
        held = [train for train, holder in enumerate(holders) if holder == seat]
        if len({PRICE[train] for train in held}) != len(held):
            raise Broken(f"WI19: seat {seat} has two trains of a row: {held}")
        stone, cheese, red, green = load[seat * len(CARGO) : (seat + 1) * len(CARGO)]
        passengers = sum(SLOTS[train][0] for train in held) - red - green
        goods = sum(SLOTS[train][1] for train in held) - stone - cheese
        if [passengers, goods] != slots[seat * 2 : seat * 2 + 2] or min(passengers, goods) < 0:
            raise Broken(f"WI19: seat {seat} has {passengers} and {goods} free slots, {slots} are counted")
    if s.phase not in (TRAIN_PHASE, EXCHANGING) and (max(holders) >= 0 or any(load)):
        raise Broken(f"WI22: outside phase six trains are held, {holders}, or loaded, {load}")
