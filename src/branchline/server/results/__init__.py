"""What is left of finished games: who came where, how strong they are, what they like."""
