"""A quick player for playing games on in mind: it thinks a turn through as the others do, in the compiled core."""
