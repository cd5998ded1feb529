/**
 * `node scripts/learning/known-sites/write-listed-sites.ts DIR`: reads the lists of `SITE_LISTS` from folders
 * of DIR and writes the hashes of their sites. Needed only when a list is updated; `npm run train` reads the
 * result.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { hasKnownEnding, parseAddress } from '../../../analyzer/entities/link-address.ts'
import { addressParts } from '../../../analyzer/model/addresses/address-parts.ts'
import { hash } from '../../../analyzer/model/hash.ts'
import { bytesOf } from '../../rules/weights-file.ts'
import { encodeKeys } from '../write-model.ts'
import { LISTED_SITES } from './listed-sites.ts'
import { SITE_LISTS } from './site-lists.ts'

const directory = argv[2]
if (directory === undefined) throw new Error('Which folder holds the lists?')

const times = new Map<string, number>()
for (const { folder, hosts } of SITE_LISTS) {
  const domains = new Set(hosts(join(directory, folder)).map(domainOf))
  domains.delete('')
  for (const domain of domains) times.set(domain, (times.get(domain) ?? 0) + 1)
  console.log(`${folder}: ${domains.size}`)
}
const listed = [...times]
const often = listed.filter(([, n]) => n > 1).map(([domain]) => hash(domain))
const once = listed.filter(([, n]) => n === 1).map(([domain]) => hash(domain))
console.log(`${often.length} sites of several lists, ${once.length} of one`)
writeFileSync(
  LISTED_SITES,
  `${JSON.stringify({ often: encoded(often), once: encoded(once) }, null, 2)}\n`,
)

function encoded(keys: readonly number[]): string {
  return bytesOf(encodeKeys(keys)).toString('base64')
}

/** Returns the registered domain; empty for a non-host or a service that lends subdomains. */
function domainOf(host: string): string {
  const link = parseAddress(host)
  if (!link || link.isIp || !hasKnownEnding(link)) return ''
  const below = parseAddress(`a.${link.domain}`)
  return below && addressParts(below).hosting === '' ? link.domain : ''
}
