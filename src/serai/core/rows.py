"""Short lists that seldom change: copies of a table share them, so they are replaced and never changed in place."""


def changed(row: list[int], at: int, value: int) -> list[int]:
    """The row with another number in one place; a new one."""
    other = row.copy()
    other[at] = value
    return other


def more(row: list[int], at: int, amount: int) -> list[int]:
    """The row with so many more, or fewer, in one place; a new one."""
    other = row.copy()
    other[at] = row[at] + amount
    return other
