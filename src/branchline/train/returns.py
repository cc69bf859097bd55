"""What came of decisions: rewards that reach back along each seat's own decisions (GAE)."""

import torch
from torch import Tensor


def rewards(margins: Tensor, ends: Tensor, seats: Tensor, weight: float) -> Tensor:
    """By game and seat, at the end: winning, and in part the points ahead; on average nothing.

    `margins` are the points by which a seat is ahead of the best other, `seats` how many play in each game.
    """
    fair = 1.0 / seats.float()[:, None]
    won = (margins > 0).float() + 0.5 * (margins == 0).float() - fair
    ahead = (margins / 50.0).clamp(-1.0, 1.0)
    there = torch.arange(margins.shape[1], device=margins.device)[None] < seats[:, None]
    return ((1.0 - weight) * won + weight * ahead) * (ends == 1)[:, None] * there


def advantages(
    values: Tensor, seats: Tensor, given: Tensor, ends: Tensor, trace: float
) -> tuple[Tensor, Tensor, Tensor]:
    """For windows of decisions [time, game]: advantages, returns, and whether what comes next was seen.

    `given` are the rewards [time, game, seat] after each decision. A seat's last decision in a window has no successor
    in it, unless its game ended: its value only serves the ones before.
    """
    window, games = values.shape
    most = given.shape[2]
    next_value = values.new_zeros(games, most)
    next_advantage = values.new_zeros(games, most)
    coming = values.new_zeros(games, most)
    known = torch.zeros(games, most, dtype=torch.bool, device=values.device)
    ahead = torch.zeros_like(values)
    valid = torch.zeros_like(values, dtype=torch.bool)
    for time in range(window - 1, -1, -1):
        end = (ends[time] > 0)[:, None]
        goes_on = (~end).float()
        coming = given[time] + coming * goes_on
        next_value = next_value * goes_on
        next_advantage = next_advantage * goes_on
        known = known | end
        seat = seats[time][:, None]
        own = known.gather(1, seat)[:, 0]
        step = coming.gather(1, seat)[:, 0] + next_value.gather(1, seat)[:, 0] - values[time]
        advantage = (step + trace * next_advantage.gather(1, seat)[:, 0]) * own
        ahead[time] = advantage
        valid[time] = own
        next_value.scatter_(1, seat, values[time][:, None])
        next_advantage.scatter_(1, seat, advantage[:, None])
        coming.scatter_(1, seat, 0.0)
        known.scatter_(1, seat, True)
    return ahead, ahead + values, valid
