"""How people who are not at a table learn that it is their turn: by letter, by webhook, by push to a browser."""
