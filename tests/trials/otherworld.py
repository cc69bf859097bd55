"""A table in another world: whoever looks at it cannot know that it is not the true one."""

from random import Random

from branchline.core.contract import Event, State
from branchline.table import Table

MOST_TRIED = 12  # actions of somebody else, for one that looks the same and is another


def elsewhere(state: State, eyes: int | None, seed: int) -> State:
    """A position that these eyes could as well be looking at; a spectator knows no more than any of two seats."""
    if eyes is None:
        return state.resample(0, seed).resample(1, seed + 1)
    return state.resample(eyes, seed)


class Twin(Table):
    """Goes the way of the true table as far as its own world allows it. What each step is seen to be is the same; what
    was drawn, kept and held is its own."""

    def __init__(self, true: Table, id: str, eyes: int | None, seed: int) -> None:
        self._chance = Random(seed)
        self._beginning = elsewhere(true.state, eyes, seed)
        super().__init__(
            id,
            true.game,
            true.seats,
            true.seed,
            true.options,
            maker=true.maker,
            hints=true.hints,
            watchers=true.watchers,
        )
        self.eyes = eyes
        self.version = true.version
        self.own = 0  # steps that its own world allowed
        self.drawn = 0  # those by which it came into another one
        self._before: list[State] = []  # the position before each step
        self._coming: tuple[int, State, list[Event]] | None = None

    def begin(self) -> State:
        return self._beginning

    def position(self, n: int) -> State:
        return self._before[n + 1] if n + 1 < len(self.steps) else self.state

    def foresee(self, before: State, action: int, after: State, events: list[Event]) -> int:
        """The action here that looks like that one of the true table, which is played next."""
        told = self.game.seen(events, self.eyes)
        for own in self._candidates(before, action, events, told):
            there = self.state.copy()
            heard = there.step(own)
            if self.game.seen(heard, self.eyes) == told and self._same(there, after):
                self._coming = own, there, heard
                self.own += 1
                return own
        # No such step is possible here, or these eyes see by it where they are: so they are somewhere else from now on.
        self._coming = action, elsewhere(after, self.eyes, self._chance.getrandbits(32)), told
        self.drawn += 1
        return action

    def _candidates(self, before: State, action: int, events: list[Event], told: list[Event]) -> list[int]:
        """Where something of it is hidden it had better be something else."""
        legal = self.state.legal()
        own = [action] if action in legal else []
        if before.seat == self.eyes or told == events:
            return own
        kind = self.game.action(action)["kind"]
        others = [other for other in legal if other != action and self.game.action(other)["kind"] == kind]
        self._chance.shuffle(others)
        return [*others[:MOST_TRIED], *own]

    def _same(self, there: State, after: State) -> bool:
        """To these eyes, and in what can be taken back."""
        return there.revealed == after.revealed and there.view(self.eyes) == after.view(self.eyes)

    def _played(self, action: int) -> tuple[State, list[Event]]:
        assert self._coming is not None
        foreseen, after, events = self._coming
        assert action == foreseen
        return after, events

    def _take_step(self, after: State, action: int, notation: str | None, events: list[Event]) -> None:
        self._before[self.count :] = [self.state]
        super()._take_step(after, action, notation, events)
