"""What is said on the wire: texts made harmless, and the page that shows it all."""
