"""Measuring speed: our titles on both builds, others beside them, all by one yardstick.

Machines are noisy. So every figure is the best of many short runs, counted in the time of the process itself, and
between the runs a toy game is played that is always the same: a figure divided by the toy's says how fast Serai is,
whatever else the machine is doing. Those quotients are kept in the repository, and the checks compare with them.
"""
