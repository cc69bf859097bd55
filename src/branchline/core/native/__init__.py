"""Machine numbers, rows of them and lists of choices, for the paths that every decision takes.

Compiled, an `i64` is a number of the machine and a `Row` a plain array of them (`librt.vecs`); interpreted, they are
`int` and `list`. What looks at a state without being compiled uses the same names on either. What either does best in
its own way has two bodies that offer the same names: `machine` is written for the compiler and only ever runs compiled,
`interpreted` never is. The compiler reads the types from the first branch here; which body runs is settled once, when
this is imported.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

# fmt: off
__all__ = [
    "COMPILED", "Choices", "Floats", "Row", "Rows", "append", "count", "i64", "index", "insert", "numbers_of", "packed",
    "pop", "readable", "remove", "row", "same", "total", "u8", "unpacked", "vec",
]
# fmt: on

_spec: Final = find_spec("branchline.core.native.machine")
COMPILED: Final[bool] = (
    _spec is not None and _spec.origin is not None and _spec.origin.endswith(tuple(EXTENSION_SUFFIXES))
)

if TYPE_CHECKING:
    from librt.vecs import append, pop, vec
    from mypy_extensions import i64, u8

    from branchline.core.native.machine import (
        Choices,
        count,
        index,
        insert,
        numbers_of,
        packed,
        readable,
        remove,
        row,
        same,
        total,
        unpacked,
    )
else:
    if COMPILED:
        # For what is not compiled itself and yet looks at states: their rows are those of the machine.
        from librt.vecs import append, pop, vec
        from mypy_extensions import i64, u8

        from branchline.core.native.machine import (
            Choices,
            count,
            index,
            insert,
            numbers_of,
            packed,
            readable,
            remove,
            row,
            same,
            total,
            unpacked,
        )
    else:
        i64 = u8 = int
        from branchline.core.native.interpreted import (
            Choices,
            append,
            count,
            index,
            insert,
            numbers_of,
            packed,
            pop,
            readable,
            remove,
            row,
            same,
            total,
            unpacked,
            vec,
        )

Row = vec[i64]
Floats = vec[float]
Rows = vec[Row]
