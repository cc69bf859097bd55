"""pgx: games that JAX compiles, many at once; here on the CPU."""

import os
from functools import partial
from typing import Any, Final

from branchline.bench.peers.loop import Loop, Peer, Table

GAMES: Final = ("backgammon", "connect_four", "go_9x9", "othello")
BATCHES: Final = (1, 64, 1024)
STEPS: Final = 100  # in one call, so that calling costs nothing


def _game(name: str, games: int) -> Table:
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env: Any = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(carried: Any, _: Any) -> Any:
        state, key = carried
        key, drawing, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(drawing, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return (step(state, actions, jax.random.split(chance, games)), key), None

    run = jax.jit(lambda carried: jax.lax.scan(decide, carried, None, length=STEPS)[0])
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    carried = [(begun, jax.random.PRNGKey(1))]

    def play(seed: int) -> int:
        carried[0] = jax.block_until_ready(run(carried[0]))
        return STEPS * games

    return Table(play)


PEER: Final = Peer(
    "pgx",
    "pgx",
    f"{STEPS} steps in one compiled call, `auto_reset` included, actions drawn by the mask with "
    "`jax.random.categorical`; compiled before, and the time of all its threads is counted",
    [
        Loop(name, "one game" if games == 1 else f"{games} games at once", "JAX", partial(_game, name, games))
        for name in GAMES
        for games in BATCHES
    ],
    keeps="JAX_COMPILATION_CACHE_DIR",
)
