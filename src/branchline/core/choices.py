"""The legal actions of a decision."""

from typing import Final, final

from branchline.core.native import Row, append, i64, vec

ROOM: Final = 48  # spans, to begin with


@final
class Choices:
    """The actions a seat may take, rising, as spans of neighbours. Used again from decision to decision."""

    __slots__ = ("count", "first", "size", "spans")

    def __init__(self) -> None:
        self.first: Row = vec[i64]([0] * ROOM)  # of each span its first action
        self.size: Row = vec[i64]([0] * ROOM)
        self.spans: i64 = 0
        self.count: i64 = 0  # of actions

    def clear(self) -> None:
        self.spans = 0
        self.count = 0

    def add(self, action: i64) -> None:
        at = self.spans
        if at == len(self.first):
            self.grow()
        self.first[at] = action
        self.size[at] = 1
        self.spans = at + 1
        self.count += 1

    def add_span(self, first: i64, size: i64) -> None:
        at = self.spans
        if at == len(self.first):
            self.grow()
        self.first[at] = first
        self.size[at] = size
        self.spans = at + 1
        self.count += size

    def sort(self, start: i64 = 0) -> None:
        """Puts single actions that were added in another order, from the span `start` on, into the rising one."""
        first = self.first
        for i in range(start + 1, self.spans):
            action = first[i]
            at = i
            while at > start and first[at - 1] > action:
                first[at] = first[at - 1]
                at -= 1
            first[at] = action

    def grow(self) -> None:
        self.first = append(self.first, 0)
        self.size = append(self.size, 0)

    def pick(self, k: i64) -> i64:
        """The action number `k` of them all."""
        at: i64 = 0
        while k >= self.size[at]:
            k -= self.size[at]
            at += 1
        return self.first[at] + k

    def listed(self) -> list[int]:
        found: list[int] = []
        for at in range(self.spans):
            first = self.first[at]
            if self.size[at] == 1:
                found.append(first)
            else:
                for action in range(first, first + self.size[at]):
                    found.append(action)
        return found
