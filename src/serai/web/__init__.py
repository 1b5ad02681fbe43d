"""The pages of Serai: pure functions from what somebody may see to HTML, and what a browser needs to show it."""
