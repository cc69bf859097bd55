"""What else plays games and installs from PyPI: each with the loops in which its games are played at random.

Nothing of a peer is imported before one of its loops begins.
"""

from typing import Final

from branchline.bench.peers import catanatron, openspiel, pettingzoo, pgx, rlcard
from branchline.bench.peers.loop import Peer

PEERS: Final[dict[str, Peer]] = {
    peer.name: peer for peer in (catanatron.PEER, openspiel.PEER, rlcard.PEER, pettingzoo.PEER, pgx.PEER)
}
