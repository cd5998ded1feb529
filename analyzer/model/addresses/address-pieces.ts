import type { AddressParts } from './address-parts.ts'

/** So many letters and segments of a path are looked at. */
const PATH_READ = 80
const SEGMENTS_READ = 8
const SEGMENT_READ = 20

/** Names of the pieces of a host whose weights were learned, by their keys. */
export function hostPieces({ ending, suffix, hosting, name, subdomain }: AddressParts): string[] {
  if (name === '' && suffix === '') return ['s:ip']
  const pieces = new Set([`s:${ending}`, `s:${suffix}`, `h:${hosting}`])
  if (hosting !== '') pieces.add('hosted')
  runs('n', `^${name}$`, 5, pieces)
  for (const word of wordsOf(name)) if (word.length > 2) pieces.add(`w:${word}`)
  pieces.add(subdomain === '' ? 'alone' : 'below')
  if (subdomain !== '') runs('d', `^${subdomain}$`, 4, pieces)
  for (const word of wordsOf(subdomain)) if (word.length > 1) pieces.add(`dw:${word}`)
  return [...pieces]
}

/** The same of what follows the host. */
export function pathPieces({ path, query, fragment }: AddressParts): string[] {
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.length === 0 && query === '' && fragment === '') return ['bare']
  const pieces = new Set([`pd:${Math.min(SEGMENTS_READ, segments.length)}`])
  for (const word of wordsOf(path)) if (word.length > 1) pieces.add(`pw:${word}`)
  if (segments.length > 0) pieces.add(`pf:${segments[0]}`)
  if (segments.length > 1) pieces.add(`pl:${segments.at(-1)}`)
  for (const [i, segment] of segments.slice(0, SEGMENTS_READ).entries()) {
    const shape = shapeOf(segment)
    pieces.add(`ps:${shape}`)
    if (i === segments.length - 1) pieces.add(`pe:${shape}`)
    else pieces.add(`pb:${segment.slice(0, SEGMENT_READ)}/${shapeOf(segments[i + 1]!)}`)
  }
  runs('p', `${path.slice(0, PATH_READ)}$`, 4, pieces)
  for (const [key] of query.matchAll(/[\p{L}_-]+(?==)/gu)) pieces.add(`qw:${key}`)
  if (query !== '') pieces.add(`q:${query.split('=').length - 1}`)
  if (fragment !== '')
    pieces.add(`f:${fragment.includes('@') ? '@' : /^#[!/]/.test(fragment) ? '/' : 'a'}`)
  return [...pieces]
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}]+/u)
}

/** All runs of three to `longest` characters, with every digit as 0. */
function runs(mark: string, text: string, longest: number, into: Set<string>) {
  const plain = text.replaceAll(/\d/g, '0')
  for (let length = 3; length <= longest; length++)
    for (let at = 0; at + length <= plain.length; at++)
      into.add(`${mark}${length}${plain.slice(at, at + length)}`)
}

/** "index.php" -> "a1s.php", "4f3a91" -> "x1s", "how-to-win" -> "a3s": what a path segment looks like. */
function shapeOf(segment: string): string {
  const extension = /\.[a-z0-9]{1,5}$/.exec(segment)?.[0] ?? ''
  const stem = segment.slice(0, segment.length - extension.length)
  const isMixed = /[a-z]/.test(stem) && /\d/.test(stem)
  const parts = Math.min(6, stem.split(/[-_+%. ]/).length)
  const kind = /^\d+$/.test(stem) ? '9' : isMixed && parts === 1 ? 'x' : 'a'
  const size = stem.length > 24 ? 'l' : stem.length > 10 ? 'm' : stem.length > 3 ? 's' : 't'
  return `${kind}${parts}${size}${extension}`
}
