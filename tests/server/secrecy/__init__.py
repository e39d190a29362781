"""Is a seat told only what it may know, by everything that a server ever sends?"""
