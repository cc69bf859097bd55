"""Last Train to Wensleydale."""
