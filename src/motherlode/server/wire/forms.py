"""What is sent in two forms, as it is or compressed, and the mark by which one knows it again."""

import gzip
import hashlib
from typing import Final

MARK_LENGTH: Final = 32


def mark_of(content: bytes) -> str:
    """A hash of the content (its ETag)."""
    return hashlib.sha256(content).hexdigest()[:MARK_LENGTH]


def packed(content: bytes) -> bytes:
    """The content compressed, the same bytes each time."""
    return gzip.compress(content, mtime=0)
