"""The network: what a seat knows in bytes, out come a liking for each action and the seat's prospects."""

from collections.abc import Sequence

import torch
from torch import Tensor, nn
from torch.nn import functional

from branchline.core.observation import Part

ILLEGAL = -1e9
FINE = 16.0  # steps of a point in what the tutor judges
JUDGED = "insight_judged"
BELIEF = 1.5  # in the tutor to begin with, for each point


class Network(nn.Module):
    """A wide first layer over all bytes, then blocks that each add to what is there."""

    def __init__(self, pieces: Sequence[Part], actions: int, width: int, blocks: int, prior: bool) -> None:
        super().__init__()
        judged = [piece for piece in pieces if piece.name == JUDGED]
        self.seen = judged[0].at if judged else pieces[-1].at + pieces[-1].size  # what is judged is no input
        self.scale: Tensor
        self.register_buffer("scale", torch.ones(self.seen))
        self.enter = nn.Linear(self.seen, width)
        self.norm = nn.LayerNorm(width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(blocks))
        self.policy = nn.Linear(width, actions)
        self.prospects = nn.Linear(width, 1)
        self.belief = nn.Parameter(torch.tensor(BELIEF if prior else 0.0), requires_grad=prior)
        nn.init.zeros_(self.policy.bias)
        nn.init.zeros_(self.prospects.weight)
        nn.init.zeros_(self.prospects.bias)
        with torch.no_grad():
            self.policy.weight.mul_(0.0 if prior else 0.1)

    def fit_scale(self, observations: Tensor) -> None:
        """Brings every byte that varies to about one, by what it is where it is not nothing."""
        seen = observations[:, : self.seen].float()
        there = (seen > 0).sum(0)
        size = (seen.square().sum(0) / there.clamp(min=1)).sqrt()
        self.scale.copy_(torch.where(there > 0, 1.0 / size.clamp(min=1.0), torch.ones_like(size)))

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """For rows of bytes and what is legal: the logits of all actions, and what the game is worth to the seat."""
        x = observations[:, : self.seen].to(self.scale.dtype) * self.scale
        x = functional.relu(self.norm(self.enter(x)))
        for layer, norm in zip(self.blocks, self.norms, strict=True):
            x = x + functional.relu(norm(layer(x)))
        logits = self.policy(x).float()
        if self.belief.requires_grad:
            judged = observations[:, self.seen :].float() - 255.0
            logits = logits + self.belief * judged / FINE
        return logits.masked_fill(~masks, ILLEGAL), self.prospects(x).float()[:, 0]


def drawn(logits: Tensor) -> Tensor:
    """An action for each row, as likely as its logit says."""
    noise = torch.rand_like(logits).clamp_(1e-9, 1.0 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(1)
