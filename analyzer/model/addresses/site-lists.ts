import { decodeKeys, type EncodedSites, indexOfKey } from '../encoding.ts'
import { hash } from '../hash.ts'

/** Hashes of the registered domains on several lists of sites, and of those on one. */
export type SiteLists = { readonly often: Uint32Array; readonly once: Uint32Array }

export function decodeSites({ often, once }: EncodedSites): SiteLists {
  return { often: decodeKeys(often), once: decodeKeys(once) }
}

/** Returns how many lists contain a registered domain; 2 means two or more. */
export function timesListed({ often, once }: SiteLists, domain: string): 0 | 1 | 2 {
  const key = hash(domain)
  if (indexOfKey(often, key) >= 0) return 2
  return indexOfKey(once, key) >= 0 ? 1 : 0
}
