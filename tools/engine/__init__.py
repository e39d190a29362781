"""What only building the engine needs; `setup.py` loads it by path: standard library only."""
