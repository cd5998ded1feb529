/**
 * What is loaded at the first call, for all of them. A load that failed is tried again at the next call: what could not be read
 * for want of descriptors, say, can be by then.
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
