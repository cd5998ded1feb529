/**
 * Loads on the first call and returns the same result to all. A failed load is retried on the next call,
 * because the cause (such as missing file descriptors) may be temporary.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined
  return () => {
    loaded ??= load().catch((fault) => {
      loaded = undefined
      throw fault
    })
    return loaded
  }
}
