"""A draft: track that a seat only thinks of, stretch by stretch, and what it would cost over the turns to come."""

from branchline.games.lunar import track
from branchline.games.lunar.board import CITY, CITY_MILEPOSTS, MAJOR, TERRAIN
from branchline.games.lunar.paths.building import Track, in_turns
from branchline.games.lunar.paths.sweeps import CHEAPEST, FAR_AWAY, NO_WAY, WIDE, sweep, way_back
from branchline.games.lunar.position import FREE, Position
from branchline.games.lunar.ways import RED, VALUE


class Stretch:
    """Track between two places."""

    __slots__ = ("links", "reached")

    def __init__(self, reached: bool, links: list[int]) -> None:
        self.reached = reached
        self.links = links  # that are neither there nor in the draft


class Draft:
    """What a draft comes to."""

    __slots__ = ("gone", "loose", "loose_cost", "track")

    def __init__(self, track: Track) -> None:
        self.track = track
        self.loose: list[int] = []  # links that no own track and no major city would lead to
        self.loose_cost = 0  # of those, at the least
        self.gone: list[int] = []  # links that another has built on or through


def stretch(s: Position, seat: int, drafted: list[int], start: int, goal: int) -> Stretch:
    """The cheapest track from a place to another, own and drafted track costing nothing."""
    t = s.copy()
    assert isinstance(t, Position)
    for link in drafted:
        if t.owner[link] == FREE:
            track.lay(t, seat, link)
    starts = list(CITY_MILEPOSTS[CITY[start]]) if TERRAIN[start] == MAJOR else [start]
    search = sweep(t, seat, starts, goal, CHEAPEST, WIDE, NO_WAY, False, [])
    links = [link for link in way_back(search, goal) if t.owner[link] == FREE and not RED[link]]
    links.reverse()
    return Stretch(search.label[goal] < FAR_AWAY, links)


def price(s: Position, seat: int, drafted: list[int]) -> Draft:
    """The draft in the order of building, as far as it has one. What was built since is no draft any more."""
    free = [link for link in drafted if s.owner[link] == FREE]
    draft = Draft(in_turns(s, seat, free))
    draft.gone = [link for link in drafted if s.owner[link] != FREE and s.owner[link] != seat + 1]
    if not draft.track.reached:
        built = set(draft.track.links())
        draft.loose = [link for link in free if link not in built]
        draft.loose_cost = sum([VALUE[link] for link in draft.loose])
    return draft
