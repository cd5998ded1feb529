import { LINKS_READ, type Link } from '../../entities/links.ts'
import { NAMES_ABROAD, RISKY_ENDINGS } from '../../entities/name-lists.ts'
import { isThrowAway } from '../../entities/official.ts'
import { looksFake } from '../../model/addresses/looks-fake.ts'
import { anyOf } from '../../parse/language-data.ts'
import { linkCheck } from '../check.ts'
import { isUnknown, skeleton } from '../imitation/imitation.ts'

/** Parts of an address that the traits test, computed once. */
type Parts = {
  readonly link: Link
  /** The host without its public suffix. */
  readonly words: string
  /** The registered name without its suffix. */
  readonly name: string
  /** The start of path and query. */
  readonly path: string
}

const HOST_WORDS = new RegExp(anyOf('address-words/fake_host'))
const PATH_WORDS = new RegExp(anyOf('address-words/fake_path'))
const SIGN_IN_PAGE = new RegExp(
  String.raw`${anyOf('address-words/fake_page')}\w{0,20}\.(?:php|html?|asp)`,
)
const SYSTEM_FOLDER = new RegExp(String.raw`\/${anyOf('address-words/system_folder')}\/`)
const PAGE = /(?:\.php|\.html?|\/)(?:$|\?)/
const KNOWN_SUBDOMAIN = new RegExp(`^${anyOf('address-words/known_subdomain')}$`)
const NAMES = new RegExp(NAMES_ABROAD.join('|'))

/** Maximum length of an address that is examined. */
const READ = 300

/**
 * Traits that are more common in phishing URLs than in genuine ones, with points. Fitted by logistic
 * regression on 37,000 labelled addresses (public phishing feeds against news, shops, help pages and small
 * sites), times ten and rounded. `ODD_FROM` is the score that about one genuine address in a hundred reaches.
 */
const TRAITS: readonly (readonly [points: number, has: (parts: Parts) => boolean])[] = [
  [23, ({ link }) => isThrowAway(link.host)],
  [25, ({ link }) => RISKY_ENDINGS.has(link.suffix.split('.').at(-1) ?? '')],
  [11, ({ link }) => hyphens(link) > 0],
  [13, ({ name }) => digits(name) > 2],
  [7, ({ link }) => link.host.length > 30],
  [5, ({ link }) => link.host.split('.').length > 4],
  [9, ({ words }) => HOST_WORDS.test(words)],
  [10, ({ path }) => PATH_WORDS.test(path)],
  [8, ({ link, path }) => link.scheme === 'http' && PATH_WORDS.test(path)],
  [7, ({ path }) => SIGN_IN_PAGE.test(path)],
  [23, ({ path }) => /\.php(?:$|\?)/.test(path)],
  [25, ({ path }) => SYSTEM_FOLDER.test(path) && PAGE.test(path)],
  [18, ({ path }) => /wp-(?:content|includes|admin)/.test(path)],
  [23, ({ path }) => /[a-z0-9]{32}|[a-f0-9]{24}/.test(path)],
  [20, ({ path }) => /\w(?:@|%40)[\w-]{1,60}\.\w/.test(path)],
  [12, ({ words }) => words.split(/[.-]/).some(looksRandom)],
  [7, ({ words }) => /[a-z]\d{1,10}[a-z]|\d[a-z]{1,10}\d/.test(words)],
  [14, ({ words }) => /\d{5}/.test(words)],
  [15, ({ words }) => NAMES.test(skeleton(words)) || NAMES.test(words)],
  [15, ({ path }) => NAMES.test(path)],
  [13, ({ link }) => link.subdomain !== '' && !KNOWN_SUBDOMAIN.test(link.subdomain)],
  [12, ({ path }) => /^\/[a-z0-9]{5,8}\/?$/.test(path) && /\d/.test(path)],
]
const ODD_FROM = 41

/**
 * An unknown address with several weak phishing traits. In a text, also one that the address model classifies
 * as phishing with high confidence.
 */
export const suspiciousUrl = linkCheck((link, { type, links }) => {
  if (!isUnknown(link)) return null
  if (type !== 'website' && links.indexOf(link) < LINKS_READ && looksFake(link)) return {}
  const words = link.host.slice(0, link.host.length - link.suffix.length)
  const name = link.domain.split('.')[0]!
  const parts = { link, words, name, path: link.path.slice(0, READ) }
  const points = TRAITS.reduce((sum, [worth, has]) => (has(parts) ? sum + worth : sum), 0)
  return points >= ODD_FROM ? {} : null
})

function hyphens({ host }: Link): number {
  return host.replace('xn--', '').split('-').length - 1
}

function digits(text: string): number {
  return text.match(/\d/g)?.length ?? 0
}

/** A long run of letters that cannot be pronounced. */
function looksRandom(part: string): boolean {
  if (part.length < 8) return false
  const vowels = part.match(/[aeiouy]/g)?.length ?? 0
  return vowels / part.length < 0.18 || /[bcdfghjklmnpqrstvwxz]{5}/.test(part)
}
