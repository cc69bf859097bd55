"""What the states of all games do alike: everything that follows from a few methods of their own."""

from typing import Final, Self

from branchline.core import policy as policies
from branchline.core.answers import Answers
from branchline.core.chance import PLAYER, Chance, seeded
from branchline.core.contract import Event, Json, check_limit, check_seat, check_seed
from branchline.core.errors import IllegalMove
from branchline.core.fields import Fields, unpack
from branchline.core.native import COMPILED, Choices, Row, Rows, i64, interpreted, u8, vec
from branchline.core.observation import hand_over

# Used again for every question what is legal. Nobody else can ask in between: filling it calls nothing from outside.
_ASKED: Final = Choices()


class GameState:
    """The shared part of a state; the contract says what each name promises.

    What comes from outside is taken as `object`, so that it is refused in our words also where the code is compiled.
    """

    # Without `__slots__`: the names would have to be told a second time, and compiled code does as well without.

    def __init__(self, fields: Fields) -> None:
        basics = fields.basics
        self.seats = basics[0]
        self.seat = basics[1]  # who decides, -1 when over
        self.phase = basics[2]
        self.turn = basics[3]  # turns finished
        self.revealed = basics[4]  # grows with every use of chance and every hidden thing shown
        self.chance = Chance(basics[5], basics[6], basics[7], basics[8])
        self.heard: list[Json] | None = None  # while somebody listens, the rules write here what happens

    def _listed(self, numbers: Row, rows: Rows, shared: tuple[object, ...] = (), still: i64 = 0) -> Fields:
        """These fields, and before them what every state has, as the constructor takes them.

        The last rows, as many as `still` says, never change in place: copies share them.
        """
        luck = self.chance
        basics = vec[i64](
            [self.seats, self.seat, self.phase, self.turn, self.revealed, luck.a, luck.b, luck.c, luck.counter]
        )
        return Fields(False, basics, numbers, rows, shared, still)

    # What each game writes itself.

    def fields(self) -> Fields:
        """Everything, in the order in which the constructor takes it."""
        raise NotImplementedError

    def _copy(self) -> Self:
        """A state with the same fields."""
        raise NotImplementedError

    def choices(self, out: Choices) -> None:
        """Lays out every legal action, rising."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        raise NotImplementedError

    def _weigh(self, actions: Row, weights: Row, worth: Row) -> None:
        """Writes what each of these legal actions is worth; the weights stand in the order of the features."""
        raise NotImplementedError

    def answers(self) -> Answers:
        """The functions of the game that everything else is asked of."""
        raise NotImplementedError

    @property
    def game(self) -> Json:
        """The game it is a state of, on its board."""
        raise NotImplementedError

    # What follows.

    @property
    def over(self) -> bool:
        return self.seat < 0

    def copy(self) -> Self:
        if not COMPILED:
            other: Self = interpreted.twin(self)
            return other
        return self._copy()

    def legal(self) -> list[int]:
        self.choices(_ASKED)
        return _ASKED.listed()

    def why_not(self, action: object) -> IllegalMove | None:
        return self.answers().refusal(self, action)

    def notation(self, action: object) -> str:
        return self.answers().notation.notation(action)

    def parse(self, notation: object) -> int:
        return self.answers().notation.parse(notation)

    def scores(self) -> list[int]:
        return self.answers().scoring.scores(self)

    def snapshot(self) -> dict[str, Json]:
        return self.answers().snapshot(self)

    def play(self, action: object) -> None:
        refused = self.why_not(action)
        if refused is not None:
            raise refused
        assert isinstance(action, int)  # what is no action at all has been refused
        self.apply(action)

    def step(self, action: object) -> list[Event]:
        """Does what `play` does; everything that happened, whoever may know it."""
        heard: list[Json] = []
        self.heard = heard
        try:
            self.play(action)
        finally:
            self.heard = None
        return heard

    def ranks(self) -> list[int]:
        if not self.over:
            raise ValueError("ranks: the game is still on; places are known when it is over")
        return self.answers().scoring.ranks(self)

    def view(self, seat: object) -> dict[str, Json]:
        return self.answers().view(self, None if seat is None else check_seat(seat, self.seats))

    def resample(self, seat: object, seed: object) -> Self:
        viewer, luck = check_seat(seat, self.seats), check_seed(seed)
        other = self.copy()
        self.answers().resample(other, viewer, luck)
        return other

    def playout(self, seed: object, policy: object = None, limit: object = None) -> int:
        """Plays legal actions to the end, or as many as the limit says; how many there were.

        Without a policy every legal action is equally likely.
        """
        chance = seeded(check_seed(seed), PLAYER)
        most: i64 = check_limit(limit)
        if policy is not None:
            return self._play_by(policies.weights(policy, self.answers().features), chance, most)
        out = Choices()
        decisions: i64 = 0
        while self.seat >= 0 and decisions < most:
            self.choices(out)
            self.apply(out.pick(chance.below(out.how_many())))
            decisions += 1
        return decisions

    def _play_by(self, weights: Row, chance: Chance, most: i64) -> i64:
        out = Choices()
        noise = weights[len(weights) - 1]
        decisions: i64 = 0
        while self.seat >= 0 and decisions < most:
            self.choices(out)
            if out.how_many() == 1:
                self.apply(out.pick(0))
            else:
                actions = out.row()
                worth = vec[i64]([0] * len(actions))
                self._weigh(actions, weights, worth)
                self.apply(actions[policies.best(worth, noise, chance)])
            decisions += 1
        return decisions

    def observe(self, seat: object, buffer: object) -> None:
        """Writes what this seat knows into the buffer; `game.observation` says what stands where."""
        hand_over(self.answers().observe(self, check_seat(seat, self.seats)), buffer)

    def mask(self, buffer: object) -> None:
        """Writes a byte for each action of the game into the buffer: 1 if it is legal now, else 0."""
        legal = vec[u8]([0] * self.answers().actions)
        self.choices(_ASKED)
        _ASKED.mark_in(legal)
        hand_over(legal, buffer)

    def svg(self, seat: object = None) -> str:
        """What this seat may see, or without one everybody, as a picture that needs nothing from outside."""
        view = self.view(seat)
        draw = self.answers().picture
        if draw is None:
            raise ValueError(f"svg: {view['game']} has no drawing of its board")
        return draw(view)

    def _repr_svg_(self) -> str:
        return self.svg()  # a notebook shows a state by itself

    def __copy__(self) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState) or type(other) is not type(self):
            return False
        if not COMPILED:
            return self.__dict__ == other.__dict__  # nothing but the fields, compared without listing them
        return self.fields().same(other.fields())

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played, so it cannot be hashed")

    def __reduce__(self) -> tuple[Json, tuple[Json, ...]]:
        fields = self.fields()
        return (restored, (type(self), fields.packed(), fields.shared))


def restored(kind: Json, data: bytes, shared: tuple[object, ...]) -> Json:
    """The state of these fields, for pickle."""
    return kind(unpack(data, shared))
