// What the page has loaded, each with its bytes, compressed as they were sent.
() => Object.fromEntries(['navigation', 'resource']
  .flatMap((kind) => performance.getEntriesByType(kind))
  .map((loaded) => [loaded.name, loaded.encodedBodySize]))
