"""Benchmarks: CPU time, variants interleaved, medians, ratios inside one run. Never asserted."""
