"""Is what was acknowledged kept, whatever happens to the process, the disk and the file?"""
