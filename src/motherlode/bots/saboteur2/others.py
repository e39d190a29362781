"""What one player makes of all the others."""

from librt.vecs import vec
from mypy_extensions import i64


class Others:
    """By seat: `doubts` says how much it seems to harm this player (`roles.doubt_of`), `unsure` by
    how much that may be off. `geologists` is how many others are likely to live on crystals, in
    percent."""

    def __init__(self, doubts: vec[i64], unsure: vec[i64], geologists: i64) -> None:
        self.doubts = doubts
        self.unsure = unsure
        self.geologists = geologists
