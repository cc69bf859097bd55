"""Accounts: who somebody is on every device, what the host may do, and the log of what was done."""
