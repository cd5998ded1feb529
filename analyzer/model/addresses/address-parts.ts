import type { LinkAddress } from '../../entities/link-address.ts'

/** How much of an address is read: nothing further on changes the verdict. */
const READ = 200
const HOST_READ = 100

/** The parts of an address that its features are made of. Scheme, `www.`, a last slash and case are left out. */
export type AddressParts = {
  readonly host: string
  readonly suffix: string
  readonly ending: string
  /** The name that someone registered, without its ending. */
  readonly name: string
  readonly subdomain: string
  readonly path: string
  readonly query: string
}

export function addressParts(link: LinkAddress): AddressParts {
  const host = link.host.replace(/^www\d?\./, '').slice(-HOST_READ)
  const whole = link.path.slice(0, READ)
  const cut = whole.search(/[?#]/)
  const path = (cut < 0 ? whole : whole.slice(0, cut)).replace(/\/+$/, '')
  return {
    host,
    suffix: link.suffix,
    ending: link.suffix.split('.').at(-1) ?? '',
    name: link.isIp
      ? ''
      : (link.domain.slice(0, link.domain.length - link.suffix.length - 1) || link.domain).slice(
          0,
          63,
        ),
    subdomain: link.subdomain.replace(/^www\d?(?:\.|$)/, '').slice(0, HOST_READ),
    path,
    query: cut < 0 ? '' : whole.slice(cut),
  }
}

/** Names of the pieces of an address whose weights were learned, by their keys. */
export function addressPieces(
  link: LinkAddress,
  { name, subdomain, suffix, ending, path, query }: AddressParts,
): string[] {
  const pieces = new Set<string>()
  if (link.isIp) pieces.add('s:ip')
  else {
    pieces.add(`s:${ending}`)
    if (suffix !== ending) pieces.add(`s:${suffix}`)
  }
  grams('n', `^${name}$`, pieces)
  for (const word of name.split(/[^\p{L}]+/u)) if (word.length > 2) pieces.add(`nw:${word}`)
  if (subdomain !== '') {
    grams('d', `^${subdomain}$`, pieces)
    for (const word of subdomain.split(/[^\p{L}]+/u)) if (word.length > 2) pieces.add(`dw:${word}`)
  }
  for (const word of path.split(/[^\p{L}]+/u)) if (word.length > 1) pieces.add(`pw:${word}`)
  for (const [word] of query.matchAll(/[\p{L}_-]+(?==)/gu)) pieces.add(`qw:${word}`)
  const segments = path.split('/')
  for (const segment of segments.slice(1)) pieces.add(`ps:${shapeOf(segment)}`)
  return [...pieces]
}

function grams(mark: string, text: string, into: Set<string>) {
  const plain = text.replaceAll(/\d/g, '0')
  for (let at = 0; at + 3 <= plain.length; at++) {
    into.add(`${mark}3:${plain.slice(at, at + 3)}`)
    if (at + 4 <= plain.length) into.add(`${mark}4:${plain.slice(at, at + 4)}`)
  }
}

/** "index.php" -> "a.php", "4f3a91" -> "x6", "how-to-win" -> "a-a-a": what a path segment looks like. */
function shapeOf(segment: string): string {
  const extension = /\.[a-z0-9]{1,5}$/.exec(segment)?.[0] ?? ''
  const stem = segment.slice(0, segment.length - extension.length)
  const isMixed = /[a-z]/.test(stem) && /\d/.test(stem)
  const parts = Math.min(6, stem.split(/[-_+%. ]/).length)
  const kind = /^\d+$/.test(stem) ? '9' : isMixed && parts === 1 ? 'x' : 'a'
  return `${kind}${parts}${stem.length > 24 ? 'l' : stem.length > 10 ? 'm' : 's'}${extension}`
}
