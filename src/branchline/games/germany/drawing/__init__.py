"""The map of any board: where everything lies on a sheet, and how it is drawn."""
