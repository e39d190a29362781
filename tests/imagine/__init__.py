"""Is what a seat imagines just what it cannot exclude, each world as likely as it should be?"""
