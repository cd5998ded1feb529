import { parse } from 'tldts'
import type { LinkAddress } from '../../entities/link-address.ts'
import {
  brandOfHost,
  isFreeHosting,
  isGovernmentHost,
  isShortener,
} from '../../entities/official.ts'
import { addressNames, brandInLabel, skeleton } from '../../signals/addresses/imitation.ts'
import { editDistance } from '../../text/edit-distance.ts'
import { THROW_AWAY_HOSTING } from '../../uae/free-hosting.ts'
import { NAMES_ABROAD } from '../../uae/names-abroad.ts'
import { RISKY_ENDINGS } from '../../uae/risky-endings.ts'
import type { AddressParts } from './address-parts.ts'
import {
  LAST_WORDS,
  LOGIN_WORDS,
  LURE_WORDS,
  SERVICE_WORDS,
  SYSTEM_FOLDER,
} from './address-words.data.ts'
import { IMITATED_NAMES } from './imitated-names.data.ts'
import {
  consonantRun,
  count,
  digits,
  entropy,
  longestHex,
  matches,
  mixes,
  vowels,
} from './letter-counts.ts'

const SHORT_NAMES = new Set(IMITATED_NAMES.filter((name) => name.length < 6))
const LONG_NAMES = [...new Set([...NAMES_ABROAD, ...IMITATED_NAMES])].filter(
  (name) => name.length >= 6,
)
const NAMES = new RegExp(LONG_NAMES.join('|'))
const MULTI_PART = new Set('co com org net ac gov edu'.split(' '))

/** What an address is like, in numbers. `known`: see `familiarity`. */
export function addressTraits(link: LinkAddress, parts: AddressParts, known: number): number[] {
  const { host, ending, suffix, name, subdomain, path, query } = parts
  const segments = path.split('/').filter((part) => part !== '')
  const last = segments.at(-1) ?? ''
  const extension = /\.([a-z]{2,5}\d?)$/.exec(last)?.[1] ?? ''
  const isFree = isFreeHosting(link.host)
  const official = !isFree && brandOfHost(link.host) !== null
  const words = path.split(/[^a-z]+/).filter((word) => word.length > 2)
  const whole = path + query
  return [
    host.length,
    name.length,
    subdomain.length,
    host.split('.').length,
    digits(name),
    digits(subdomain),
    count(name, '-'),
    count(subdomain, '-'),
    entropy(name),
    vowels(name),
    consonantRun(name),
    consonantRun(subdomain),
    mixes(name) + mixes(subdomain),
    Number(RISKY_ENDINGS.has(ending)),
    endingKind(ending, suffix),
    Number(link.isIp),
    Number(link.port !== ''),
    Number(link.userInfo !== ''),
    Number(isShortener(link.host)),
    Number(isFree),
    Number(isFree && isThrowAway(link.host)),
    known,
    Number(official),
    Number(
      isGovernmentHost(link.host) || /(?:^|\.)(?:gov|edu|ac|mil)$/.test(suffix.split('.')[0]!),
    ),
    Number(!official && brandInLabel(name) !== null),
    Number(
      !official &&
        subdomain !== '' &&
        subdomain.split('.').some((label) => brandInLabel(label) !== null),
    ),
    Number(
      !official &&
        path !== '' &&
        segments.slice(0, 6).some((part) => part.length < 64 && brandInLabel(part) !== null),
    ),
    official || known > 0 ? 0 : nearBrand(skeleton(name)),
    official || known > 0 ? 0 : carriesName(name),
    official || known > 0 ? 0 : carriesName(subdomain),
    Number(!official && known === 0 && NAMES.test(whole)),
    matches(host, LOGIN_WORDS),
    matches(host, SERVICE_WORDS),
    matches(host, LURE_WORDS),
    matches(path, LOGIN_WORDS),
    matches(path, SERVICE_WORDS),
    matches(path, LURE_WORDS),
    matches(query, LOGIN_WORDS),
    path.length,
    segments.length,
    segments.reduce((most, part) => Math.max(most, part.length), 0),
    digits(path),
    count(path, '-') + count(path, '_'),
    entropy(last),
    digits(last),
    mixes(last),
    Number(/\.php/.test(whole)),
    Number(/^html?$/.test(extension)),
    Number(/^(?:exe|apk|zip|rar|scr|msi|js|jar|dmg|iso|7z|sh|bin)$/.test(extension)),
    Number(extension !== '' && !/^(?:html?|php\d?)$/.test(extension)),
    query.length,
    count(query, '='),
    count(whole, '%'),
    Number(/\w(?:@|%40)[\w-]{1,60}\.\w/.test(whole)),
    longestHex(whole),
    Number(SYSTEM_FOLDER.test(path)),
    Number(/wp-(?:content|includes|admin)/.test(path)),
    count(whole, '~'),
    Number(/\/\//.test(path)),
    Number(host.includes('xn--')),
    Number(
      /^(?:m|blogs?|en|ar|news|shop|store|docs|wiki|forums?|community|support|help|my|app|mail|dev|developer|login|accounts?|secure|de|fr|es)$/.test(
        subdomain,
      ),
    ),
    words.length,
    Number(whole === ''),
    Number(/https?[:%]|\.com\b/.test(whole)),
    name.split('-').reduce((most, part) => Math.max(most, part.length), 0),
    count(path, '.'),
    Number(/\/(?:19|20)\d\d(?:\/|-|$)/.test(path)),
    Number(isHosted(link.host)),
    name.split('-').length,
    Number(LAST_WORDS.test(last)),
  ]
}

function endingKind(ending: string, suffix: string): number {
  if (ending === 'com') return 1
  if (ending === 'org') return 2
  if (ending === 'net') return 3
  if (ending === 'edu' || ending === 'gov') return 0
  if (ending.length === 2) return MULTI_PART.has(suffix.split('.')[0]!) && suffix !== ending ? 4 : 5
  return 6
}

function isThrowAway(host: string): boolean {
  return [...THROW_AWAY_HOSTING].some((ending) => host.endsWith(ending))
}

/** 1 when the name is one slip of the finger away from an organisation's. */
function nearBrand(name: string): number {
  if (name.length < 5 || name.length > 24) return 0
  for (const { reads, name: plain } of addressNames()) {
    if (plain.length < 5 || Math.abs(reads.length - name.length) > 1) continue
    if (reads === name || editDistance(reads, name, 1) <= 1) return 1
  }
  return 0
}

/** 2 for a name that is often imitated, 1 for something one slip away from one. */
function carriesName(host: string): number {
  if (host === '') return 0
  const seen = skeleton(host)
  if (NAMES.test(host) || NAMES.test(seen)) return 2
  let near = 0
  for (const part of seen.split(/[.-]/)) {
    if (SHORT_NAMES.has(part)) return 2
    if (part.length < 6 || part.length > 20) continue
    for (const name of LONG_NAMES)
      if (name[0] === part[0] && editDistance(name, part.slice(0, name.length + 1), 1) <= 1)
        near = 1
  }
  return near
}

/** Whether names under the host's ending are given out by a company (the private part of the public suffix list). */
function isHosted(host: string): boolean {
  return parse(host, { allowPrivateDomains: true }).isPrivate === true
}
