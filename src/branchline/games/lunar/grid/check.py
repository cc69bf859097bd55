"""The map of a board file: landmarks, and the mileposts, links and wrap pairs made from them."""

from typing import Final

from branchline.core.boardfile import Reader, Row, Rows, same, shown, whole_number
from branchline.core.contract import Json
from branchline.games.lunar.grid.file import grid_links, wrap_links
from branchline.games.lunar.grid.maker import CODES, FAR, NEAR, SIDES, Milepost

MOST_RADIUS: Final = 40
MOST_DEGREES: Final = 180
MOST_KM: Final = 5000
TERRAINS: Final = tuple(CODES.values())
CITY_SIZES: Final = TERRAINS[3:]
ROW: Final = 5  # side, column, row, terrain, city
AROUND: Final = ((0, 2), (0, -2), (1, 1), (-1, 1), (1, -1), (-1, -1))  # columns and rows to the neighbours
LIMBS: Final = ("east", "west")
HALVES: Final = ("north", "south")
COLOURS: Final = ("orange", "blue", "white", "green")


# ---- landmarks ----


def check_landmarks(read: Reader, data: Row) -> None:
    """What the grid is made from, and what the page draws."""
    grid = read.object(data, "grid")
    read.whole(grid, "radius", "grid", 2, MOST_RADIUS)
    centres = read.object(grid, "centres", "grid.")
    for side in SIDES:
        degrees(read, centres, side, "grid.centres", MOST_DEGREES)
    _number(read, grid, "moon_radius_km", "grid", 1, MOST_KM)
    terrain = read.object(data, "terrain")
    read.one_of(TERRAINS[:3], terrain, "default", "terrain")
    maria, ranges, craters, rilles = (
        read.rows(terrain, key, "terrain.") for key in ("maria", "ranges", "craters", "rilles")
    )
    for rows in (maria, ranges, craters, rilles):
        read.ids(rows, set())
    for place, row in [*maria, *craters]:
        degrees(read, row, "lat", place, 90)
        degrees(read, row, "lon", place, 180)
    for place, row in maria:
        _number(read, row, "a", place, 0.1, 90)
        _number(read, row, "b", place, 0.1, 90)
        degrees(read, row, "azimuth", place, 360)
    for place, row in ranges:
        _number(read, row, "half_width", place, 0, MOST_RADIUS)
    for place, row in craters:
        _number(read, row, "diameter_km", place, 0, MOST_KM)
    for place, row in [*ranges, *rilles]:
        _check_line(read, row, place)
    for place, row in rilles:
        read.true_or_false(row, "invented", place)
    _check_series(read, read.rows(read.object(data, "generator"), "wrap_series", "generator."))


def degrees(read: Reader, row: Row, key: str, place: str, most: int) -> None:
    """An angle, to either side of zero."""
    _number(read, row, key, place, -most, most)


def _number(read: Reader, row: Row, key: str, place: str, least: float, most: float) -> None:
    value: Json = row.get(key)
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not least <= value <= most:
        read.note(f"{place}.{key}", f"{shown(value)} is not a number from {least:g} to {most:g}")


def _check_line(read: Reader, row: Row, place: str) -> None:
    line = row.get("line")
    if not isinstance(line, list) or len(line) < 2:
        read.note(f"{place}.line", "a list of at least two places is needed here")
        return
    for i, spot in enumerate(line):
        where = f"{place}.line[{i}]"
        if not isinstance(spot, list) or len(spot) != 2:
            read.note(where, "two numbers, latitude and longitude, are needed here")
        else:
            degrees(read, {"latitude": spot[0]}, "latitude", where, 90)
            degrees(read, {"longitude": spot[1]}, "longitude", where, 180)


def _check_series(read: Reader, rows: Rows) -> None:
    """The letters of each quarter of the limb."""
    quarters: list[tuple[str, str]] = []
    signs: list[str] = []
    for place, row in rows:
        quarters.append((read.one_of(LIMBS, row, "limb", place), read.one_of(HALVES, row, "half", place)))
        signs.append(read.one_of(("+", "-", "", "'"), row, "sign", place))
        read.one_of(COLOURS, row, "colour", place)
    if sorted(quarters) != sorted((limb, half) for limb in LIMBS for half in HALVES):
        read.note("generator.wrap_series", "each half of each limb has one series of letters")
    elif len(set(signs)) != len(signs):
        read.note("generator.wrap_series", "each series of letters has a sign of its own")


# ---- mileposts, links and wrap pairs ----


def check_grid(read: Reader, data: Row, cities: Rows) -> None:
    """The lists that a board is played from: what follows from other parts of the file must fit them."""
    mileposts = _check_mileposts(read, data.get("mileposts"))
    if mileposts is None:
        return
    terrain = {post: row[3] for post, row in mileposts.items()}
    city_at = {post: row[4] for post, row in mileposts.items()}
    _check_city_places(read, cities, terrain, city_at)
    wraps = _check_wraps(read, read.rows(data, "wraps"), set(mileposts))
    if wraps is not None:
        _check_links(read, data.get("links"), list(mileposts), wraps, city_at)
    _check_counts(read, data, mileposts)


def _check_mileposts(read: Reader, rows: Json) -> dict[Milepost, list[Json]] | None:
    """The rows by their mileposts; none if they cannot be read."""
    if not isinstance(rows, list) or not rows:
        read.note("mileposts", "a list of mileposts is needed here")
        return None
    by_milepost: dict[Milepost, list[Json]] = {}
    last: Milepost | None = None
    for i, row in enumerate(rows):
        place = f"mileposts[{i}]"
        if not isinstance(row, list) or len(row) != ROW:
            read.note(place, "a side, a column, a row, a terrain and a city or null are needed here")
            return None
        post, terrain, city = _milepost(row[:3]), row[3], row[4]
        if post is None:
            read.note(place, f"{shown(row[:3])} is no milepost")
            return None
        if (post[1] + post[2]) % 2 != 0:
            read.note(place, f"{shown(row[:3])} is no milepost; column and row are both even or both odd")
        if last is not None and post <= last:
            read.note(place, f"{shown(row[:3])} does not come after {shown(list(last))}")
            return None
        if not isinstance(terrain, str) or terrain not in TERRAINS:
            read.note(f"{place}[3]", f"{shown(terrain)} is no terrain; there are {', '.join(TERRAINS)}")
        elif not isinstance(city, str if terrain in CITY_SIZES else type(None)):
            read.note(f"{place}[4]", f"{shown(city)} does not fit the terrain {terrain}")
        by_milepost[post] = row
        last = post
    return by_milepost


def _milepost(value: Json) -> Milepost | None:
    """A side, a column and a row; None for anything else."""
    if not isinstance(value, list) or len(value) != 3 or value[0] not in SIDES:
        return None
    side, column, row = value
    return (side, column, row) if whole_number(column, -99, 99) and whole_number(row, -99, 99) else None


def _check_city_places(
    read: Reader, cities: Rows, terrain: dict[Milepost, Json], city_at: dict[Milepost, Json]
) -> None:
    """Every city stands where it says, with all its mileposts and no others."""
    wanted: dict[Milepost, str] = {}  # the city, as it is shown
    for place, row in cities:
        at = row.get("milepost")
        post = _milepost(at)
        if post is None or post not in terrain:
            read.note(f"{place}.milepost", f"{shown(at)} is no milepost of this board")
            continue
        side, column, line = post
        name, size = shown(row.get("id")), row.get("size")
        if row.get("side") not in (side, "both"):
            read.note(f"{place}.milepost", f"{shown(at)} is not on the side of the city")
        around = [(side, column + c, line + j) for c, j in AROUND]
        for own in [post, *(around if size == "major" else ())]:
            if own not in terrain:
                read.note(f"{place}.milepost", "a major city needs six mileposts around its centre")
            elif own in wanted:
                read.note(f"{place}.milepost", f"{shown(list(own))} is also a milepost of {wanted[own]}")
            else:
                wanted[own] = name
                if size in CITY_SIZES and (city_at[own] != row.get("id") or terrain[own] != size):
                    where = f"mileposts[{list(terrain).index(own)}]"
                    read.note(where, f"{shown(terrain[own])} of {shown(city_at[own])}; it is {size} of {name}")
    for i, (post, at) in enumerate(city_at.items()):
        if isinstance(at, str) and terrain[post] in CITY_SIZES and post not in wanted:
            read.note(f"mileposts[{i}][4]", f"{shown(at)} has no milepost here")


def _check_wraps(read: Reader, rows: Rows, mileposts: set[Milepost]) -> list[Row] | None:
    """The pairs, if their mileposts can be read."""
    good = True
    labels: set[str] = set()
    for place, row in rows:
        label = read.text(row, "label", place)
        if label in labels:
            read.note(f"{place}.label", f"the label {shown(label)} is used twice")
        good = good and bool(label) and label not in labels
        labels.add(label)
        read.one_of(COLOURS, row, "colour", place)
        read.one_of(LIMBS, row, "limb", place)
        for side in SIDES:
            at = row.get(f"{side}_at")
            if not isinstance(at, list) or len(at) != 2 or not all(whole_number(n, -99, 99) for n in at):
                read.note(f"{place}.{side}_at", "two whole numbers, column and row, are needed here")
                good = False
                continue
            ends = row.get(side)
            around = {(side, at[0] + c, at[1] + j) for c, j in AROUND}
            wanted = [list(post) for post in sorted(around & mileposts)]
            if not wanted or (side, at[0], at[1]) in mileposts:
                read.note(f"{place}.{side}_at", f"{shown(at)} is not beside the mileposts of the {side} side")
                good = False
            elif not same(ends, wanted):
                read.note(f"{place}.{side}", f"{shown(ends)} does not fit the rest of the board; {shown(wanted)} does")
                good = False
    return [row for _, row in rows] if good else None


def _check_links(
    read: Reader, rows: Json, mileposts: list[Milepost], wraps: list[Row], city_at: dict[Milepost, Json]
) -> None:
    """Links follow from mileposts and wrap pairs; only the crossings are their own."""
    if not isinstance(rows, list):
        read.note("links", "a list is needed here")
        return
    number = {post: i for i, post in enumerate(mileposts)}
    wanted: list[tuple[int, int, str | None]] = [(number[a], number[b], None) for a, b in grid_links(mileposts)]
    for far, near, label in wrap_links(wraps):
        wanted.append((number[(FAR, far[1], far[2])], number[(NEAR, near[1], near[2])], label))
    if len(rows) != len(wanted):
        read.note("links", f"{len(rows)} links; the mileposts and wrap pairs make {len(wanted)}")
        return
    for i, row in enumerate(rows):
        a, b, pair = wanted[i]
        if not isinstance(row, list) or len(row) != 4 or not same([row[0], row[1], row[3]], [a, b, pair]):
            read.note(f"links[{i}]", f"{shown(row)} does not fit the mileposts; {shown([a, b, False, pair])} does")
        elif not isinstance(row[2], bool):
            read.note(f"links[{i}][2]", f"{shown(row[2])} is neither true nor false")
        elif row[2] and pair is not None:
            read.note(f"links[{i}][2]", "a link through a wrap pair crosses nothing")
        else:
            one, other = city_at[mileposts[a]], city_at[mileposts[b]]
            if one is not None and other is not None and one != other:
                read.note(
                    f"links[{i}]", f"{shown(one)} and {shown(other)} are neighbours; there is a milepost between cities"
                )
            elif one is not None and one == other and row[2]:
                read.note(f"links[{i}][2]", "inside a major city nothing is crossed")


def _check_counts(read: Reader, data: Row, mileposts: dict[Milepost, list[Json]]) -> None:
    """The sums that the file states about itself, if it does."""
    if "checks" not in data:
        return
    counts: dict[str, dict[str, int]] = {side: {} for side in SIDES}
    for row in mileposts.values():
        counts[row[0]][str(row[3])] = counts[row[0]].get(str(row[3]), 0) + 1
    links = data.get("links")
    grid = (
        [row for row in links if isinstance(row, list) and len(row) == 4 and row[3] is None]
        if isinstance(links, list)
        else []
    )
    checks = read.object(data, "checks")
    read.says(checks, "mileposts", "checks", len(mileposts))
    read.says(checks, "terrain", "checks", counts)
    read.says(checks, "edges_without_wraps", "checks", len(grid))
    read.says(checks, "edges_plus_one", "checks", sum(row[2] is True for row in grid))
    read.says(checks, "wrap_pairs", "checks", len(data["wraps"]) if isinstance(data.get("wraps"), list) else 0)
