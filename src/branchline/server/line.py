"""A line in which everybody waits for their turn."""

import asyncio
from collections import deque
from collections.abc import Callable


class Line:
    """One turn in each round of the loop, in the order of coming: a thousand at once are no wall before the others."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def enter(self, turn: Callable[[], None]) -> None:
        self._waiting.append(turn)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._next)

    async def turn(self) -> None:
        """Comes back when it is one's turn."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.enter(lambda: None if called.done() else called.set_result(None))
        await called

    def _next(self) -> None:
        try:
            self._waiting[0]()
        finally:
            self._waiting.popleft()
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._next)
