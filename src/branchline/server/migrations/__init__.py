"""The steps by which stored data reaches the form this version reads."""
