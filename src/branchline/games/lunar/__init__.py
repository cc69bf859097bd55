"""Lunar Rails."""
