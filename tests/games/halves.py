"""The games of a long test, shared out between the two engines.

A game is the same on both, which `tests/conformance` proves; so the run on the engine as it is built plays every other
chunk, and the run on its sources (BRANCHLINE_PURE=1) the rest. `make test` does both.
"""

import os

CHUNKS = range(0 if os.environ.get("BRANCHLINE_PURE", "") in ("", "0") else 1, 10, 2)
