"""What the states of all games do alike: everything that follows from a few methods of their own."""

from branchline.core.chance import PLAYER, seeded
from branchline.core.contract import Json, check_seed
from branchline.core.errors import IllegalMove


class GameState:
    """The shared part of a state; the contract says what each name promises.

    What comes from outside is taken as `object`, so that it is refused in our words also where the code is compiled.
    """

    __slots__ = ()

    # What each game writes itself.

    @property
    def over(self) -> bool:
        raise NotImplementedError

    def legal(self) -> list[int]:
        raise NotImplementedError

    def apply(self, action: int) -> None:
        raise NotImplementedError

    def why_not(self, action: object) -> IllegalMove | None:
        raise NotImplementedError

    def copy(self) -> "GameState":
        raise NotImplementedError

    def fields(self) -> tuple[Json, ...]:
        """Everything, in the order of the constructor."""
        raise NotImplementedError

    # What follows.

    def play(self, action: object) -> None:
        refused = self.why_not(action)
        if refused is not None:
            raise refused
        assert isinstance(action, int)  # what is no action at all has been refused
        self.apply(action)

    def playout(self, seed: object) -> int:
        """Plays random legal actions to the end; how many there were."""
        chance = seeded(check_seed(seed), PLAYER)
        decisions = 0
        while not self.over:
            actions = self.legal()
            self.apply(actions[chance.below(len(actions))])
            decisions += 1
        return decisions

    def __copy__(self) -> "GameState":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameState) and type(other) is type(self) and self.fields() == other.fields()

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played, so it cannot be hashed")

    def __reduce__(self) -> tuple[type["GameState"], tuple[Json, ...]]:
        return (type(self), self.fields())
