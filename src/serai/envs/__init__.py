"""Doors for researchers: every title as an environment of the libraries that they use.

| | |
|---|---|
| `serai.envs.aec` | PettingZoo, agents asked one after the other, and its form in which all answer at once |
| `serai.envs.single` | Gymnasium, one seat learns and bots have the others |
| `serai.envs.vector` | many tables in one call, as numpy's arrays |
| `serai.envs.spiel` | OpenSpiel |

All of them show a seat the same: its title's features (`serai.core.features`) and which actions are legal. The first
three need `serai[rl]`, the last `serai[openspiel]`; nothing is imported before it is asked for. docs/research.md tells
how to go on from here.
"""
