"""Set-up: cards are dealt, and who begins (L4)."""

from branchline.core.chance import GAME, seeded
from branchline.core.native import append, i64, pop, vec
from branchline.games.lunar import turns
from branchline.games.lunar.board import HAND
from branchline.games.lunar.cards import CARD_COUNT, DEMAND_CARDS, DEMAND_PAY, DEMANDS_EACH
from branchline.games.lunar.position import Position


def lay_out(s: Position, seed: int) -> None:
    """A new game on a bare table, up to its first decision."""
    s.chance = seeded(seed, GAME)
    s.deck = vec[i64](range(CARD_COUNT))
    s.chance.mix(s.deck)
    _deal(s)
    s.start = _start_player(s)
    turns.begin(s)


def _deal(s: Position) -> None:
    """Three demand cards each; events that come up go back into the deck, which is shuffled again (L4.4-L4.7)."""
    events = vec[i64]()
    for place in range(s.seats * HAND):
        s.deck, card = pop(s.deck)
        while card >= DEMAND_CARDS:
            events = append(events, card)
            s.deck, card = pop(s.deck)
        s.hands[place] = card
    for card in events:
        s.deck = append(s.deck, card)
    s.chance.mix(s.deck)


def _start_player(s: Position) -> int:
    """By the pays in front of the players (L4.8, L4.9), or as the options say."""
    rule = s.rules.start_rule
    if rule == "seat":
        return 0
    best = list(range(s.seats))
    if rule != "random":
        promises = [_pays(s, seat) if rule == "single" else [_sum_of_best(s, seat)] for seat in range(s.seats)]
        best = [seat for seat in best if promises[seat] == max(promises)]
    return best[s.chance.below(len(best))] if len(best) > 1 else best[0]


def _pays(s: Position, seat: int) -> list[int]:
    """All pays of a hand, the highest first."""
    pays: list[int] = []
    for card in s.hands[seat * HAND : (seat + 1) * HAND]:
        pays += DEMAND_PAY[card * DEMANDS_EACH : (card + 1) * DEMANDS_EACH]
    return sorted(pays, reverse=True)


def _sum_of_best(s: Position, seat: int) -> int:
    hand = s.hands[seat * HAND : (seat + 1) * HAND]
    return sum([max(list(DEMAND_PAY[card * DEMANDS_EACH : (card + 1) * DEMANDS_EACH])) for card in hand])
