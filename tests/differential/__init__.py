"""Do two ways to the same answer agree? Compiled and not; kept up to date and worked out anew."""
