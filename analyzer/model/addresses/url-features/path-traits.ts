import type { AddressParts } from '../address-parts.ts'
import { stemOf } from '../address-shapes.ts'
import {
  LAST_WORDS,
  LOGIN_WORDS,
  LURE_WORDS,
  SERVICE_WORDS,
  SYSTEM_FOLDER,
  USUAL_SCRIPT,
} from './address-words.ts'
import {
  caseChanges,
  consonantRun,
  count,
  digits,
  entropy,
  longestHex,
  longestOf,
  matches,
  mixes,
  vowels,
} from './letter-counts.ts'
import { oddness } from './oddness.ts'

const PROGRAM = /^(?:exe|apk|zip|rar|scr|msi|js|jar|dmg|iso|7z|sh|bin)$/
const DOCUMENT = /^(?:pdf|jpe?g|png|gif|docx?|xlsx?|mp3|xml|txt|ppt)$/
/** Resources of a page, to which no link leads. */
const PART_OF_A_PAGE = /^(?:js|css|jpe?g|png|gif|svg|ico|webp|woff2?)$/
const START_FILE = /^(?:index|default|home|main)\.(?:html?|php|aspx?|jsp)$/
const LANGUAGE = /^\/(?:en|ar|de|fr|es|it|pt|ru|ja|zh|nl|pl|tr|us|uk|in|en-us|en-gb)(?:\/|$)/
const DOUBLE_EXTENSION =
  /\.(?:html?|php|asp|com|net|org|pdf|docx?|zip)\.?[a-z]{0,2}\.(?:html?|php|asp|zip|exe)/
const MAIL = /\w(?:@|%40)[\w-]{1,60}\.\w/
const ASKS_WHO = /(?:email|e-mail|login|user|userid|usr)=/
const ENCODED = /[A-Za-z0-9+/]{20,80}={1,2}|(?:^|[=#/])[A-Za-z0-9+]{16,200}(?:$|[&/])/
const NUMBER = /(?:^|[/=-])\d{3,9}(?:$|[.&/-])/

/** Numeric features of path, query and fragment. */
export function pathTraits({ path, query, fragment, written }: AddressParts) {
  const segments = path.split('/').filter((part) => part !== '')
  const asWritten = written.split(/[?#]/)[0]!.split('/')
  const first = segments[0] ?? ''
  const last = segments.at(-1) ?? ''
  const extension = /\.([a-z]{2,5}\d?)$/.exec(last)?.[1] ?? ''
  const whole = path + query + fragment
  const values = Array.from(query.matchAll(/[?&][^=&]*=([^&]*)/g), (match) => match[1]!)
  const longestValue = values.reduce(
    (long, value) => (value.length > long.length ? value : long),
    '',
  )
  const isScript = whole.includes('.php')
  const odd = segments.map((part) => oddness(stemOf(part)))
  return {
    bare: Number(whole === ''),
    'path-length': path.length,
    depth: segments.length,
    'first-length': first.length,
    'last-length': last.length,
    'longest-segment': longestOf(segments),
    'path-words': path.split(/[^a-z]+/).filter((word) => word.length > 2).length,
    'path-digits': digits(path),
    'path-hyphens': count(path, '-') + count(path, '_'),
    'path-vowels': vowels(path),
    'path-consonants': consonantRun(path),
    'most-words-in-segment': segments.reduce(
      (most, part) => Math.max(most, count(part, '-') + count(part, '_')),
      0,
    ),
    'segments-of-digits': segments.filter((part) => /^\d+$/.test(part)).length,
    'segments-of-chance': segments.filter(looksRandom).length,
    'segments-without-vowel': segments.filter((part) => !/[aeiouy]/.test(part)).length,
    'short-odd-segments': segments.filter(isShortAndOdd).length,
    'segments-of-both-cases': asWritten.filter((part) => /[a-z]/.test(part) && /[A-Z]/.test(part))
      .length,
    'case-changes': Math.max(...asWritten.map(caseChanges)),
    'path-oddness': Math.max(0, ...odd.map(({ whole }) => whole)),
    'path-oddest': Math.max(0, ...odd.map(({ worst }) => worst)),
    'last-entropy': entropy(last),
    'last-digits': digits(last),
    'last-mixes': mixes(last),
    'login-in-path': matches(path, LOGIN_WORDS),
    'service-in-path': matches(path, SERVICE_WORDS),
    'lure-in-path': matches(path, LURE_WORDS),
    'login-in-query': matches(query, LOGIN_WORDS),
    script: Number(isScript),
    'unusual-script': isScript && !USUAL_SCRIPT.test(path) ? 1 : 0,
    'usual-script': Number(USUAL_SCRIPT.test(path)),
    'telling-file': Number(LAST_WORDS.test(last)),
    'start-file': Number(START_FILE.test(last)),
    html: Number(/^html?$/.test(extension)),
    program: Number(PROGRAM.test(extension)),
    document: Number(DOCUMENT.test(extension)),
    'part-of-a-page': Number(PART_OF_A_PAGE.test(extension)),
    'other-extension': Number(extension !== '' && !/^(?:html?|php\d?)$/.test(extension)),
    'double-extension': Number(DOUBLE_EXTENSION.test(path)),
    'dots-in-path': count(path, '.'),
    'query-length': query.length,
    parameters: count(query, '='),
    values: values.length,
    'empty-values': values.filter((value) => value === '').length,
    'longest-value': longestValue.length,
    'entropy-of-value': entropy(longestValue),
    'query-without-key': Number(query.length > 1 && !query.includes('=')),
    'number-as-value': Number(/=\d+(?:&|$)/.test(query)),
    number: Number(NUMBER.test(path + query)),
    'fragment-length': fragment.length,
    percent: count(whole, '%'),
    'mail-in-path': Number(MAIL.test(written)),
    'asks-who': Number(MAIL.test(written)) + Number(ASKS_WHO.test(query)),
    'hex-run': longestHex(whole),
    'hex-runs': (path.match(/[a-f0-9]{16,}/g) ?? []).length,
    uuid: Number(/[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}/.test(written.toLowerCase())),
    encoded: Number(ENCODED.test(written)),
    'system-folder': Number(SYSTEM_FOLDER.test(path)),
    wordpress: Number(/wp-(?:content|includes|admin)/.test(path)),
    'hidden-folder': Number(path.includes('/.')),
    tilde: count(whole, '~'),
    'double-slash': Number(path.includes('//')),
    'address-within': Number(/https?[:%]|\.com\b/.test(whole)),
    language: Number(LANGUAGE.test(path)),
    year: Number(/\/(?:19|20)\d\d(?:\/|-|$)/.test(path)),
  }
}

function looksRandom(segment: string): boolean {
  const stem = stemOf(segment)
  return (
    stem.length >= 5 &&
    !/[-_ ]/.test(stem) &&
    (mixes(stem) >= 2 || vowels(stem) < 0.2 || consonantRun(stem) >= 5)
  )
}

function isShortAndOdd(segment: string): boolean {
  return (
    segment.length <= 5 && /[a-z]/.test(segment) && (vowels(segment) < 0.2 || /\d/.test(segment))
  )
}
