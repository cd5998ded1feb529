import type { LinkAddress } from '../../../entities/link-address.ts'
import { IMITATED } from '../../../signals/addresses/borrowed-name.ts'
import { skeleton } from '../../../signals/addresses/imitation.ts'
import { ofName } from '../../../signals/addresses/misspelling.ts'
import type { AddressParts } from '../address-parts.ts'
import { longestHex } from './letter-counts.ts'

const LEAST = 5
const LONGEST = 24
const WORDS_READ = 8

/** Names that are often imitated, by the letter that they begin with. */
const NAMES = Map.groupBy(
  [...IMITATED].map((name) => name.replaceAll('-', '')).filter((name) => name.length >= LEAST),
  (name) => name[0]!,
)

/** "wwv.", "ww1.", "www-": what is meant to be read as "www.". */
const FALSE_WWW = /^(?:w{1,3}v+w{0,2}|vvw+|w{1,2}|wwww+|www?\d{2,3})[.-]|^www-/
const YEAR = /20[2-4]\d/

/** By which of its parts a host passes for another one, in numbers. */
export function disguiseTraits(link: LinkAddress, { host, name, subdomain }: AddressParts) {
  const labels = [...subdomain.split('.'), name].filter((label) => label.length > 2)
  return {
    misspelled: misspelled(name, subdomain),
    'repeated-labels': labels.length - new Set(labels).size,
    'false-www': Number(FALSE_WWW.test(link.host)),
    'hex-in-host': longestHex(host),
    'year-in-name': Number(YEAR.test(name)),
  }
}

const HOW_SURE = { surely: 2, perhaps: 1, not: 0 } as const

/** 3 for a word that reads the same as a name that is often imitated, 2 for one that surely is it misspelled, 1 for one that may be. */
function misspelled(name: string, subdomain: string): number {
  const words = [name.replaceAll('-', ''), ...name.split('-'), ...subdomain.split(/[.-]/)]
  let most = 0
  for (const word of words.slice(0, WORDS_READ)) {
    if (word.length < LEAST || word.length > LONGEST || IMITATED.has(word)) continue
    const seen = skeleton(word)
    for (const known of NAMES.get(seen[0]!) ?? []) {
      const how = seen === known ? 3 : HOW_SURE[ofName(seen, known) ?? 'not']
      most = Math.max(most, how)
    }
  }
  return most
}
