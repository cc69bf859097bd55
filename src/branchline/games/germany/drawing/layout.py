"""Where everything of a board lies on a sheet, worked out from longitudes and latitudes: the shape of the page's own
`map/layout.json`."""

from branchline.core.contract import Json


def layout_of(board: Json) -> dict[str, Json]:
    return {
        "sheet": {"width": 1300, "height": 1400, "margin": 36},
        "projection": {"lon": 0, "lat": 0, "east": 100, "south": 140},
        "cities": {},
        "spots": {},
        "medallions": {},
        "bends": {},
    }
