"""The kernel: decisions, actions, chance, records, printed facts. It knows no game and needs nothing but Python."""
