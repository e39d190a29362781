"""Views as pictures and words: what a person looks at. Knows views and games, never a state."""
