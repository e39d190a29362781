"""Rule-of-thumb players of Gold Mine: to the nearest nugget, and with enough of them home."""
