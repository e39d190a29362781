"""What `./play`, `./test` and maintainers run: setting up, checking, locking.

Standard library only, so that it works with a bare Python before anything is installed. Nothing
here is part of the installed package.
"""
