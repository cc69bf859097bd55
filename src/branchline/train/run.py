"""A training run: imitating a tutor, letting the value settle, then playing against itself and others."""

import os
import random
import subprocess
from collections.abc import Callable
from contextlib import ExitStack
from copy import deepcopy
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from torch import Tensor

from branchline.games import find
from branchline.train import keeping
from branchline.train.config import TAUGHT, Config, Seating
from branchline.train.evaluate import examine
from branchline.train.network import Network
from branchline.train.rollout import Half, play
from branchline.train.seating import counted, mixed
from branchline.train.update import Figures, Phase, update
from branchline.workers import crew

APART = 10**9  # between the seeds of the halves
FRESH = 10**6  # and of calls that go on
LEARNED = ("phase", "updates", "rate", "playing", "policy", "foreseen", "entropy", "change")
EXAMINED = ("examined", "share", "within", "margin")


class Run:
    """One run, from its start or from a checkpoint."""

    def __init__(self, config: Config, out: Path, resume: Path | None, device: str, say: Callable[[str], None]) -> None:
        self.config = config
        self.out = out
        self.say = say
        self.device = torch.device(device)
        torch.manual_seed(config.seed)
        torch.set_num_threads(1)  # the processors are busy with games; threads that wait for each other would crawl
        torch.set_float32_matmul_precision("high")
        out.mkdir(parents=True, exist_ok=True)
        seen = mixed(config, config.insight, 0).tables.pieces
        self.network = Network(seen, find(config.game).actions, config.width, config.blocks, config.prior).to(
            self.device
        )
        learned = [one for one in self.network.parameters() if one.requires_grad]
        self.optimizer = torch.optim.Adam(learned, lr=config.rate, eps=1e-5, fused=self.device.type == "cuda")
        self.clone: Network | None = None
        self.past: list[Network] = []
        self.elapsed = 0.0  # seconds, all told
        self.updates = self.decisions = self.games = self.calls = 0
        self.curve = keeping.Curve(out / keeping.CURVE, resume / keeping.CURVE if resume else None)
        if resume is not None:
            self._go_on(resume)
        self._halves: list[Half] = []
        self._insight = ""
        self._examining = ExitStack()
        self._crew = self._examining.enter_context(crew(config.processes))
        self._luck = random.Random(config.seed)
        size = sum(one.numel() for one in self.network.parameters())
        say(f"config {config.hash()}: {config.told()}")
        say(f"{size / 1e6:.2f} M parameters on {self.device}, from {self.elapsed:.0f} s on")

    def _go_on(self, folder: Path) -> None:
        facts, clone = keeping.go_on(folder, self.network, self.optimizer, self.config)
        if facts["config"] != self.config.hash():
            self.say(f"the checkpoint was made with config {facts['config']}, this is {self.config.hash()}")
        self.elapsed, self.updates = facts["elapsed"], facts["updates"]
        self.decisions, self.games, self.calls = facts["decisions"], facts["games"], facts["calls"] + 1
        if clone is not None:
            self.clone = deepcopy(self.network)
            self.clone.load_state_dict(clone)
            self.past.append(self.clone)
        self.past.append(deepcopy(self.network))

    def facts(self) -> dict[str, Any]:
        """What the weights say of themselves."""
        config = self.config
        return {
            "game": config.game,
            "config": config.hash(),
            "commit": _commit(),
            "settings": config.told(),
            "insight": config.insight,
            "prior": config.prior,
            "elapsed": self.elapsed,
            "updates": self.updates,
            "decisions": self.decisions,
            "games": self.games,
            "calls": self.calls,
        }

    def phase(self) -> Phase:
        minutes = self.elapsed / 60.0
        if minutes < self.config.imitate:
            return "imitate"
        return "settle" if minutes < self.config.imitate + self.config.settle else "play"

    def train(self, seconds: float) -> None:
        """For so long, or until the run is over."""
        config = self.config
        begun = then = perf_counter()
        examined = kept = remembered = self.elapsed
        while perf_counter() - begun < seconds and self.elapsed < config.minutes * 60.0:
            phase = self.phase()
            self._seat(phase)
            fresh = [half for half in self._halves if not len(half.results)]
            play(self._halves, self.network, self._opponent(), self._tutored(phase))
            played = perf_counter() - then
            if self.updates == 0 and fresh:
                seen = torch.cat([half.window.observations.flatten(0, 1)[::7] for half in self._halves])
                self.network.fit_scale(seen)
            figures = update(
                self.network, self.optimizer, self._halves, config, phase, self.elapsed / (config.minutes * 60.0)
            )
            self.updates += 1
            self.decisions += sum(half.window.actions.numel() for half in self._halves)
            now = perf_counter()
            self.elapsed += now - then
            self._tell(phase, figures, played, now - then)
            then = now
            if self.clone is None and self.phase() == "play":
                self.clone = deepcopy(self.network)
                self.past.append(self.clone)
            if phase == "play" and self.elapsed - remembered >= config.past_every:
                self._remember()
                remembered = self.elapsed
            if self.elapsed - examined >= config.evaluate_every or self.phase() != phase:
                self._examine()
                examined = self.elapsed
            if self.elapsed - kept >= config.checkpoint_every:
                self.keep()
                kept = self.elapsed
            self.elapsed += perf_counter() - then
            then = perf_counter()
        self._examine()

    def _tutored(self, phase: Phase) -> Callable[[Tensor, Tensor], Tensor] | None:
        """While imitating, the tutor takes some decisions itself; the others lead to where it must be asked too."""
        if phase != "imitate":
            return None
        actions = find(self.config.game).actions

        def decide(seen: Tensor, own: Tensor) -> Tensor:
            taught = seen[:, -actions:].long().argmax(1)
            return torch.where(torch.rand(len(own), device=own.device) < self.config.trust, taught, own)

        return decide

    def _seat(self, phase: Phase) -> None:
        """Brings the games to the table that this phase is learned from."""
        insight = TAUGHT if phase == "imitate" else self.config.insight
        if self._halves and insight == self._insight:
            return
        for half in self._halves:
            half.close()
        self._insight = insight
        tables = self.config.tables
        if phase == "imitate":  # everybody is taught, so nobody else need play
            tables = tuple(Seating(row.share, row.seats) for row in tables)
        seed = FRESH * (1 + self.calls)
        self._halves = [
            Half(mixed(self.config, insight, seed + APART * i, tables), self.config, self.device) for i in (1, 2)
        ]

    def _opponent(self) -> Network | None:
        """Half of the time the one that only follows its tutor, else one of the others."""
        if not self.past:
            return None
        if self.clone is not None and self._luck.random() < 0.5:
            return self.clone
        return self._luck.choice(self.past)

    def _remember(self) -> None:
        self.past.append(deepcopy(self.network))
        if len(self.past) > self.config.most_past:
            del self.past[self._luck.randrange(1, len(self.past) - 1)]

    def _tell(self, phase: Phase, figures: Figures, played: float, took: float) -> None:
        ended = sum(len(over) for half in self._halves for over, _ in half.results)
        self.games += ended
        wins = {row: self._wins(row) for row in self.config.tables if row.house or row.past} if ended else {}
        for half in self._halves:
            half.results.clear()
        rate = sum(half.window.actions.numel() for half in self._halves) / took
        row = {
            "seconds": round(self.elapsed, 1),
            "phase": phase,
            "updates": self.updates,
            "decisions": self.decisions,
            "games": self.games,
            "rate": round(rate),
            "playing": round(played / took, 3),
            "policy": round(figures.policy, 4),
            "foreseen": round(figures.value, 4),
            "entropy": round(figures.entropy, 4),
            "change": round(figures.change, 5),
        }
        self.curve.add({**row, **dict.fromkeys(EXAMINED, "")})
        if self.updates % 10 == 1:
            told = " ".join(f"{name} {value}" for name, value in row.items())
            of_house = " ".join(f"{_named(seating)} {share:.3f}" for seating, share in wins.items())
            self.say(f"{told} | won here: {of_house}")

    def _wins(self, seating: Seating) -> float:
        """The share of the games at such tables that the learner's first seat won in the last window."""
        won = []
        for half in self._halves:
            rows = _rows(self.config, seating)
            for over, margins in half.results:
                chosen = np.isin(over % self.config.games, rows)
                won.append(margins[chosen, 0] > 0)
        every = np.concatenate(won) if won else np.zeros(0)
        return float(every.mean()) if len(every) else float("nan")

    def _examine(self) -> None:
        self.keep()  # for whoever sits down to be examined takes the weights from there
        for name in self.config.against:
            begun = perf_counter()
            score = examine(self.config, name, self.out / keeping.WEIGHTS, self._crew)
            self.say(
                f"  EXAMINED at {self.elapsed:.0f} s against three {name}: won {score.share:.3f} "
                f"(± {score.within:.3f}), margin {score.margin:.1f}, in {perf_counter() - begun:.1f} s"
            )
            self.curve.add(
                {
                    **dict.fromkeys(LEARNED, ""),
                    "seconds": round(self.elapsed, 1),
                    "decisions": self.decisions,
                    "games": self.games,
                    "examined": name,
                    "share": round(score.share, 4),
                    "within": round(score.within, 4),
                    "margin": round(score.margin, 2),
                }
            )

    def keep(self) -> None:
        keeping.keep(self.out, self.network, self.optimizer, self.clone, self.facts())

    def close(self) -> None:
        for half in self._halves:
            half.close()
        self._examining.close()


def _named(seating: Seating) -> str:
    return f"{seating.seats}:{'+'.join(seating.house) or 'past'}"


def _rows(config: Config, seating: Seating) -> list[int]:
    """The games of one process that are played at such tables."""
    return [i for i, row in enumerate(counted(config.tables, config.games)) if row == seating]


def _commit() -> str:
    """Of the sources; on a machine without their history somebody has to say it."""
    if told := os.environ.get("BRANCHLINE_COMMIT"):
        return told
    try:
        ask = ["git", "rev-parse", "HEAD"]
        answer = subprocess.run(ask, capture_output=True, text=True, check=True, cwd=Path(__file__).parent)
        return answer.stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
