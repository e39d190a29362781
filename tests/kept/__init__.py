"""What earlier versions wrote: records, saves, and databases of servers with open tables.

Each is a folder of `data` that `keep` wrote with the version of its time. Every later version reads
it, verifies it, and plays it to its end. Nothing here is ever written anew: if a version cannot go
on with what was kept, that version is wrong.
"""
