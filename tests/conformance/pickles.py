"""Pickled states on their way from one engine to the other: `python -m tests.conformance.pickles write FILE`,
then `read FILE`.

Both print a line for each state, and what is printed must be the same (see test_same_everywhere.py).
"""

import hashlib
import json
import pickle
import sys
from pathlib import Path

from branchline.games import GAMES

from .walks import CASES, case_id, some_sensible


def written() -> list[tuple[str, bytes]]:
    """Of the games that are compiled."""
    cases = [case for case in CASES if case[0] in GAMES]
    return [(case_id(case), pickle.dumps(state, 4)) for case in cases for state in some_sensible(case, 1, 4)]


if __name__ == "__main__":
    file = Path(sys.argv[2])
    if sys.argv[1] == "write":
        file.write_bytes(pickle.dumps(written(), 4))
    for name, data in pickle.loads(file.read_bytes()):
        state = pickle.loads(data)
        again = hashlib.sha256(pickle.dumps(state, 4)).hexdigest()
        decisions = state.playout(1)
        end = hashlib.sha256(json.dumps(state.snapshot()).encode()).hexdigest()
        print(name, hashlib.sha256(data).hexdigest() == again, again, decisions, end)
