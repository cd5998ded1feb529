import type { AddressParts } from './address-parts.ts'
import { addressShapes, shapeOf } from './address-shapes.ts'

/** Maximum number of characters of a path or query, and of segments, that are examined. */
const PATH_READ = 80
const QUERY_READ = 60
const SEGMENTS_READ = 8
const SEGMENT_READ = 20

/**
 * Groups of n-gram features, each normalised separately so that large groups do not dominate: words and
 * suffix of the registered name, its character n-grams, the subdomain, words of the path, its character
 * n-grams, the query, and the shapes of path and query.
 */
export const PIECE_GROUPS = [
  'name',
  'nameRuns',
  'below',
  'path',
  'pathRuns',
  'query',
  'shapes',
] as const

export type PieceGroup = (typeof PIECE_GROUPS)[number]

/** Returns the feature names of an address by their hash keys. */
export function addressPieces(
  parts: AddressParts,
): Readonly<Record<PieceGroup, ReadonlySet<string>>> {
  const { name, suffix, path, query, fragment } = parts
  const isIp = name === '' && suffix === ''
  const isBare = path === '' && query === '' && fragment === ''
  return {
    name: new Set(isIp ? ['s:ip'] : namePieces(parts)),
    nameRuns: new Set(isIp ? [] : runs('n', `^${name}$`, 5)),
    below: new Set(isIp ? [] : piecesBelow(parts)),
    path: new Set(isBare ? ['bare'] : pathPieces(parts)),
    pathRuns: new Set(isBare ? [] : runs('p', `${path.slice(0, PATH_READ)}$`, 5)),
    query: new Set(query === '' ? [] : queryPieces(query)),
    shapes: new Set(addressShapes(parts)),
  }
}

function namePieces({ ending, suffix, hosting, name }: AddressParts): string[] {
  const pieces = [`s:${ending}`, `s:${suffix}`, `h:${hosting}`]
  if (hosting !== '') pieces.push('hosted')
  for (const word of wordsOf(name)) if (word.length > 2) pieces.push(`w:${word}`)
  return pieces
}

function piecesBelow({ subdomain }: AddressParts): string[] {
  if (subdomain === '') return ['alone']
  const pieces = ['below', ...runs('d', `^${subdomain}$`, 4)]
  for (const word of wordsOf(subdomain)) if (word.length > 1) pieces.push(`dw:${word}`)
  return pieces
}

function pathPieces({ path, fragment }: AddressParts): string[] {
  const segments = path.split('/').filter((segment) => segment !== '')
  const pieces = [`pd:${Math.min(SEGMENTS_READ, segments.length)}`]
  for (const word of wordsOf(path)) if (word.length > 1) pieces.push(`pw:${word}`)
  if (segments.length > 0) pieces.push(`pf:${segments[0]}`)
  if (segments.length > 1) pieces.push(`pl:${segments.at(-1)}`)
  for (const [i, segment] of segments.slice(0, SEGMENTS_READ).entries()) {
    const next = segments[i + 1]
    if (next) pieces.push(`pb:${segment.slice(0, SEGMENT_READ)}/${shapeOf(next)}`)
  }
  if (fragment !== '')
    pieces.push(`f:${fragment.includes('@') ? '@' : /^#[!/]/.test(fragment) ? '/' : 'a'}`)
  return pieces
}

function queryPieces(query: string): string[] {
  const pieces = [`q:${query.split('=').length - 1}`, ...runs('q', query.slice(0, QUERY_READ), 4)]
  for (const [key] of query.matchAll(/[\p{L}_-]+(?==)/gu)) pieces.push(`qw:${key}`)
  return pieces
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}]+/u)
}

/** Returns all n-grams of three to `longest` characters, with every digit replaced by 0. */
function runs(mark: string, text: string, longest: number): string[] {
  const plain = text.replaceAll(/\d/g, '0')
  const found: string[] = []
  for (let length = 3; length <= longest; length++)
    for (let at = 0; at + length <= plain.length; at++)
      found.push(`${mark}${length}${plain.slice(at, at + length)}`)
  return found
}
