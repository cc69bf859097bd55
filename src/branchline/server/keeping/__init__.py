"""What a host does with the data while nobody plays: look, tidy up, copy, carry it to another database."""
