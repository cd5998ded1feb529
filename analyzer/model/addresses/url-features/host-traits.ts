import type { LinkAddress } from '../../../entities/link-address.ts'
import { RISKY_ENDINGS } from '../../../entities/name-lists.ts'
import {
  isFreeHosting,
  isGovernmentHost,
  isLastingHosting,
  isShortener,
  isThrowAway,
} from '../../../entities/official.ts'
import { anyOf } from '../../../parse/language-data.ts'
import type { AddressParts } from '../address-parts.ts'
import { LOGIN_WORDS, LURE_WORDS, SERVICE_WORDS } from './address-words.ts'
import {
  consonantRun,
  count,
  digits,
  entropy,
  longestOf,
  matches,
  mixes,
  vowels,
} from './letter-counts.ts'
import { oddness } from './oddness.ts'

const MULTI_PART = new Set('co com org net ac gov edu'.split(' '))
const USUAL_SUBDOMAIN = new RegExp(`^${anyOf('address-words/usual_subdomain')}$`)
const PUBLIC_BODY =
  /^(?:gov|gob|gouv|govt|gub|gv|go|edu|ac|mil|nic)$|^(?:gc|gov\.bc)\.ca$|^(?:admin|europa)\./
/** Part of another address inside a name: "paypal.com.example.top", "paypal-com.example.top". */
const ENDING_WITHIN = /(?:^|[.-])(?:com|net|org|gov|co|www|https?)(?:[.-]|$)/
const ENDING_IN_NAME = /(?:^|-)(?:com|net|org|gov|www|https?|uk|us)(?:-|$)/

/** Numeric features of the host. */
export function hostTraits(link: LinkAddress, parts: AddressParts) {
  const { host, ending, suffix, hosting, name, subdomain } = parts
  const words = name.split('-')
  const nameOddness = oddness(name)
  const subdomainOddness = oddness(subdomain)
  return {
    'host-length': host.length,
    'name-length': name.length,
    'subdomain-length': subdomain.length,
    labels: host.split('.').length,
    'subdomain-labels': subdomain === '' ? 0 : subdomain.split('.').length,
    'name-digits': digits(name),
    'name-digit-run': longestOf(name.match(/\d+/g) ?? []),
    'name-starts-with-digit': Number(/^\d/.test(name)),
    'subdomain-digits': digits(subdomain),
    'name-hyphens': count(name, '-'),
    'subdomain-hyphens': count(subdomain, '-'),
    'longest-word-in-name': longestOf(words),
    'name-entropy': entropy(name),
    'name-vowels': vowels(name),
    'name-consonants': consonantRun(name),
    'subdomain-consonants': consonantRun(subdomain),
    'name-mixes': mixes(name),
    'host-mixes': mixes(name) + mixes(subdomain),
    'risky-ending': Number(RISKY_ENDINGS.has(ending)),
    'ending-kind': endingKind(ending, suffix),
    'is-ip': Number(link.isIp),
    port: Number(link.port !== ''),
    'user-info': Number(link.userInfo !== ''),
    shortener: Number(isShortener(link.host)),
    'throw-away': Number(isThrowAway(link.host)),
    'hosting-kind': hostingKind(link.host, hosting),
    'public-body': Number(
      isGovernmentHost(link.host) ||
        PUBLIC_BODY.test(suffix.split('.')[0]!) ||
        PUBLIC_BODY.test(suffix),
    ),
    'ending-within': Number(ENDING_WITHIN.test(subdomain)) + 2 * Number(ENDING_IN_NAME.test(name)),
    'login-in-host': matches(host, LOGIN_WORDS),
    'service-in-host': matches(host, SERVICE_WORDS),
    'lure-in-host': matches(host, LURE_WORDS),
    punycode: foreignLetters(link),
    'name-oddness': nameOddness.whole,
    'name-oddest': nameOddness.worst,
    'subdomain-oddness': subdomainOddness.whole,
    'subdomain-oddest': subdomainOddness.worst,
    'usual-subdomain': Number(USUAL_SUBDOMAIN.test(subdomain)),
  }
}

/**
 * 0 for an own domain, 1 for a service with long-lived pages, 2 for a little-known service, 3 for any other.
 */
function hostingKind(host: string, hosting: string): number {
  if (hosting === '') return 0
  if (isLastingHosting(host)) return 1
  return isFreeHosting(host) ? 3 : 2
}

/** Non-Latin letters: 1 under a TLD in the same script, 2 elsewhere. */
function foreignLetters({ host, suffix }: LinkAddress): number {
  if (!host.includes('xn--')) return 0
  return suffix.includes('xn--') ? 1 : 2
}

function endingKind(ending: string, suffix: string): number {
  if (ending === 'com') return 1
  if (ending === 'org') return 2
  if (ending === 'net') return 3
  if (ending === 'edu' || ending === 'gov') return 0
  if (ending.length === 2) return MULTI_PART.has(suffix.split('.')[0]!) && suffix !== ending ? 4 : 5
  return 6
}
