"""From a snapshot to a position. Everything must exist and lie in one place; how it came there is not asked."""

from typing import Final

from branchline.core.chance import MASK, Chance
from branchline.core.contract import Json
from branchline.core.native import append, i64, vec
from branchline.core.reading import items, keys, named, whole, whole_or_none
from branchline.core.rows import BITS
from branchline.games.lunar import effects, track
from branchline.games.lunar.board import (
    CAPACITY,
    CITY,
    FIRST_LOCO,
    GOODS_COUNT,
    GOODS_NUMBER,
    HAND,
    LINK,
    LOCO_COUNT,
    LOCO_NUMBER,
    LOCOS,
    MILEPOST,
    OPENING_TURNS,
    TOKENS,
    WIN_CASH,
)
from branchline.games.lunar.cards import CARD, CARD_COUNT, CARDS, DEMAND_CARDS, KIND, LASTS, METEOR, TAX
from branchline.games.lunar.position import (
    BLOCKED,
    FLARE,
    FREE,
    GIVING_UP,
    NOWHERE,
    OPENING,
    OVER,
    PHASES,
    RELOCATE,
    Position,
    active,
)
from branchline.games.lunar.turns import RAISED_CASH
from branchline.games.lunar.ways import EXIT_TO, RED

MANY: Final = 10**9

_PHASE: Final = {name: phase for phase, name in enumerate(PHASES)}


def fill(s: Position, data: dict[str, Json]) -> None:
    """Lays what the snapshot says on an empty table."""
    _fill_clockwork(s, data)
    _fill_players(s, data)
    _fill_track(s, data)
    _fill_trains(s, data)
    _fill_cards(s, data)
    _fill_allowance(s, data)
    _check_moment(s)


def _fill_clockwork(s: Position, data: dict[str, Json]) -> None:
    words = [whole(word, "snapshot.chance", 0, MASK) for word in items(data["chance"], "snapshot.chance", 4)]
    s.chance = Chance(words[0], words[1], words[2], words[3])
    s.phase = named(data["phase"], "snapshot.phase", _PHASE, f"phase; allowed are {', '.join(PHASES)}")
    s.seat = whole_or_none(data["seat"], "snapshot.seat", 0, s.seats - 1)
    if (s.seat < 0) != (s.phase == OVER):
        raise ValueError("snapshot.seat: null is for a game that is over, and only for that")
    last = s.seats * s.rules.max_rounds
    over = s.phase == OVER
    s.turn = whole(data["turn"], "snapshot.turn", 1 if over else 0, last if over else last - 1)
    s.start = whole(data["start"], "snapshot.start", 0, s.seats - 1)
    s.revealed = whole(data["revealed"], "snapshot.revealed", 0, MANY)
    s.tax_seen = _flag(data["tax_seen"], "snapshot.tax_seen")
    s.win_cash = whole(data["win_cash"], "snapshot.win_cash", WIN_CASH, RAISED_CASH)
    s.fulfilled = _seats(s, data["fulfilled"], "snapshot.fulfilled")
    if s.win_cash not in (WIN_CASH, RAISED_CASH) or (s.win_cash == RAISED_CASH and not s.rules.equal_turns):
        raise ValueError(f"snapshot.win_cash: {WIN_CASH}, or {RAISED_CASH} after a tie with the option equal_turns")
    if s.fulfilled and not s.rules.equal_turns:
        raise ValueError("snapshot.fulfilled: a round is finished only with the option equal_turns")
    s.winners = _seats(s, data["winners"], "snapshot.winners")
    if (s.winners == 0) == (s.phase == OVER):
        raise ValueError("snapshot.winners: a game that is over has winners, and no other")
    if s.phase != OVER and s.phase != RELOCATE and s.seat != active(s):
        raise ValueError(f"snapshot.seat: in turn {s.turn} seat {active(s)} decides")
    if s.phase != OVER and (s.phase == OPENING) != (s.turn < OPENING_TURNS * s.seats) and s.phase != RELOCATE:
        raise ValueError(f"snapshot.phase: {PHASES[s.phase]!r} cannot be in turn {s.turn}")


def _flag(value: Json, place: str) -> int:
    """True or false as 1 or 0."""
    if not isinstance(value, bool):
        raise ValueError(f"{place}: true or false is needed here, not {value!r}")
    return int(value)


def _seats(s: Position, value: Json, place: str) -> int:
    """A list of seats as bits."""
    mask = 0
    for seat in items(value, place):
        bit = BITS[whole(seat, place, 0, s.seats - 1)]
        if mask & bit:
            raise ValueError(f"{place}: seat {seat} is named twice")
        mask |= bit
    return mask


def _fill_players(s: Position, data: dict[str, Json]) -> None:
    for seat, cash in enumerate(items(data["cash"], "snapshot.cash", s.seats)):
        s.cash[seat] = whole(cash, f"snapshot.cash[{seat}]", 0, MANY)
    for seat, lost in enumerate(items(data["lost"], "snapshot.lost", s.seats)):
        s.lost[seat] = whole(lost, f"snapshot.lost[{seat}]", 0, s.rules.max_rounds if s.rules.lost_turns_add_up else 1)
    s.supply[FIRST_LOCO] += s.seats  # all cards lie with the bank until somebody has them
    for seat, name in enumerate(items(data["locos"], "snapshot.locos", s.seats)):
        s.loco[seat] = named(
            name, f"snapshot.locos[{seat}]", LOCO_NUMBER, f"locomotive; allowed are {', '.join(LOCOS)}"
        )
        s.supply[s.loco[seat]] -= 1
    for loco in range(LOCO_COUNT):
        if s.supply[loco] < 0:
            raise ValueError(f"snapshot.locos: there are not so many of {LOCOS[loco]!r}")
    for seat, row in enumerate(items(data["loads"], "snapshot.loads", s.seats)):
        place = f"snapshot.loads[{seat}]"
        for name in items(row, place):
            good = named(name, place, GOODS_NUMBER, "goods of this board")
            s.load[seat * GOODS_COUNT + good] += 1
            s.aboard[seat] += 1
            s.tray[good] -= 1
            if s.tray[good] < 0:
                raise ValueError(f"{place}: there are only {TOKENS[good]} tokens of {name!r}")
        too_many = s.aboard[seat] > CAPACITY[s.loco[seat]]
        if too_many != (s.phase == GIVING_UP and seat == s.seat):
            most = CAPACITY[s.loco[seat]]
            raise ValueError(f"{place}: the train carries {most} at most, and more only while a load is being given up")


def _fill_track(s: Position, data: dict[str, Json]) -> None:
    for seat, row in enumerate(items(data["track"], "snapshot.track", s.seats)):
        place = f"snapshot.track[{seat}]"
        for name in items(row, place):
            link = named(name, place, LINK, "link of this board")
            if RED[link]:
                raise ValueError(f"{place}: {name!r} lies inside a major city, where no track is built")
            if s.owner[link] == BLOCKED:
                raise ValueError(f"{place}: {name!r} cannot be there beside other track through the same letters")
            if s.owner[link] != FREE:
                raise ValueError(f"{place}: {name!r} has track already")
            track.lay(s, seat, link)


def _fill_trains(s: Position, data: dict[str, Json]) -> None:
    for seat, entry in enumerate(items(data["trains"], "snapshot.trains", s.seats)):
        place = f"snapshot.trains[{seat}]"
        if entry is None:
            continue
        train = keys(entry, place, ("at", "from"))
        s.at[seat] = named(train["at"], f"{place}.at", MILEPOST, "milepost of this board")
        if train["from"] is not None:
            s.came[seat] = named(train["from"], f"{place}.from", MILEPOST, "milepost of this board")
            if s.came[seat] not in EXIT_TO[s.at[seat]]:
                raise ValueError(f"{place}.from: {train['from']!r} is not beside {train['at']!r}")


def _fill_cards(s: Position, data: dict[str, Json]) -> None:
    for seat, row in enumerate(items(data["hands"], "snapshot.hands", s.seats)):
        place = f"snapshot.hands[{seat}]"
        cards = _cards(row, place)
        filling = s.phase == RELOCATE and seat == active(s)
        if len(cards) > HAND or (len(cards) < HAND and not filling):
            raise ValueError(f"{place}: a hand is {HAND} cards, and fewer only while it is being filled")
        if any(card >= DEMAND_CARDS for card in cards):
            raise ValueError(f"{place}: a hand holds demand cards only")
        for i, card in enumerate(cards):
            s.hands[seat * HAND + i] = card
    s.deck = vec[i64](_cards(data["deck"], "snapshot.deck"))
    s.discard = vec[i64](_cards(data["discard"], "snapshot.discard"))
    for i, entry in enumerate(items(data["events"], "snapshot.events")):
        _fill_event(s, entry, f"snapshot.events[{i}]")
    effects.restrict(s)
    _fill_draw(s, data["draw"])
    held: list[int] = [card for card in s.hands if card >= 0]
    for row in (s.deck, s.discard, s.event_card, s.aside):
        held += row
    held += [card for card in (s.meteor, s.target) if card >= 0]
    if len(set(held)) < len(held):
        twice = next(card for card in held if held.count(card) > 1)
        raise ValueError(f"snapshot: the card {CARDS[twice]!r} lies in two places")
    if len(held) < CARD_COUNT:
        missing = next(card for card in range(CARD_COUNT) if card not in held)
        raise ValueError(f"snapshot: the card {CARDS[missing]!r} lies nowhere")


def _cards(value: Json, place: str) -> list[int]:
    return [named(name, place, CARD, "card of this game") for name in items(value, place)]


def _event(value: Json, place: str) -> int:
    card = named(value, place, CARD, "card of this game")
    if card < DEMAND_CARDS:
        raise ValueError(f"{place}: {value!r} is no event card")
    return card


def _fill_event(s: Position, value: Json, place: str) -> None:
    entry = keys(value, place, ("card", "drawer", "left", "fresh", "punished"))
    card = _event(entry["card"], f"{place}.card")
    if KIND[card - DEMAND_CARDS] in (TAX, METEOR):
        raise ValueError(f"{place}.card: {entry['card']!r} is discarded at once and never stays in effect")
    s.event_card = append(s.event_card, card)
    s.event_drawer = append(s.event_drawer, whole(entry["drawer"], f"{place}.drawer", 0, s.seats - 1))
    s.event_left = append(s.event_left, whole(entry["left"], f"{place}.left", 1, LASTS[card - DEMAND_CARDS]))
    s.event_fresh = append(s.event_fresh, _flag(entry["fresh"], f"{place}.fresh"))
    s.event_punished = append(s.event_punished, _seats(s, entry["punished"], f"{place}.punished"))


def _fill_draw(s: Position, value: Json) -> None:
    if (value is None) == (s.phase == RELOCATE):
        raise ValueError("snapshot.draw: what is being drawn is told in phase 'relocate', and only there")
    if value is None:
        return
    entry = keys(value, "snapshot.draw", ("meteor", "target", "hit", "aside", "exchange"))
    s.meteor = _event(entry["meteor"], "snapshot.draw.meteor")
    s.target = named(entry["target"], "snapshot.draw.target", CARD, "card of this game")
    if KIND[s.meteor - DEMAND_CARDS] != METEOR or s.target >= DEMAND_CARDS:
        raise ValueError("snapshot.draw: a meteor card and a demand card as its target are needed here")
    _seats(s, entry["hit"], "snapshot.draw.hit")
    s.hit = vec[i64](entry["hit"])
    if len(s.hit) == 0 or s.hit[0] != s.seat or any(s.at[seat] == NOWHERE for seat in s.hit):
        raise ValueError("snapshot.draw.hit: the seats whose trains were hit, the deciding one first")
    s.aside = vec[i64]([_event(name, "snapshot.draw.aside") for name in items(entry["aside"], "snapshot.draw.aside")])
    s.exchanging = _flag(entry["exchange"], "snapshot.draw.exchange")


def _fill_allowance(s: Position, data: dict[str, Json]) -> None:
    place = "snapshot.allowance"
    names = ("acted", "moved", "spent", "out", "tolls", "owed", "dropped", "turn_over")
    allowance = keys(data["allowance"], place, names)
    s.acted = _flag(allowance["acted"], f"{place}.acted")
    s.moved = whole(allowance["moved"], f"{place}.moved", 0, MANY)
    s.spent = whole(allowance["spent"], f"{place}.spent", 0, MANY)
    s.out = whole(allowance["out"], f"{place}.out", 0, MANY)
    s.owed = _seats(s, allowance["owed"], f"{place}.owed")
    s.tolls = _seats(s, allowance["tolls"], f"{place}.tolls") | s.owed
    if s.owed and not s.rules.late_toll:
        raise ValueError(f"{place}.owed: tolls are owed only with the option late_toll")
    for name in items(allowance["dropped"], f"{place}.dropped"):
        s.dropped |= BITS[named(name, f"{place}.dropped", GOODS_NUMBER, "goods of this board")]
    s.turn_over = _flag(allowance["turn_over"], f"{place}.turn_over")


def _check_moment(s: Position) -> None:
    """The position must be one in which somebody can decide."""
    if s.turn < OPENING_TURNS * s.seats and (max(list(s.at)) != NOWHERE or max(list(s.aboard))):
        raise ValueError("snapshot.trains: in the opening turns no train is on the Moon, and none carries anything")
    if s.phase == FLARE and (s.at[s.seat] == NOWHERE or CITY[s.at[s.seat]] >= 0):
        raise ValueError("snapshot.phase: a flare takes a load only from a train in the open")
    if s.phase != OVER and not s.legal():
        raise ValueError(f"snapshot.phase: nothing can be decided in phase {PHASES[s.phase]!r} of this position")
