"""Great networks: lines that join major cities, for the tests of winning."""

from functools import cache

from .moon import CITIES, CITY, SEVEN, WRAPS, key, line, link, road

# Seven majors in one network; the two sides are joined at Peary.
JOINS = [
    ("mare-nectaris", "tycho"),
    ("tycho", "grimaldi"),
    ("grimaldi", "sinus-iridum"),
    ("sinus-iridum", "mare-crisium"),
    ("sinus-iridum", "mare-moscoviense"),
    ("mare-moscoviense", "hertzsprung"),
]
LAST = JOINS[-1]


def _far_apart(a: str, b: str) -> tuple[int, str, str]:
    (_, c, j), (_, d, k) = key(a), key(b)
    return max(abs(c - d), (abs(c - d) + abs(j - k)) // 2), a, b


@cache
def way(a: str, b: str) -> list[str]:
    """The mileposts of a line between two majors, from red area to red area; Peary lies between the sides."""
    if CITIES[a]["side"] == CITIES[b]["side"]:
        _, start, end = min(_far_apart(m, n) for m in SEVEN[a] for n in SEVEN[b])
        return road(start, end)
    _, start, _ = min(_far_apart(m, "near:0:32") for m in SEVEN[a])
    _, end, _ = min(_far_apart(m, "far:0:32") for m in SEVEN[b])
    return [*road(start, "peary"), *road("peary", end)[1:]]


def trunk(*joins: tuple[str, str]) -> list[str]:
    """The links of all these lines."""
    return sorted({one for a, b in joins for one in line(*way(a, b))})


GRAND = trunk(*JOINS)
SIX = trunk(*JOINS[:-1])


def second() -> list[str]:
    """Seven majors once more, for another player: the lines share no milepost with the first but cities."""
    taken = {m for one in GRAND for m in one.split(" ")[:2]} - set(CITY)
    ends = {city: SEVEN[city][1] for city in SEVEN}
    joins = [
        ("mare-nectaris", "tycho"),
        ("tycho", "grimaldi"),
        ("tycho", "sinus-iridum"),
        ("mare-nectaris", "mare-crisium"),
    ]
    roads = [road(ends[a], ends[b], lambda m: m not in taken) for a, b in joins]
    roads += [road(ends["tycho"], "scott"), road("scott", ends["mare-ingenii"])]
    roads.append(road(ends["mare-ingenii"], ends["hertzsprung"], lambda m: m not in taken))
    return sorted({one for mileposts in roads for one in line(*mileposts)})


def through_a_wrap() -> list[str]:
    """The same seven majors, the sides joined by one wrap segment."""
    near, far = WRAPS["+P"][0][0], WRAPS["+P"][1][0]
    # Both cities are left by their northern milepost.
    lines = [road(SEVEN["mare-crisium"][1], near), road(far, SEVEN["mare-moscoviense"][1])]
    across = [link(near, far, "+P"), *(one for way in lines for one in line(*way))]
    return sorted({*trunk(*JOINS[:4], LAST), *across})
