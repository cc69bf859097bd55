"""What is learned from windows: the tutor's decisions, the value, or better decisions (PPO)."""

from math import isfinite
from typing import Literal, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from branchline.train.config import Config
from branchline.train.network import Network
from branchline.train.rollout import Half

Phase = Literal["imitate", "settle", "play"]
FEW = 16  # decisions


class Figures(NamedTuple):
    """How it went, on average."""

    policy: float  # while imitating how often the tutor's decision was liked best, else how much was to be gained
    value: float  # the share of what happens that was foreseen
    entropy: float
    change: float  # from the policy that played (KL)


def update(
    network: Network, optimizer: torch.optim.Optimizer, halves: list[Half], config: Config, phase: Phase, done: float
) -> Figures:
    """Learns from the windows of all halves; `done` is how much of the run is over."""
    network.train()
    for group in optimizer.param_groups:
        group["lr"] = config.rate + (config.last_rate - config.rate) * done
    spur = config.entropy + (config.last_entropy - config.entropy) * done
    sums = torch.zeros(5, device=halves[0].device)
    before = 0.0, 0.0
    judged = [[column.flatten() for column in half.judged()] for half in halves]
    for _ in range(config.epochs):
        for half, (ahead, returns, valid) in zip(halves, judged, strict=True):
            window = half.window
            spread = returns[valid].var() if bool(valid.any()) else torch.ones((), device=valid.device)
            rows = valid.nonzero()[:, 0]
            rows = rows[torch.randperm(len(rows), device=rows.device)]
            seen, masks = window.observations.flatten(0, 1), window.masks.flatten(0, 1)
            actions, chances = window.actions.flatten(), window.chances.flatten()
            for part in rows.split(config.minibatch):
                if len(part) < min(len(rows), config.minibatch // 2) or len(part) < FEW:
                    continue  # too few to go by
                with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.device.type == "cuda"):
                    logits, values = network(seen[part], masks[part])
                likely = torch.log_softmax(logits, 1)
                missed = functional.mse_loss(values, returns[part])
                unsure = -(likely.exp() * likely.clamp(min=-50.0)).sum(1).mean()
                loss = config.value * missed
                if phase == "imitate":
                    taught = seen[part][:, -masks.shape[1] :].long().argmax(1)
                    loss = loss + functional.cross_entropy(logits, taught)
                    policy = (logits.argmax(1) == taught).float().mean()
                    change = torch.zeros_like(missed)
                else:
                    policy, change = _gain(likely, actions[part], chances[part], ahead[part], config.clip)
                    if phase == "play":
                        loss = loss - policy - spur * unsure
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()
                foreseen = 1.0 - missed / spread.clamp(min=1e-6)
                sums += torch.stack([policy, foreseen, unsure, change, torch.ones_like(missed)]).detach()
        change, count = sums[3:].tolist()
        if phase == "play" and change - before[0] > config.most_change * (count - before[1]):
            break
        before = change, count
    figures = Figures(*(sums[:4] / sums[4].clamp(min=1.0)).tolist())
    if not all(map(isfinite, figures)):
        raise RuntimeError(f"update: the network is broken ({figures}); go on from the last checkpoint")
    return figures


def _gain(likely: Tensor, actions: Tensor, chances: Tensor, ahead: Tensor, clip: float) -> tuple[Tensor, Tensor]:
    now = likely.gather(1, actions[:, None])[:, 0]
    better = (ahead - ahead.mean()) / (ahead.std() + 1e-6)
    ratio = torch.exp(now - chances)
    gain = torch.min(ratio * better, ratio.clamp(1.0 - clip, 1.0 + clip) * better).mean()
    return gain, (ratio.detach() - 1.0 - (now - chances).detach()).mean()
