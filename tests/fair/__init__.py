"""Is the deal fair? Seeded chi-square tests on everything that is shuffled."""
