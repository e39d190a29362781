"""Where logs, guests and chat are kept, so that what was promised outlives the process.

- `base`: what any store must do, in no database's words
- `conformance`: the checks that any store must pass, whoever wrote it (`checking`, `log_checks`,
  `table_checks`, `house_checks`)
- `sqlite`: the store in one file, of `writer` (one thread, many callers a commit), `appending`
  (the log and its fence), `reader`, `statements`, `opening` (locks, files), `migrating` (versions)
- `copying`: backups of a store that may be in use, and back

Nothing here reads an entry: bodies are bytes, and what they mean is said in `log/`.
"""
