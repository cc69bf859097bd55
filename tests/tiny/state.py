"""The state of a game: how a position is told, seen, guessed at and kept, as docs/contract.md promises."""

from collections.abc import Mapping
from typing import Final

from tests.tiny.board import CARDS, LENGTH, TRACKS
from tests.tiny.rules import ACTIONS, BAG, DONE, DRAW, LIMIT, OPEN_CARDS, RAILS_A_TURN, TURNS, Position

from branchline.core.chance import GUESS, GUESSED_GAME, MASK, Chance, seeded
from branchline.core.contract import Json, Option, check_action, check_notation
from branchline.core.native import Row, count, i64, row, u8, vec
from branchline.core.observation import parts, write
from branchline.core.reading import items, whole, whole_or_none

MOST_SEATS: Final = 4
MANY: Final = 10**9
NOTATION: Final = (*(f"lay {track}" for track in TRACKS), "draw", "done")
FORMS: Final = {"lay": f"lay TRACK, with {', '.join(TRACKS)}", "draw": "draw", "done": "done"}
OPTIONS: Final[dict[str, Option]] = {  # in the order of the indices into `rules`
    "turns": Option("int", 4, "T1.1", least=1, most=50),
    "open_cards": Option("bool", False, "T3.3"),
    "limit": Option("amount", None, "T3.2", least=1, most=9),
}
FEATURES: Final = {
    "rail": "1 for a rail",
    "last": "the length of the track that it is the last of",
    "card": "1 for a card",
    "done": "1 for ending the turn",
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


class State(Position):
    def _copy(self) -> "State":
        return State(self.fields().copy())

    def _actions(self) -> i64:
        return ACTIONS

    def notation(self, action: object) -> str:
        return NOTATION[check_action(action, ACTIONS)]

    def parse(self, notation: object) -> int:
        words = check_notation(notation, FORMS)
        if " ".join(words) not in NOTATION:
            raise ValueError(f"notation: {notation!r} is no action; write {FORMS[words[0]]}")
        return NOTATION.index(" ".join(words))

    def knows(self, eyes: int | None, seat: i64) -> bool:
        """Whether these eyes may see the cards of that seat (T3.3)."""
        return eyes == seat or self.over or self.rules[OPEN_CARDS] == 1

    def options(self) -> dict[str, Json]:
        turns, limit = int(self.rules[TURNS]), int(self.rules[LIMIT])
        return {"turns": turns, "open_cards": self.rules[OPEN_CARDS] == 1, "limit": limit or None}

    def _view(self, eyes: int | None) -> dict[str, Json]:
        seats = range(self.seats)
        hands = [[CARDS[card] for card in self.hand(seat)] for seat in seats]
        seen: dict[str, Json] = {
            "game": "tiny",
            "seats": self.seats,
            "options": self.options(),
            "you": eyes,
            "seat": None if self.over else self.seat,
            "phase": "over" if self.over else "turn",
            "turn": self.turn,
            "over": self.over,
            "laid": self.laid,
            "drawn": self.drawn,
            "rails": list(self.rails),
            "bag": count(self.holder, BAG),
            "players": [
                {"score": self.points[s], "cards": len(hands[s]), "hand": hands[s] if self.knows(eyes, s) else None}
                for s in seats
            ],
            "legal": self.legal() if eyes == self.seat else [],
        }
        return seen | {"scores": self.scores(), "ranks": self.ranks(), "sheet": self.sheet()} if self.over else seen

    def sheet(self) -> list[dict[str, Json]]:
        return [
            {
                "rail_points": self.points[seat],
                "hand": [CARDS[card] for card in self.hand(seat)],
                "card_points": self.card_points(seat),
                "total": self.points[seat] + self.card_points(seat),
            }
            for seat in range(self.seats)
        ]

    def _observe(self, eyes: i64) -> vec[u8]:
        out = vec[u8]([0] * (LAYOUT[-1].at + LAYOUT[-1].size))
        deciding, table, options, rails, players, cards = (part.at for part in LAYOUT)
        if not self.over:
            out[deciding + (self.seat - eyes) % self.seats] = 1
        for at, numbers in ((table, (self.seats, self.laid, self.drawn)), (options, self.rules), (rails, self.rails)):
            for i, number in enumerate(numbers):
                write(out, at + i, number)
        for seat in range(self.seats):
            away = (seat - eyes) % self.seats
            write(out, players + 2 * away, self.points[seat])
            write(out, players + 2 * away + 1, count(self.holder, seat))
            for card in self.hand(seat) if self.knows(eyes, seat) else ():
                write(out, cards + card, 1 + away)
        return out

    def _resample(self, eyes: int, seed: int) -> None:
        """The cards that these eyes cannot place are mixed and dealt again, to each seat as many as it holds."""
        chance = seeded(seed, GUESS)
        hidden = [seat for seat in range(self.seats) if not self.knows(eyes, seat)]
        holders = [seat for seat in hidden for _ in self.hand(seat)]
        cards = [card for card, seat in enumerate(self.holder) if seat == BAG or seat in hidden]
        chance.shuffle(cards)
        for i, card in enumerate(cards):
            self.holder[card] = holders[i] if i < len(holders) else BAG
        self.chance = seeded(chance.word(), GUESSED_GAME)

    def _features(self) -> Mapping[str, str]:
        return FEATURES

    def _weigh(self, actions: Row, weights: Row, worth: Row) -> None:
        for i, action in enumerate(actions):
            if action < DRAW:
                last = self.rails[action] + 1 == LENGTH[action]
                worth[i] = weights[0] + (weights[1] * LENGTH[action] if last else 0)
            else:
                worth[i] = weights[3] if action == DONE else weights[2]

    def snapshot(self) -> dict[str, Json]:
        return {
            "game": "tiny",
            "rules": 1,
            "board": 1,
            "seats": self.seats,
            "options": self.options(),
            "chance": self.chance.words(),
            "turn": self.turn,
            "revealed": self.revealed,
            "laid": self.laid,
            "drawn": self.drawn,
            "rails": list(self.rails),
            "score": list(self.points),
            "cards": [None if seat == BAG else seat for seat in self.holder],
        }

    def fill(self, data: dict[str, Json]) -> None:
        """Lays what a snapshot says on a bare table."""
        self.chance = Chance(
            *(whole(word, "snapshot.chance", 0, MASK) for word in items(data["chance"], "snapshot.chance", 4))
        )
        self.turn = whole(data["turn"], "snapshot.turn", 0, self.rules[TURNS] * self.seats)
        self.revealed = whole(data["revealed"], "snapshot.revealed", 0, MANY)
        self.laid = whole(data["laid"], "snapshot.laid", 0, RAILS_A_TURN)
        self.drawn = whole(data["drawn"], "snapshot.drawn", 0, 1)
        rails = items(data["rails"], "snapshot.rails", len(TRACKS))
        self.rails = row([whole(n, "snapshot.rails", 0, most) for n, most in zip(rails, LENGTH, strict=True)])
        self.points = row([whole(n, "snapshot.score", 0, MANY) for n in items(data["score"], "score", self.seats)])
        cards = items(data["cards"], "snapshot.cards", len(CARDS))
        self.holder = row([whole_or_none(seat, "snapshot.cards", 0, self.seats - 1) for seat in cards])
        self.pass_on()
