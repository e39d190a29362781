"""Does the server keep its word when connections, processes and disks do not keep theirs?

Tests lie in the folders, none beside them: named on one command line between two files of a folder,
a test from here would hide the fixtures of that folder's conftest (pytest 9.1, its issue 14971).
"""
