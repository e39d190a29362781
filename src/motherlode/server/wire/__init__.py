"""What is said on the wire: typed messages, and texts made harmless."""
