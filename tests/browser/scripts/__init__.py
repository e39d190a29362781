"""What tests run inside a page; each file is one function."""

from pathlib import Path


def script(name: str) -> str:
    """The text of a script."""
    return (Path(__file__).parent / f"{name}.js").read_text("utf-8")
