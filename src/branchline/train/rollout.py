"""Windows of decisions: one half of the games is stepped by its processes while the network looks at the other."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from branchline.envs.batches import BatchEnv
from branchline.train.config import Config
from branchline.train.network import Network, drawn
from branchline.train.returns import advantages, rewards
from branchline.train.seating import Seats


@dataclass
class Window:
    """Decisions of one half, [time, game], and what came of them."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # the logarithm of how likely each was
    values: Tensor
    seats: Tensor
    margins: Tensor
    ends: Tensor
    ours: Tensor  # whether the learner decided

    @classmethod
    def blank(cls, window: int, env: BatchEnv, device: torch.device) -> "Window":
        seen, masks, _, margins, _ = env.arrays
        games = len(seen)

        def zeros(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(window, games, *shape, dtype=dtype, device=device)

        return cls(
            zeros(seen.shape[1], dtype=torch.uint8),
            zeros(masks.shape[1], dtype=torch.bool),
            zeros(dtype=torch.int64),
            zeros(),
            zeros(),
            zeros(dtype=torch.int64),
            zeros(margins.shape[1]),
            zeros(dtype=torch.uint8),
            zeros(dtype=torch.bool),
        )


Decide = Callable[[Tensor, Tensor], Tensor]  # from observations and logits: the actions that are played


class Half:
    """Half of the games, with the window that is being filled."""

    def __init__(self, seats: Seats, config: Config, device: torch.device) -> None:
        self.env = BatchEnv(seats.tables, config.processes)
        self.device = device
        self.window = Window.blank(config.window, self.env, device)
        self.players = torch.tensor(seats.tables.seats, device=device)
        first, end = (torch.tensor(column, device=device) for column in zip(*seats.past, strict=True))
        self._past_first, self._past_end = first, end
        self.with_past = (end > first).nonzero()[:, 0]  # games that a past self plays in
        self.config = config
        self._shared = [torch.from_numpy(array) for array in self.env.arrays]
        # From pinned memory copies to a GPU need not wait.
        self._pinned = [torch.empty_like(one).pin_memory() for one in self._shared] if device.type == "cuda" else []
        self._time = -1  # of the decision whose outcome is awaited
        self.results: list[tuple[Any, Any]] = []  # games that ended, and the margins of their seats

    def _fetch(self, first: int, end: int) -> list[Tensor]:
        """Some of the arrays that the processes share, on the device."""
        shared = self._shared[first:end]
        if self.device.type == "cpu":
            return [tensor.clone() for tensor in shared]
        for tensor, pinned in zip(shared, self._pinned[first:end], strict=True):
            pinned.copy_(tensor)
        return [pinned.to(self.device, non_blocking=True) for pinned in self._pinned[first:end]]

    @torch.no_grad()
    def decide(self, time: int, network: Network, past: Network | None, decide: Decide | None) -> None:
        """Takes in what came of the last decisions, and hands out the next."""
        self.take_in()
        seen, masks, seats = self._fetch(0, 3)
        seats = seats.long()
        logits, values = looked_at(network, seen, masks)
        actions = drawn(logits)
        if decide is not None:
            actions = decide(seen, actions)
        ours = torch.ones_like(masks[:, 0])
        if past is not None and len(self.with_past):
            rows = self.with_past
            theirs = (seats[rows] >= self._past_first[rows]) & (seats[rows] < self._past_end[rows])
            old, _ = looked_at(past, seen[rows], masks[rows])
            actions[rows] = torch.where(theirs, drawn(old), actions[rows])
            ours[rows] = ~theirs
        self.env.send(actions.cpu().numpy())
        window = self.window
        window.observations[time], window.masks[time], window.seats[time] = seen, masks, seats
        window.actions[time], window.values[time], window.ours[time] = actions, values, ours
        window.chances[time] = torch.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
        self._time = time

    def take_in(self) -> None:
        """Waits for the outcome of the last decisions."""
        if self._time < 0:
            return
        arrays = self.env.receive()
        over = np.flatnonzero(arrays.ends == 1)
        if len(over):
            self.results.append((over, arrays.rewards[over]))
        self.window.margins[self._time], self.window.ends[self._time] = self._fetch(3, 5)
        self._time = -1

    def judged(self) -> tuple[Tensor, Tensor, Tensor]:
        """Advantages, returns, and which decisions can be learned from."""
        window, config = self.window, self.config
        given = torch.stack(
            [
                rewards(margins, ends, self.players, config.margin)
                for margins, ends in zip(window.margins, window.ends, strict=True)
            ]
        )
        ahead, returns, valid = advantages(window.values, window.seats, given, window.ends, config.trace)
        return ahead, returns, valid & window.ours

    def close(self) -> None:
        with suppress(ValueError):
            self.take_in()
        self.env.close()


def looked_at(network: Network, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.device.type == "cuda"):
        logits, values = network(seen, masks)
    return logits, values


def play(halves: list[Half], network: Network, past: Network | None = None, decide: Decide | None = None) -> None:
    """One window of every half."""
    network.eval()
    for time in range(halves[0].config.window):
        for half in halves:
            half.decide(time, network, past, decide)
    for half in halves:
        half.take_in()
