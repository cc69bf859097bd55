"""Matches between computer players: seed blocks, all seat rotations, figures with intervals, ratings."""

from branchline.arena.fingerprint import fingerprint
from branchline.arena.report import Figure, Report, Row
from branchline.arena.run import run

__all__ = ["Figure", "Report", "Row", "fingerprint", "run"]
