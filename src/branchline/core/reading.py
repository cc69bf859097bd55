"""Reading JSON that may come from anywhere: what is wrong is said with its place."""

from branchline.core.contract import Json


def whole(value: Json, place: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"{place}: {value!r} is not a whole number from {least} to {most}")
    return value


def whole_or_none(value: Json, place: str, least: int, most: int) -> int:
    """The same, with -1 for null."""
    return -1 if value is None else whole(value, place, least, most)


def items(value: Json, place: str, size: int | None = None) -> list[Json]:
    """A list, of this size if one is given."""
    if not isinstance(value, list):
        raise ValueError(f"{place}: a list is needed here, not {type(value).__name__}")
    if size is not None and len(value) != size:
        raise ValueError(f"{place}: {size} entries are needed here, not {len(value)}")
    return value


def fields(value: Json, place: str) -> dict[str, Json]:
    """The value, which must be an object, that is a mapping."""
    if not isinstance(value, dict):
        raise ValueError(f"{place}: an object is needed here, not {type(value).__name__}")
    for key in value:
        if not isinstance(key, str):
            raise ValueError(f"{place}: {key!r} is not a name")
    return value


def keys(value: Json, place: str, wanted: tuple[str, ...]) -> dict[str, Json]:
    """An object with just these fields."""
    given = fields(value, place)
    for key in wanted:
        if key not in given:
            raise ValueError(f"{place}: the field {key!r} is missing")
    for key in given:
        if key not in wanted:
            raise ValueError(f"{place}: the field {key!r} is unknown")
    return given


def header(data: Json, game: str, wanted: tuple[str, ...], rules: int, board: int | str) -> dict[str, Json]:
    """A snapshot whose fields and versions are right; seats and options are for the caller to check."""
    snapshot = keys(data, "snapshot", wanted)
    if snapshot["game"] != game:
        raise ValueError(f"snapshot.game: {snapshot['game']!r} is not {game!r}")
    whole(snapshot["rules"], "snapshot.rules", rules, rules)
    made = snapshot["board"]
    if isinstance(board, int) and not isinstance(made, str):
        whole(made, "snapshot.board", board, board)
    elif made != board:
        raise ValueError(f"snapshot.board: {made!r} is another board; this game is played on {board!r}")
    return snapshot


def named(value: Json, place: str, index: dict[str, int], kind: str) -> int:
    """The number of a name."""
    if not isinstance(value, str) or value not in index:
        raise ValueError(f"{place}: {value!r} is no {kind}")
    return index[value]


def counts(value: Json, place: str, index: dict[str, int], most: tuple[int, ...]) -> list[int]:
    """An object from names to numbers, as a row; what is not named is zero."""
    row = [0] * len(most)
    for name, count in fields(value, place).items():
        kind = named(name, place, index, "kind of this game")
        row[kind] = whole(count, f"{place}.{name}", 0, most[kind])
    return row


def counts_by_seat(value: Json, place: str, seats: int, index: dict[str, int], most: tuple[int, ...]) -> list[int]:
    """The same for every seat, one row after the other."""
    rows: list[int] = []
    for seat, entry in enumerate(items(value, place, seats)):
        rows += counts(entry, f"{place}[{seat}]", index, most)
    return rows
