"""Parts of Gold Mine."""
