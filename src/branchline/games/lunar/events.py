"""What happens, written down by the rules for whoever listens. Cash is named only where it is paid, and all see that,
so everybody may know everything. What an action itself does is written before it changes anything.
"""

from branchline.core.native import Row, i64
from branchline.games.lunar.board import CITIES, CITY, GOODS, HAND, LOCOS, MILEPOSTS, PAIR, PAIRS, TOLL
from branchline.games.lunar.cards import (
    BOOM_CARD,
    BOOM_GOOD,
    BOOM_PAY,
    CARDS,
    DEMAND_CITY,
    DEMAND_GOOD,
    DEMAND_PAY,
    DEMANDS_EACH,
)
from branchline.games.lunar.position import NOWHERE, Position, seats_in
from branchline.games.lunar.shapes import (
    Aside,
    Built,
    BuiltRound,
    Carried,
    Delivered,
    Drawn,
    Erased,
    Exchanged,
    Expired,
    Exposed,
    Fulfilled,
    GivenUp,
    Hit,
    Missed,
    OperateEnded,
    Operating,
    Placed,
    Raised,
    Reshuffled,
    Round,
    Stepped,
    Stopped,
    Struck,
    Target,
    Taxed,
    Toll,
    TurnEnded,
    TurnLost,
    Upgraded,
    Won,
)
from branchline.games.lunar.ways import COST, FROM, LINK_OF, TO

# Building


def built(s: Position, way: i64) -> None:
    if s.heard is not None:
        a = MILEPOSTS[FROM[way]]
        b = MILEPOSTS[TO[way]]
        pair = PAIR[LINK_OF[way]]
        if pair < 0:
            s.heard.append(Built(kind="build", player=s.seat, a=a, b=b, cost=COST[way]))
        else:
            s.heard.append(BuiltRound(kind="build-wrap", player=s.seat, pair=PAIRS[pair], a=a, b=b, cost=COST[way]))


def upgraded(s: Position, loco: i64, cost: i64) -> None:
    if s.heard is not None:
        s.heard.append(Upgraded(kind="upgrade", player=s.seat, loco=LOCOS[loco], cost=cost))


# Operating


def placed(s: Position, milepost: i64) -> None:
    if s.heard is not None:
        s.heard.append(Placed(kind="place", player=s.seat, city=CITIES[CITY[milepost]]))


def relocated(s: Position, milepost: i64) -> None:
    if s.heard is not None:
        s.heard.append(Placed(kind="relocate", player=s.seat, city=CITIES[CITY[milepost]]))


def moved(s: Position, to: i64) -> None:
    if s.heard is not None:
        s.heard.append(Stepped(kind="move", player=s.seat, milepost=MILEPOSTS[to]))


def turned_round(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Stepped(kind="turn-round", player=s.seat, milepost=MILEPOSTS[s.at[s.seat]]))


def paid_toll(s: Position, owner: i64) -> None:
    if s.heard is not None:
        s.heard.append(Toll(kind="toll", player=s.seat, owner=owner, amount=TOLL))


def owes_toll(s: Position, owner: i64) -> None:
    if s.heard is not None:
        s.heard.append(Toll(kind="owed", player=s.seat, owner=owner, amount=TOLL))


def loaded(s: Position, good: i64) -> None:
    if s.heard is not None:
        s.heard.append(Carried(kind="load", player=s.seat, good=GOODS[good], city=_city(s)))


def dropped(s: Position, good: i64) -> None:
    if s.heard is not None:
        s.heard.append(Carried(kind="drop", player=s.seat, good=GOODS[good], city=_city(s)))


def gave_up(s: Position, good: i64) -> None:
    if s.heard is not None:
        s.heard.append(GivenUp(kind="give-up", player=s.seat, good=GOODS[good]))


def delivered(s: Position, demand: i64) -> None:
    if s.heard is not None:
        s.heard.append(
            Delivered(
                kind="deliver",
                player=s.seat,
                good=GOODS[DEMAND_GOOD[demand]],
                city=CITIES[DEMAND_CITY[demand]],
                card=CARDS[demand // DEMANDS_EACH],
                pay=DEMAND_PAY[demand],
            )
        )


def delivered_boom(s: Position, boom: i64) -> None:
    if s.heard is not None:
        s.heard.append(
            Delivered(
                kind="boom",
                player=s.seat,
                good=GOODS[BOOM_GOOD[boom]],
                city=_city(s),
                card=CARDS[BOOM_CARD[boom]],
                pay=BOOM_PAY,
            )
        )


def _city(s: Position) -> str:
    """Where the train of the deciding seat is."""
    return CITIES[CITY[s.at[s.seat]]]


def ended_operate(s: Position) -> None:
    if s.heard is not None:
        here = s.at[s.seat]
        # Out there a train comes from somewhere, unless it has turned round: then its movement was given up, not used.
        turned = here != NOWHERE and CITY[here] < 0 and s.came[s.seat] == NOWHERE
        s.heard.append(OperateEnded(kind="end-operate", player=s.seat, moved=0 if turned else s.moved))


# Cards


def exchanged(s: Position) -> None:
    if s.heard is not None:
        first = s.seat * HAND
        cards = [CARDS[card] for card in s.hands[first : first + HAND]]
        s.heard.append(Exchanged(kind="exchange", player=s.seat, cards=cards))


def drew(s: Position, seat: i64, card: i64) -> None:
    if s.heard is not None:
        s.heard.append(Drawn(kind="drawn", player=seat, card=CARDS[card]))


def drew_event(s: Position, seat: i64, card: i64) -> None:
    if s.heard is not None:
        s.heard.append(Drawn(kind="event", player=seat, card=CARDS[card]))


def reshuffled(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Reshuffled(kind="reshuffle", cards=len(s.deck)))


def set_aside(s: Position, card: i64) -> None:
    if s.heard is not None:
        s.heard.append(Aside(kind="aside", card=CARDS[card]))


def taxed(s: Position, seat: i64, amount: i64) -> None:
    if s.heard is not None:
        s.heard.append(Taxed(kind="tax", player=seat, amount=amount))


def expired(s: Position, card: i64) -> None:
    if s.heard is not None:
        s.heard.append(Expired(kind="expired", card=CARDS[card]))


# Meteors and radiation


def found_target(s: Position, card: i64) -> None:
    if s.heard is not None:
        first = card * DEMANDS_EACH
        cities = [CITIES[city] for city in DEMAND_CITY[first : first + DEMANDS_EACH]]
        s.heard.append(Target(kind="target", card=CARDS[card], cities=cities))


def struck(s: Position, city: i64, milepost: i64) -> None:
    if s.heard is not None:
        s.heard.append(Struck(kind="struck", city=CITIES[city], milepost=MILEPOSTS[milepost]))


def missed(s: Position, city: i64) -> None:
    if s.heard is not None:
        s.heard.append(Missed(kind="missed", city=CITIES[city]))


def erased(s: Position, seat: i64, segments: i64) -> None:
    if s.heard is not None:
        s.heard.append(Erased(kind="erased", owner=seat, segments=segments))


def hit(s: Position, seat: i64, goods: Row) -> None:
    if s.heard is not None:
        s.heard.append(Hit(kind="hit", player=seat, goods=[GOODS[good] for good in goods]))


def exposed(s: Position, seat: i64, card: i64, goods: Row) -> None:
    if s.heard is not None:
        lost = [GOODS[good] for good in goods]
        s.heard.append(Exposed(kind="exposed", player=seat, card=CARDS[card], goods=lost))


# Turns


def loses_turn(s: Position, seat: i64) -> None:
    if s.heard is not None:
        s.heard.append(TurnLost(kind="loses-turn", player=seat))


def lost_turn(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(TurnLost(kind="lost-turn", player=s.seat))


def ended_turn(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(TurnEnded(kind="end-turn", player=s.seat, spent=s.spent))


def began_round(s: Position, number: i64) -> None:
    if s.heard is not None:
        s.heard.append(Round(kind="round", round=number))


def began_operating(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Operating(kind="operating"))


def fulfilled(s: Position, seat: i64) -> None:
    if s.heard is not None:
        s.heard.append(Fulfilled(kind="fulfilled", player=seat))


def raised(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Raised(kind="raised", cash=s.win_cash))


def won(s: Position) -> None:
    if s.heard is not None:
        winners = seats_in(s, s.winners)
        s.heard.append(Won(kind="won", winners=winners, cash=s.cash[winners[0]]))


def stopped(s: Position) -> None:
    if s.heard is not None:
        winners = seats_in(s, s.winners)
        rounds = s.rules.max_rounds
        s.heard.append(Stopped(kind="stopped", rounds=rounds, winners=winners, cash=s.cash[winners[0]]))
