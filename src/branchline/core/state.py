"""What the states of all games do alike: everything that follows from a few methods of their own."""

from typing import Self

from branchline.core.chance import PLAYER, seeded
from branchline.core.choices import Choices
from branchline.core.contract import Json, check_seat, check_seed
from branchline.core.errors import IllegalMove
from branchline.core.native import i64


class GameState:
    """The shared part of a state; the contract says what each name promises.

    What comes from outside is taken as `object`, so that it is refused in our words also where the code is compiled.
    """

    __slots__ = ()

    seats: i64
    seat: i64  # who decides, -1 when over
    turn: i64  # turns finished
    revealed: i64  # grows with every use of chance and every hidden thing shown

    # What each game writes itself. A name with an underscore is the game's part of the method without one, which has
    # checked the arguments.

    @property
    def over(self) -> bool:
        raise NotImplementedError

    def choices(self, out: Choices) -> None:
        """Lays out every legal action, rising."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        raise NotImplementedError

    def why_not(self, action: object) -> IllegalMove | None:
        raise NotImplementedError

    def notation(self, action: object) -> str:
        raise NotImplementedError

    def parse(self, notation: object) -> int:
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def _ranks(self) -> list[int]:
        """The places of a game that is over."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, Json]:
        raise NotImplementedError

    def _view(self, seat: int | None) -> dict[str, Json]:
        raise NotImplementedError

    def _resample(self, seat: int, seed: int) -> None:
        """Draws anew, in place, what this seat cannot know."""
        raise NotImplementedError

    def copy(self) -> Self:
        raise NotImplementedError

    def fields(self) -> tuple[Json, ...]:
        """Everything, in the order of the constructor."""
        raise NotImplementedError

    # What follows.

    def legal(self) -> list[int]:
        out = Choices()
        self.choices(out)
        return out.listed()

    def play(self, action: object) -> None:
        refused = self.why_not(action)
        if refused is not None:
            raise refused
        assert isinstance(action, int)  # what is no action at all has been refused
        self.apply(action)

    def ranks(self) -> list[int]:
        if not self.over:
            raise ValueError("ranks: the game is still on; places are known when it is over")
        return self._ranks()

    def view(self, seat: object) -> dict[str, Json]:
        return self._view(None if seat is None else check_seat(seat, self.seats))

    def resample(self, seat: object, seed: object) -> Self:
        viewer, luck = check_seat(seat, self.seats), check_seed(seed)
        other = self.copy()
        other._resample(viewer, luck)
        return other

    def playout(self, seed: object) -> int:
        """Plays random legal actions to the end; how many there were."""
        chance = seeded(check_seed(seed), PLAYER)
        out = Choices()
        decisions: i64 = 0
        while self.seat >= 0:
            self.choices(out)
            self.apply(out.pick(chance.below(out.count)))
            decisions += 1
        return decisions

    def __copy__(self) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameState) and type(other) is type(self) and self.fields() == other.fields()

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played, so it cannot be hashed")

    def __reduce__(self) -> tuple[type["GameState"], tuple[Json, ...]]:
        return (type(self), self.fields())
