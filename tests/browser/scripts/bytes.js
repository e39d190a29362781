// How many bytes the page and all that it has loaded are, compressed as they were sent.
() => ['navigation', 'resource']
  .flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((all, loaded) => all + loaded.encodedBodySize, 0)
