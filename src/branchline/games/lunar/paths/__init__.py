"""The path service: the best way to build, to ride and to haul, for computer players and the page alike."""
