"""How the processes of a house reach each other: not at all where there is one, and through Redis where there are more.

Nothing depends on a letter that arrives. Every entry of a log has a number that the data gives once, so two processes
never write different games; and who has lost the post reads the data again when it is back.
"""

from typing import Protocol

from branchline.server.several.news import News


class Reader(Protocol):
    """Whoever is told what comes."""

    def hear(self, sender: str, news: News) -> None: ...

    def gone(self, sender: str) -> None:
        """Nothing has been heard of this process for a while."""

    async def read_up(self) -> None:
        """Letters may have been lost: what they told of is in the data."""


class Post:
    """Of a process that is alone: there is nobody to tell, and every table is its own."""

    async def open(self, reader: Reader) -> None:
        """From now on letters are read."""

    async def close(self) -> None:
        """No more of them."""

    def send(self, news: News) -> None:
        """Tells all other processes, without waiting."""

    async def leads(self, table: str) -> bool:
        """Whether this process is the one that plays for the computer players of a table; it tries to become it."""
        return True

    async def leave(self, table: str) -> None:
        """Another process may lead there."""


def post_at(redis: str) -> Post:
    """The post at this address; with none, that of a process that is alone."""
    if not redis:
        return Post()
    try:
        from branchline.server.several.redis_post import RedisPost
    except ImportError as error:
        raise ValueError(
            f"redis: several processes need a driver that is not installed ({error}); it comes with branchline[redis]"
        ) from error
    return RedisPost(redis)
