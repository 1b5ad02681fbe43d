"""People, tables, moves, live updates and storage: everything between the rules and the page."""
