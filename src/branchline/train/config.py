"""What a training run is told: a file of TOML, read strictly, whose hash goes into the weights."""

import json
import tomllib
from dataclasses import dataclass, field, fields
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Self

from branchline.games import pack

HELD_OUT: Final = 10**12  # seeds from here on are never trained on
TAUGHT: Final = "judged"  # the insight to imitate by


@dataclass(frozen=True)
class Seating:
    """One kind of table in the mix. The first seat is always the learner's."""

    share: float  # of all games
    seats: int = 4
    house: tuple[str, ...] = ()  # computer players at the last seats, in their order
    past: int = 0  # how many seats before those are played by a past self


@dataclass(frozen=True)
class Config:
    game: str = "germany"
    seed: int = 1
    insight: str = "plan"  # what a tutor tells beside the observation: "", "plan" or "judged"
    prior: bool = False  # the network adds to what the tutor judges; needs the insight "judged"
    # The network.
    width: int = 800
    blocks: int = 2
    # Who steps games.
    processes: int = 15  # for each of the two halves
    games: int = 480  # a process
    window: int = 64  # decisions of each game between two updates
    tables: tuple[Seating, ...] = (Seating(1.0),)
    # The run, in minutes of training all told; each call may do a part.
    minutes: float = 18.0
    imitate: float = 2.0  # of these, for imitating the tutor
    settle: float = 0.4  # and then for the value alone
    # Learning.
    rate: float = 3e-4
    last_rate: float = 3e-5
    minibatch: int = 32768
    epochs: int = 2
    clip: float = 0.2
    most_change: float = 0.03  # from the policy that played, after which a window is put away
    trace: float = 0.95  # lambda of the advantages
    entropy: float = 0.004
    last_entropy: float = 0.0005
    value: float = 1.0  # weight of its loss
    margin: float = 0.25  # of the reward, for points ahead instead of winning
    trust: float = 0.5  # while imitating, the share of decisions that the tutor takes itself
    past_every: float = 60.0  # seconds between two past selves
    most_past: int = 6
    # Looking at it.
    evaluate_every: float = 75.0  # seconds
    evaluate_games: int = 1005
    against: tuple[str, ...] = ("planner", "greedy")
    checkpoint_every: float = 60.0
    notes: str = field(default="", compare=False)

    @classmethod
    def read(cls, path: Path) -> Self:
        try:
            given: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise ValueError(f"config: {path} cannot be read ({error})") from None
        known = {one.name for one in fields(cls)}
        unknown = sorted(set(given) - known)
        if unknown:
            raise ValueError(f"config: {', '.join(unknown)} unknown; known are {', '.join(sorted(known))}")
        if "tables" in given:
            rows = [{**row, "house": tuple(row.get("house", ()))} for row in given["tables"]]
            given["tables"] = tuple(Seating(**row) for row in rows)
        if "against" in given:
            given["against"] = tuple(given["against"])
        config = cls(**given)
        config.check()
        return config

    def check(self) -> None:
        told = pack(self.game).insights()
        if self.insight and self.insight not in told:
            known = ", ".join(["nothing", *told])
            raise ValueError(f"config: insight {self.insight!r} is unknown; {self.game} tells {known}")
        if self.imitate and TAUGHT not in told:
            raise ValueError(f"config: {self.game} has no tutor to imitate; give imitate = 0")
        if self.prior and self.insight != TAUGHT:
            raise ValueError(f'config: prior needs the insight "{TAUGHT}"')
        for row in self.tables:
            if len(row.house) + row.past >= row.seats:
                raise ValueError(f"config: a table of {row.seats} seats leaves the learner none")

    def told(self) -> str:
        """All of it on one line, the same for the same settings."""
        return json.dumps({one.name: getattr(self, one.name) for one in fields(self)}, default=vars, sort_keys=True)

    def hash(self) -> str:
        return sha256(self.told().encode()).hexdigest()[:16]
