"""Is the project sound: does it build, install, start, refuse what is stale, and stand alone?"""
