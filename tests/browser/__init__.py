"""A real Chromium at a real server: what a person sees and does.

`windows.py` is the harness: a window notes whatever a page complains of, and its test fails then.
All tests here are long; `./test --all tests/browser` runs them alone.
"""
