"""Another module with a class and a function of the same names."""


class Well:
    """A prop of the well."""

    def sound(self) -> str:
        """Creaking."""
        return "creak"


def measure() -> int:
    """Props are not measured."""
    return 0
