"""What people say and write down at a table beside the game: no part of its log, and no business of its rules."""
