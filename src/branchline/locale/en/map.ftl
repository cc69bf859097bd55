### What every map says.

map-zoom = Zoom
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show the whole map
map-legend = Legend
