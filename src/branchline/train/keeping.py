"""What is kept of a run: checkpoints to go on from, in small files, and the weights of the player.

Numbers are kept in two bytes: every file is as small as the player's own, and a run that goes on does not notice.
"""

import csv
import json
from pathlib import Path
from typing import Any

import numpy as np
import torch

from branchline.train.config import Config
from branchline.train.network import Network

NET, CLONE, WEIGHTS, CURVE = "net.pt", "clone.pt", "weights.npz", "curve.csv"
MOMENTS = {"exp_avg": "momentum.pt", "exp_avg_sq": "spread.pt"}  # of Adam


def half(state: dict[str, Any], kind: torch.dtype) -> dict[str, Any]:
    return {name: tensor.detach().to("cpu", kind) for name, tensor in state.items()}


def _write(path: Path, what: Any) -> None:
    """All of it or nothing: a run may be ended at any moment."""
    beside = path.with_suffix(".part")
    torch.save(what, beside)
    beside.replace(path)


def keep(
    folder: Path, network: Network, optimizer: torch.optim.Optimizer, clone: Network | None, facts: dict[str, Any]
) -> None:
    """A checkpoint, and the weights as the player takes them."""
    _write(folder / NET, {"network": half(network.state_dict(), torch.float16), "facts": facts})
    moments = optimizer.state_dict()["state"]
    for name, file in MOMENTS.items():
        _write(folder / file, {key: entry[name].to("cpu", torch.bfloat16) for key, entry in moments.items()})
    if clone is not None:
        _write(folder / CLONE, half(clone.state_dict(), torch.float16))
    arrays = {name: tensor.numpy() for name, tensor in half(network.state_dict(), torch.float16).items()}
    beside = folder / "weights.part.npz"
    np.savez_compressed(beside, facts=np.array(json.dumps(facts, sort_keys=True)), **arrays)
    beside.replace(folder / WEIGHTS)


def go_on(
    folder: Path, network: Network, optimizer: torch.optim.Optimizer, config: Config
) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """Brings both to where the checkpoint was; its facts, and the weights of the clone."""
    kept = torch.load(folder / NET, map_location="cpu", weights_only=True)
    facts: dict[str, Any] = kept["facts"]
    network.load_state_dict({name: tensor.float() for name, tensor in kept["network"].items()})
    moments = {name: torch.load(folder / file, weights_only=True) for name, file in MOMENTS.items()}
    state = optimizer.state_dict()
    state["state"] = {
        key: {"step": torch.tensor(float(facts["updates"])), **{name: moments[name][key].float() for name in MOMENTS}}
        for key in moments["exp_avg"]
    }
    optimizer.load_state_dict(state)
    clone = torch.load(folder / CLONE, weights_only=True) if (folder / CLONE).exists() else None
    return facts, None if clone is None else {name: tensor.float() for name, tensor in clone.items()}


class Curve:
    """A table of figures that grows, line by line."""

    def __init__(self, path: Path, before: Path | None) -> None:
        self._path = path
        if before is not None and before.exists() and before != path:
            path.write_text(before.read_text("utf-8"), "utf-8")

    def add(self, row: dict[str, Any]) -> None:
        fresh = not self._path.exists()
        with self._path.open("a", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, sorted(row))
            if fresh:
                writer.writeheader()
            writer.writerow(row)
