"""The command line: one file a command, listed in `main`; no rules and no drawing here."""
