"""Of several processes that serve one database, one does what is not to be done twice.

It holds a lock on a small file; when it dies, however suddenly, the system takes the lock from it, and another one can
have it.
"""

import os
import sys
from pathlib import Path


class ProcessLock:
    def __init__(self, file: Path | None) -> None:
        self.file = file
        """The file to lock; none where there is but one process."""
        self.lock: int | None = None

    def is_me(self) -> bool:
        """Whether this process is the one. It becomes so when it asks and nobody else is."""
        if self.file is None or self.lock is not None:
            return True
        lock = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        if can_lock(lock):
            self.lock = lock
        else:
            os.close(lock)
        return self.lock is not None

    def close(self) -> None:
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None


def can_lock(file: int) -> bool:
    if sys.platform == "win32":
        return True  # there every process asks the bots, and the first answer counts
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
