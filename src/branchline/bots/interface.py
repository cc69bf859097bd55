"""What a computer player is."""

from collections.abc import Callable
from typing import Any, Protocol

from branchline.core.contract import State

Sampler = Callable[[int], State]


class Bot(Protocol):
    """One computer player at one seat of one game.

    It gets what its seat may know and nothing else: `view` is `state.view(seat)` of the deciding seat,
    with the legal actions in `view["legal"]`, and `sampler(seed)` is `state.resample(seat, seed)`, a full
    state the seat could be in. A bot may remember what it saw of its own game; a new game gets a new bot.
    The same seed and the same views give the same choices.
    """

    @property
    def name(self) -> str: ...

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int: ...
