"""The grid of the Moon: made from its landmarks, kept in a file, and checked."""
