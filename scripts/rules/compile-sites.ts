import { type CompiledModule, moduleOf } from '../compiled-module.ts'
import { checked, split } from './compile-lang.ts'
import { readSites } from './read-rules.ts'

/** Compiles the sites with redirects or user-generated content. @throws with one line per fault */
export function compileSites(): CompiledModule {
  const { forwarders, 'open-sites': open } = readSites()
  checked(
    [forwarders, open]
      .flatMap((file) => file?.sites ?? [])
      .flatMap(({ host, path }) => [host ?? '', path ?? '']),
  )
  const values = {
    FORWARDING_SITES: forwarders?.sites,
    OWN_NAMES: split(open?.own_names ?? ''),
    OPEN_SITES: open?.sites.map((site) => ({ ...site, hosts: split(site.hosts ?? '') })),
  }
  return moduleOf('sites', values, TYPES)
}

const TYPES = `export declare const FORWARDING_SITES: readonly {
  readonly host: string
  readonly path?: string
  readonly parameters?: readonly string[]
}[]
/** First path segments that are pages of the site itself and not user names. */
export declare const OWN_NAMES: readonly string[]
export declare const OPEN_SITES: readonly {
  readonly hosts: readonly string[]
  readonly path?: string
  readonly depth?: 1 | 2
}[]
`
