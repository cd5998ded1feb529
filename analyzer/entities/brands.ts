import { wordsOf } from '../parse/language-data.ts'
import { fold } from '../parse/normalization/normalize.ts'
import { type Words, wordsIn } from '../parse/tokens.ts'
import type { Span } from '../types.ts'
import type { Brand, Sector } from './brand.ts'
import { BRANDS, plainNames } from './brand-list.ts'
import { registeredPart } from './link-address.ts'
import { namesOf } from './name-lists.ts'

/** A brand named in the text, with its position. */
export type BrandMention = { readonly brand: Brand; readonly span: Span }

type Name = {
  brand: Brand
  words: readonly string[]
  isAmbiguous: boolean
  /** "e&" needs its "&": without it, it is one letter. */
  hasSign: boolean
}

/** Maximum distance in words between an ambiguous name and a word of its sector. */
const SECTOR_REACH = 3

const NAMES_BY_FIRST_WORD = new Map<string, Name[]>()
for (const brand of BRANDS) {
  for (const name of plainNames(brand)) addName(brand, name, false)
  for (const name of brand.ambiguous ?? []) addName(brand, name, true)
}
for (const names of NAMES_BY_FIRST_WORD.values())
  names.sort((a, b) => b.words.length - a.words.length)

const WORDS_OF_SECTOR = new Map<Sector | 'any', ReadonlySet<string>>(
  ([...new Set(BRANDS.map(({ sector }) => sector)), 'any'] as const).map((sector) => [
    sector,
    new Set(wordsOf(`sectors/${sector}`).map((word) => fold(word).text)),
  ]),
)

/** Words that confirm an ambiguous brand name as an organisation of the sector. */
export function sectorWords(sector: Sector | 'any'): ReadonlySet<string> {
  return WORDS_OF_SECTOR.get(sector)!
}

/**
 * Returns the brands named in the words of `text`, in order. The longest name wins where several start at the
 * same word.
 */
export function findBrands(words: Words, text: string): BrandMention[] {
  const mentions: BrandMention[] = []
  for (let at = 0; at < words.tokens.length; at++) {
    const name = nameAt(words, at, text)
    if (!name) continue
    const last = at + name.words.length - 1
    const span = { start: words.tokens[at]!.span.start, end: words.tokens[last]!.span.end }
    mentions.push({ brand: name.brand, span })
    at = last
  }
  return mentions
}

function nameAt(words: Words, at: number, text: string): Name | null {
  const { clause, forms } = words.tokens[at]!
  for (const form of forms) {
    for (const name of NAMES_BY_FIRST_WORD.get(form) ?? []) {
      const fits = name.words.every((word, i) => {
        const token = words.tokens[at + i]
        return token?.clause === clause && token.forms.includes(word)
      })
      if (!fits || (name.hasSign && !hasSign(words, at, name, text))) continue
      if (!name.isAmbiguous || isNearSectorWord(words, at, name)) return name
    }
  }
  return null
}

/** Names also used by people, foreign authorities and everyday senders. */
const BORNE_ALONE = new Set([...namesOf('names-borne-alone')].map((name) => fold(name).text))
const BESIDE_A_NAME = new Set(wordsOf('sectors/beside_a_name').map((word) => fold(word).text))

/**
 * Returns the brand that a display name consists of, including ambiguous names, plus words an organisation
 * adds to its name: "Instagram", "Apple Inc". Returns null for a company of the same name at its own domain.
 */
export function brandBearing(shown: string, host: string): Brand | null {
  const words = wordsIn(shown)
  for (const [at, word] of words.entries()) {
    const name = NAMES_BY_FIRST_WORD.get(word)?.find(({ words: own }) =>
      own.every((part, i) => words[at + i] === part),
    )
    if (!name || (name.hasSign && !shown.includes('&'))) continue
    const written = name.words.join('')
    if (BORNE_ALONE.has(written) || registeredPart(host).startsWith(`${written}.`)) continue
    const others = words.toSpliced(at, name.words.length)
    const telling = [BESIDE_A_NAME, sectorWords('any'), sectorWords(name.brand.sector)]
    if (others.every((other) => telling.some((set) => set.has(other)))) return name.brand
  }
  return null
}

/** Whether an "&" stands between the words of the name or directly after them. */
function hasSign({ tokens }: Words, at: number, name: Name, text: string): boolean {
  const last = tokens[at + name.words.length - 1]!
  return text.slice(tokens[at]!.span.start, last.span.end + 1).includes('&')
}

function isNearSectorWord(words: Words, at: number, name: Name): boolean {
  const sectorWords = WORDS_OF_SECTOR.get(name.brand.sector)
  for (let i = at - SECTOR_REACH; i < at + name.words.length + SECTOR_REACH; i++) {
    const isName = i >= at && i < at + name.words.length
    const token = words.tokens[i]
    if (!isName && token?.forms.some((form) => sectorWords?.has(form))) return true
  }
  return false
}

function addName(brand: Brand, written: string, isAmbiguous: boolean) {
  const words = wordsIn(written)
  const first = words[0]
  if (!first) return
  const names = NAMES_BY_FIRST_WORD.get(first)
  const name = { brand, words, isAmbiguous, hasSign: written.includes('&') }
  if (names) names.push(name)
  else NAMES_BY_FIRST_WORD.set(first, [name])
}
