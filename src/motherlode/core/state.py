"""The state of a game in three compartments, so that secrets cannot leak by accident."""

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from motherlode.core.packing import Packer

NOBODY: Final = -1
"""The seat that is asked when a game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Compartment:
    """One part of a state; `Public`, `Own` and `Hidden` of every game are such parts."""

    def copy(self) -> "Compartment":
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def pack(self, out: Packer) -> None:
        """Write down all that matters, in canonical form: equal positions give equal bytes."""
        raise NotImplementedError


P = TypeVar("P", bound=Compartment)
O = TypeVar("O", bound=Compartment)  # noqa: E741
H = TypeVar("H", bound=Compartment)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[P, O, H]):
    """All of a game: what everyone sees, what each seat alone knows, what nobody knows."""

    def __init__(self, public: P, own: list[O], hidden: H) -> None:
        self.public = public
        """What everyone sees."""

        self.own = own
        """What each seat alone knows, by seat."""

        self.hidden = hidden
        """What nobody knows: what lies face down, and the chance to come."""

    def view(self, seat: i64) -> "View[P, O]":
        """What one seat may know."""
        return View(seat, self.public, self.own[seat])


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Generic[P, O]):
    """What one seat may know: the public part and its own."""

    def __init__(self, seat: i64, public: P, own: O) -> None:
        self.seat = seat
        """Whose view it is, counted from 0."""

        self.public = public
        """What everyone sees."""

        self.own = own
        """What this seat alone knows."""
