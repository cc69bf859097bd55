"""What leaves a position: to a seat, to a learner, and whole; and how it is guessed at and loaded."""

from typing import Final

from tests.tiny import rules
from tests.tiny.board import CARDS, LENGTH, TRACKS
from tests.tiny.rules import BAG, LIMIT, OPEN_CARDS, RAILS_A_TURN, TURNS, Position

from branchline.core.chance import GUESS, GUESSED_GAME, MASK, Chance, seeded
from branchline.core.contract import Json, Option
from branchline.core.native import count, i64, row, u8, vec
from branchline.core.observation import parts, write
from branchline.core.reading import items, whole, whole_or_none

MOST_SEATS: Final = 4
MANY: Final = 10**9
OPTIONS: Final[dict[str, Option]] = {  # in the order of the indices into `rules`
    "turns": Option("int", 4, "T1.1", least=1, most=50),
    "open_cards": Option("bool", False, "T3.3"),
    "limit": Option("amount", None, "T3.2", least=1, most=9),
}
LAYOUT: Final = parts(
    ("deciding", MOST_SEATS, "1 for the seat that decides, counted from the one that looks, as all seats are"),
    ("table", 3, "how many play, the rails laid and the cards drawn in this turn"),
    ("options", len(OPTIONS), f"{', '.join(OPTIONS)}: 0 or 1, or the number, 0 for none"),
    ("rails", len(TRACKS), f"rails on {', '.join(TRACKS)}"),
    ("players", MOST_SEATS * 2, "for each seat: points, cards"),
    ("cards", len(CARDS), "for each card 0 if nobody is known to hold it, else one more than the seat"),
)
SNAPSHOT: Final = (
    *("game", "rules", "board", "seats", "options", "chance", "turn", "revealed"),
    *("laid", "drawn", "rails", "score", "cards"),
)


def knows(s: Position, eyes: int | None, seat: i64) -> bool:
    """Whether these eyes may see the cards of that seat (T3.3)."""
    return eyes == seat or s.over or s.rules[OPEN_CARDS] == 1


def options(s: Position) -> dict[str, Json]:
    turns, limit = int(s.rules[TURNS]), int(s.rules[LIMIT])
    return {"turns": turns, "open_cards": s.rules[OPEN_CARDS] == 1, "limit": limit or None}


def view(s: Position, eyes: int | None) -> dict[str, Json]:
    seats = range(s.seats)
    hands = [[CARDS[card] for card in rules.hand(s, seat)] for seat in seats]
    seen: dict[str, Json] = {
        "game": "tiny",
        "seats": s.seats,
        "options": options(s),
        "you": eyes,
        "seat": None if s.over else s.seat,
        "phase": "over" if s.over else "turn",
        "turn": s.turn,
        "over": s.over,
        "laid": s.laid,
        "drawn": s.drawn,
        "rails": list(s.rails),
        "bag": count(s.holder, BAG),
        "players": [
            {
                "score": s.points[seat],
                "cards": len(hands[seat]),
                "hand": hands[seat] if knows(s, eyes, seat) else None,
            }
            for seat in seats
        ],
        "legal": s.legal() if eyes == s.seat else [],
    }
    return seen | {"scores": s.scores(), "ranks": s.ranks(), "sheet": rules.sheet(s)} if s.over else seen


def observe(s: Position, eyes: i64) -> vec[u8]:
    out = vec[u8]([0] * (LAYOUT[-1].at + LAYOUT[-1].size))
    deciding, table, options, rails, players, cards = (part.at for part in LAYOUT)
    if not s.over:
        out[deciding + (s.seat - eyes) % s.seats] = 1
    for at, numbers in ((table, (s.seats, s.laid, s.drawn)), (options, s.rules), (rails, s.rails)):
        for i, number in enumerate(numbers):
            write(out, at + i, number)
    for seat in range(s.seats):
        away = (seat - eyes) % s.seats
        write(out, players + 2 * away, s.points[seat])
        write(out, players + 2 * away + 1, count(s.holder, seat))
        for card in rules.hand(s, seat) if knows(s, eyes, seat) else ():
            write(out, cards + card, 1 + away)
    return out


def resample(s: Position, eyes: int, seed: int) -> None:
    """The cards that these eyes cannot place are mixed and dealt again, to each seat as many as it holds."""
    chance = seeded(seed, GUESS)
    hidden = [seat for seat in range(s.seats) if not knows(s, eyes, seat)]
    holders = [seat for seat in hidden for _ in rules.hand(s, seat)]
    cards = [card for card, seat in enumerate(s.holder) if seat == BAG or seat in hidden]
    chance.shuffle(cards)
    for i, card in enumerate(cards):
        s.holder[card] = holders[i] if i < len(holders) else BAG
    s.chance = seeded(chance.word(), GUESSED_GAME)


def snapshot(s: Position) -> dict[str, Json]:
    return {
        "game": "tiny",
        "rules": 1,
        "board": 1,
        "seats": s.seats,
        "options": options(s),
        "chance": s.chance.words(),
        "turn": s.turn,
        "revealed": s.revealed,
        "laid": s.laid,
        "drawn": s.drawn,
        "rails": list(s.rails),
        "score": list(s.points),
        "cards": [None if seat == BAG else seat for seat in s.holder],
    }


def fill(s: Position, data: dict[str, Json]) -> None:
    """Lays what a snapshot says on a bare table."""
    s.chance = Chance(
        *(whole(word, "snapshot.chance", 0, MASK) for word in items(data["chance"], "snapshot.chance", 4))
    )
    s.turn = whole(data["turn"], "snapshot.turn", 0, s.rules[TURNS] * s.seats)
    s.revealed = whole(data["revealed"], "snapshot.revealed", 0, MANY)
    s.laid = whole(data["laid"], "snapshot.laid", 0, RAILS_A_TURN)
    s.drawn = whole(data["drawn"], "snapshot.drawn", 0, 1)
    rails = items(data["rails"], "snapshot.rails", len(TRACKS))
    s.rails = row([whole(n, "snapshot.rails", 0, most) for n, most in zip(rails, LENGTH, strict=True)])
    s.points = row([whole(n, "snapshot.score", 0, MANY) for n in items(data["score"], "score", s.seats)])
    cards = items(data["cards"], "snapshot.cards", len(CARDS))
    s.holder = row([whole_or_none(seat, "snapshot.cards", 0, s.seats - 1) for seat in cards])
    rules.pass_on(s)
