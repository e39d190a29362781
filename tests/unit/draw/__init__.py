"""Pictures and words: compared literally."""
