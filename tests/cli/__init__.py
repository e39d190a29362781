"""The commands as people run them: real processes, typed lines, what they see."""
