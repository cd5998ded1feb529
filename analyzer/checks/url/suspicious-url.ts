import { LINKS_READ, type Link } from '../../entities/links.ts'
import { NAMES_ABROAD, RISKY_ENDINGS } from '../../entities/name-lists.ts'
import { isThrowAway } from '../../entities/official.ts'
import { looksFake } from '../../model/addresses/looks-fake.ts'
import { anyOf } from '../../parse/language-data.ts'
import { linkCheck } from '../check.ts'
import { isUnknown, skeleton } from '../imitation/imitation.ts'

/** What the traits are read from, each put together once. */
type Parts = {
  readonly link: Link
  /** The host without its public ending. */
  readonly words: string
  /** The name that someone registered, without its ending. */
  readonly name: string
  /** The beginning of path and query. */
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

/** How much of an address is read: nothing further on changes the verdict. */
const READ = 300

/**
 * Traits that fake addresses have more often than honest ones, in points. Fitted by logistic regression on 37,000
 * labelled addresses (public phishing feeds against news, shops, help pages and small sites), times ten and rounded.
 * `ODD_FROM` is where about one honest address in a hundred is caught.
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
 * An unknown address put together as fake ones are: several small traits, none of which says much alone. In a text also one that
 * what was learned surely takes for fake.
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

/** A long run of letters that nobody could pronounce. */
function looksRandom(part: string): boolean {
  if (part.length < 8) return false
  const vowels = part.match(/[aeiouy]/g)?.length ?? 0
  return vowels / part.length < 0.18 || /[bcdfghjklmnpqrstvwxz]{5}/.test(part)
}
