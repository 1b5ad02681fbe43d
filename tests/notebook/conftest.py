"""The same titles of others as for the contract."""

from tests.contract.conftest import pebbles, shelf

__all__ = ["pebbles", "shelf"]
