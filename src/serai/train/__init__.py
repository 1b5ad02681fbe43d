"""How the bots learn: games against themselves, data made of them, and weights fitted to it.

Playing needs nothing but Serai, and is fast on the compiled build; fitting needs numpy and torch (`serai[train]`).
"""
