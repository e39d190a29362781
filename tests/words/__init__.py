"""The texts that people read: complete in every language."""
