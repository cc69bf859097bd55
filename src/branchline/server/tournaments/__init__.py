"""Tournaments: several rounds at several tables, and who stands where."""
