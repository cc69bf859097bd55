"""A position as a row of bytes for a learner: what a layout is made of, and how a row reaches a buffer."""

from typing import Final, NamedTuple

from branchline.core.native import i64, u8, vec

MOST: Final[i64] = 255  # in one byte


class Part(NamedTuple):
    """A piece of an observation: where its bytes begin, how many they are, and what they tell."""

    name: str
    at: int
    size: int
    text: str


def parts(*rows: tuple[str, int, str]) -> tuple[Part, ...]:
    """A layout of parts that follow each other, each given by name, size and text."""
    layout: list[Part] = []
    at = 0
    for name, size, text in rows:
        layout.append(Part(name, at, size, text))
        at += size
    return tuple(layout)


def write(out: vec[u8], at: i64, value: i64) -> None:
    """One byte; what does not fit is cut off at its ends."""
    out[at] = u8(min(max(value, 0), MOST))


def hand_over(row: vec[u8], buffer: object) -> None:
    """Copies the row into a buffer of its size: a bytearray, a row of NumPy, anything that lets bytes be written."""
    data = bytes(row)
    if isinstance(buffer, bytearray) and len(buffer) == len(data):  # the usual case, without looking at it further
        buffer[:] = data
        return
    try:
        target = memoryview(buffer).cast("B")  # type: ignore[arg-type]
    except (TypeError, ValueError):  # not fit for it at all, with gaps, or of something that is no plain number
        raise ValueError(f"buffer: {type(buffer).__name__} is no buffer of bytes without gaps") from None
    if target.readonly or len(target) != len(data):
        wrong = "is read-only" if target.readonly else f"has {len(target)} bytes"
        raise ValueError(f"buffer: it {wrong}; a writable one of {len(data)} bytes is needed")
    target[:] = data
