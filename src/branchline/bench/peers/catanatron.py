"""catanatron, a Catan engine well known in Python."""

from typing import Any, Final

from branchline.bench.peers.loop import OWN, Loop, Peer, Table

SPREAD: Final = 20  # decisions between two positions


def _catan() -> Table:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def new(seed: int) -> Any:
        return Catan([RandomPlayer(colour) for colour in Color], seed=seed)

    def play(seed: int) -> int:
        table = new(seed)
        table.play()
        return len(table.state.actions)

    def positions() -> list[Any]:
        table = new(1)
        stops: list[Any] = []
        while table.winning_color() is None and len(stops) < 60:
            stops.append(table.copy())
            for _ in range(SPREAD):
                table.play_tick()
        return stops

    return Table(play, positions, {"copy": lambda table: table.copy()})


PEER: Final = Peer(
    "catanatron",
    "catanatron",
    "`Game.play` of four players of its class RandomPlayer, the making of each game included",
    [Loop("Catan", OWN, "Python", _catan)],
)
