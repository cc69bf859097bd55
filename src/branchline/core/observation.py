"""A position as a row of bytes for a learner: what a layout is made of, and how a row reaches a buffer."""

from typing import Final, NamedTuple

from branchline.core.native import i64, u8, vec

MOST: Final[i64] = 255  # in one byte


class Part(NamedTuple):
    """So many bytes of an observation, from one on, and what they tell."""

    name: str
    at: int
    size: int
    text: str


def parts(*rows: tuple[str, int, str]) -> tuple[Part, ...]:
    """A layout of parts that follow each other, each given by name, size and text."""
    found: list[Part] = []
    at = 0
    for name, size, text in rows:
        found.append(Part(name, at, size, text))
        at += size
    return tuple(found)


def write(out: vec[u8], at: i64, value: i64) -> None:
    """One byte; what does not fit is cut off at its ends."""
    out[at] = u8(min(max(value, 0), MOST))


def hand_over(row: vec[u8], buffer: object) -> None:
    """Copies the row into a buffer of its size: a bytearray, a row of NumPy, anything that lets bytes be written."""
    data = bytes(row)
    try:
        memoryview(buffer)[:] = data  # type: ignore[arg-type]
    except (TypeError, ValueError, NotImplementedError):  # of other numbers than bytes, or not fit for it at all
        _as_bytes(buffer, len(data))[:] = data


def _as_bytes(buffer: object, size: int) -> memoryview:
    try:
        target = memoryview(buffer).cast("B")  # type: ignore[arg-type]
    except TypeError:
        raise ValueError(f"buffer: {type(buffer).__name__} is no buffer of bytes without gaps") from None
    if target.readonly or len(target) != size:
        wrong = "is read-only" if target.readonly else f"has {len(target)} bytes"
        raise ValueError(f"buffer: it {wrong}; a writable one of {size} bytes is needed")
    return target
