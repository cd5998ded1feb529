import KNOWN from './known-feeds.json' with { type: 'json' }

export const FEED_FORMATS = [
  'plain',
  'hosts',
  'adguard',
  'csv',
  'urlhaus',
  'phishtank',
  'misp',
] as const

export type FeedFormat = (typeof FEED_FORMATS)[number]

/** What a listing means: dangerous for certain, one sign of danger, or harmless. */
const EFFECTS = ['decisive', 'doubt', 'allow'] as const

/** A list of web addresses that somebody publishes, as the operator turned it on. */
export type Feed = {
  /** The name in `FEEDS`. */
  name: string
  title: string
  address: string
  format: FeedFormat
  /** Whether what it lists is dangerous or harmless. */
  purpose: 'block' | 'allow'
  /** Whether a listing alone decides a check. Means nothing for `allow`. */
  trust: 'decisive' | 'doubt'
  /** Time between two downloads. */
  intervalMinutes: number
  /** Whether the operator wrote the address: it may be in their own network, and may contain a key. */
  isOwnAddress: boolean
}

export const KNOWN_FEEDS = KNOWN.feeds as Readonly<
  Record<
    string,
    Omit<Feed, 'name' | 'isOwnAddress'> & { licence: string; cost: string; notes: string }
  >
>

const OWN_INTERVAL_MINUTES = 60
const ENTRY = new RegExp(
  `^([a-z][a-z0-9-]{1,39})(?:=(?:(${FEED_FORMATS.join('|')}):(${EFFECTS.join('|')}):)?(\\S+))?$`,
)

/**
 * Reads the value of `FEEDS`: entries separated by commas. Each is the name of a known feed, `name=address` for a
 * known feed at another address, or `name=format:effect:address` for a list of the operator's.
 * @returns null if an entry is malformed, unknown or repeated
 */
export function readFeeds(text: string): Feed[] | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const feeds = entries.map(readFeed).filter((feed) => feed !== null)
  const names = new Set(feeds.map(({ name }) => name))
  return names.size === entries.length ? feeds : null
}

function readFeed(entry: string): Feed | null {
  const [, name = '', format, effect, address] = ENTRY.exec(entry) ?? []
  if (!name || (address && !isAddress(address))) return null
  const known = Object.hasOwn(KNOWN_FEEDS, name) ? KNOWN_FEEDS[name] : undefined
  if (!format || !effect) {
    if (!known) return null
    const { title, purpose, trust, intervalMinutes } = known
    const facts = { title, format: known.format, purpose, trust, intervalMinutes }
    return { name, ...facts, address: address ?? known.address, isOwnAddress: !!address }
  }
  if (known || !address) return null
  return {
    name,
    title: name,
    address,
    format: format as FeedFormat,
    purpose: effect === 'allow' ? 'allow' : 'block',
    trust: effect === 'decisive' ? 'decisive' : 'doubt',
    intervalMinutes: OWN_INTERVAL_MINUTES,
    isOwnAddress: true,
  }
}

/** `fetch` rejects an address with a name and password. */
function isAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url) return false
  return ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === ''
}
