"""The JSON API under /api: what the page itself uses, and bots from outside."""
