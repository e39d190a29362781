"""Does the server keep its word when connections, processes and disks do not keep theirs?"""
