"""Advice to people: hints, explanations and the review of finished games, by a game's own judgement."""
