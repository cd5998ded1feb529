import type { AddressParts } from './address-parts.ts'

/** Maximum number of characters of a parameter name that are examined. */
const PARAMETER_READ = 20

type Named = readonly [pattern: RegExp, name: string]

/** None, CAPITALS, small, Title, HumpHump, humpHump. */
const CASES: readonly Named[] = [
  [/^[^A-Za-z]*$/, '0'],
  [/^[^a-z]*$/, 'A'],
  [/^[^A-Z]*$/, 'a'],
  [/^[A-Z][^A-Z]*$/, 'Aa'],
  [/^(?:[A-Z][a-z]+)+\d*$/, 'AaAa'],
  [/^[a-z]+(?:[A-Z][a-z]+)+\d*$/, 'aAa'],
]
/** Number, long hexadecimal string, encoded string, mail address. */
const CONTENTS: readonly Named[] = [
  [/^\d+$/, '9'],
  [/^[A-Fa-f\d]{16,}$/, 'h'],
  [/[%+]/, '%'],
  [/@/, '@'],
]

/**
 * Returns the shapes of path segments and query values: each alone, the last with its extension, each pair of
 * neighbours, and each value alone and with its parameter name.
 */
export function addressShapes({ written }: AddressParts): string[] {
  const segments = written
    .split(/[?#]/)[0]!
    .split('/')
    .filter((segment) => segment !== '')
  const shapes: string[] = []
  for (const [i, segment] of segments.entries()) {
    const next = segments[i + 1]
    const plain = shapeOf(segment.toLowerCase())
    const cased = `${caseOf(stemOf(segment))}${sizeOf(segment)}`
    shapes.push(`ps:${plain}`, `cs:${cased}`)
    if (next === undefined) shapes.push(`pe:${plain}`, `ce:${cased}${extensionOf(segment)}`)
    else shapes.push(`cb:${cased}>${caseOf(stemOf(next))}${sizeOf(next)}`)
  }
  for (const [, name, value] of written.matchAll(/[?&]([^=&#]*)=([^&#]*)/g)) {
    const shape = shapeOfValue(value!)
    shapes.push(`qv:${shape}`, `qk:${name!.toLowerCase().slice(0, PARAMETER_READ)}=${shape}`)
  }
  return shapes
}

/**
 * Returns the shape of a lower-case segment: "index.php" -> "a1s.php", "4f3a91" -> "x1s", "how-to-win" ->
 * "a3s".
 */
export function shapeOf(segment: string): string {
  const stem = stemOf(segment)
  const isMixed = /[a-z]/.test(stem) && /\d/.test(stem)
  const parts = Math.min(6, stem.split(/[-_+%. ]/).length)
  const kind = /^\d+$/.test(stem) ? '9' : isMixed && parts === 1 ? 'x' : 'a'
  const size = stem.length > 24 ? 'l' : stem.length > 10 ? 'm' : stem.length > 3 ? 's' : 't'
  return `${kind}${parts}${size}${extensionOf(segment)}`
}

function shapeOfValue(value: string): string {
  return value === '' ? 'e' : (firstOf(CONTENTS, value) ?? caseOf(value)) + sizeOf(value)
}

function caseOf(text: string): string {
  return (firstOf(CASES, text) ?? 'x') + (/\d/.test(text) ? '1' : '')
}

function firstOf(names: readonly Named[], text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}

function sizeOf({ length }: string): string {
  return length > 30 ? 'xl' : length > 16 ? 'l' : length > 8 ? 'm' : length > 3 ? 's' : 't'
}

/** A segment without its extension. */
export function stemOf(segment: string): string {
  return segment.slice(0, segment.length - extensionOf(segment).length)
}

function extensionOf(segment: string): string {
  return /\.[A-Za-z0-9]{1,5}$/.exec(segment)?.[0] ?? ''
}
