"""What our environments offer beside what their packages ask for."""

from copy import deepcopy
from typing import Any, ClassVar, NamedTuple, Self

import numpy.typing as npt

from branchline.core.observation import Part
from branchline.envs.episode import Setup


class Saved(NamedTuple):
    """An environment as it stood. It can be pickled, and restored as often as one likes."""

    played: tuple[Any, ...]
    fields: dict[str, Any]


class Face:
    """`copy`, `save` and `restore` for an environment that says which of its fields change; what it observes."""

    setup: Setup
    changing: ClassVar[tuple[str, ...]]

    @property
    def pieces(self) -> tuple[Part, ...]:
        """What an observation is made of: name, place, size and meaning of each piece."""
        return self.setup.pieces

    def split(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The pieces of an observation by their names; of several observations in one array, for all of them."""
        return {part.name: observation[..., part.at : part.at + part.size] for part in self.pieces}

    def copy(self) -> Self:
        """Another environment in the same position, independent of this one."""
        return deepcopy(self)

    def save(self) -> Saved:
        """Everything that changes, to come back to."""
        return Saved(self._played(), deepcopy({name: getattr(self, name) for name in self.changing}))

    def restore(self, saved: Saved) -> None:
        """Goes back to where an environment of the same game, seats and options was saved."""
        if not isinstance(saved, Saved) or saved.played != self._played():
            raise ValueError(f"saved: this was not saved by such an environment of {self.setup.name}")
        for name, value in deepcopy(saved.fields).items():
            setattr(self, name, value)
        self._look()

    def _look(self) -> None:
        """Finds out what is legal now."""
        raise NotImplementedError

    def _played(self) -> tuple[Any, ...]:
        setup = self.setup
        return (
            type(self).__name__,
            setup.name,
            setup.game.board_stamp,
            setup.seats,
            setup.options,
            setup.reward,
            setup.limit,
        )
