"""A quick player for playing games on in mind: it plans lines as the others do, but only by estimate."""
