"""The HTTP side: pages, and what is asked apart from tables."""
