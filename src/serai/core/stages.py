"""An action carried out stage by stage: first itself, then one by one what follows from it by itself."""

from collections.abc import Iterator

from serai.core.errors import Fault, IllegalAction, said_where
from serai.core.state import State


def stages(state: State, action: int) -> Iterator[None]:
    """Carry out a legal action as `apply` does, and stop after each thing that happened, so that it can be looked at:
    a printed automa's turn, an attack. Whoever stops in between has a position in which nobody is asked yet."""
    if action not in state.options:
        raise IllegalAction(state.refusal(action))
    try:
        state.stack.pop().apply(state, action)
        yield
        while state.take_only_option():
            yield
    except Exception as error:  # as in `apply`
        raise Fault(f"after '{state.notation(action)}' the game cannot go on ({said_where(error)})") from error
