"""Ticket to Ride: Germany (2017)."""
