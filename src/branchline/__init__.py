"""Branchline: an open home for railway board games."""

from branchline import _pure

_pure.install_if_asked()  # before anything that may be compiled is imported

from branchline.core.errors import IllegalMove, RecordError  # noqa: E402
from branchline.games import GAMES  # noqa: E402
from branchline.record import OlderRules, Record  # noqa: E402

__version__ = "0.1.0"
__all__ = ["GAMES", "IllegalMove", "OlderRules", "Record", "RecordError", "__version__"]
