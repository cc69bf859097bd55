"""Makes a corpus of recorded games anew: `python -m tests.records.make germany`.

Only on purpose: the records are promises that a game played once replays for ever. When the rules of a game change
its version number changes too, and then its corpus is made again.
"""

import json
import sys

from branchline.games import find as find_game
from branchline.record import Record

from .corpus import Corpus, Wanted, corpus_of
from .walk import Walk

TRIES = 40_000


def find(corpus: Corpus, wanted: Wanted, first: int) -> tuple[Record, Walk]:
    """The first seed from `first` on whose game shows what is wanted."""
    game = find_game(corpus.game)
    for seed in range(first, first + TRIES):
        state = game.new(wanted.seats, seed, wanted.options)
        if not wanted.opening(state):
            continue
        policy = wanted.policy(wanted.seats, seed)
        actions: list[str] = []
        while not state.over:
            action = policy.choose(state)
            actions.append(state.notation(action))
            state.play(action)
        if wanted.promising(state):
            record = Record(corpus.game, wanted.seats, seed, wanted.options, actions)
            walk = Walk(record)
            if all(corpus.facts[fact](walk) for fact in wanted.shows):
                return record, walk
    raise SystemExit(f"{wanted.name}: none of {TRIES} games shows {', '.join(wanted.shows)}.")


def make(corpus: Corpus) -> None:
    for old in corpus.folder.glob("*.json"):
        old.unlink()
    index = []
    for number, wanted in enumerate(corpus.wanted, start=1):
        record, walk = find(corpus, wanted, number * TRIES)  # seeds of its own, so that no two records are one game
        file = f"{wanted.name}.json"
        record.save(corpus.folder / file)
        index.append(corpus.entry(file, wanted.shows, walk))
        print(
            f"{number} of {len(corpus.wanted)}: {file}, seed {record.seed}, {len(record.actions)} actions", flush=True
        )
    corpus.index.write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or ["which game?"]:
        make(corpus_of(find_game(name).name))
