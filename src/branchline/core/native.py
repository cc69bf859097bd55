"""Machine numbers and rows of them, for the paths that every decision takes.

Compiled, an `i64` is a number of the machine and a `Row` a plain array of them (`librt.vecs`); interpreted, they are
`int` and `list`. This file itself is never compiled: the compiler only reads the types.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64 = int
    vec = list

    def append(row, item):
        row.append(item)
        return row

    def pop(row):
        item = row.pop()
        return row, item


Row = vec[i64]
Rows = vec[Row]
