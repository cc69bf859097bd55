"""Players that teach themselves: self-play on batches of games, with PyTorch (extra `train`).

Nothing here is loaded unless it is asked for. `docs/train.md` tells how a run is made and what comes of it.
"""
