import { wordsOf } from '../parse/language-data.ts'
import { fold } from '../parse/normalization/normalize.ts'
import { type Words, wordsIn } from '../parse/tokens.ts'
import type { Span } from '../types.ts'
import type { Brand, Sector } from './brand.ts'
import { BRANDS, plainNames } from './brand-list.ts'
import { registeredPart } from './link-address.ts'
import { namesOf } from './name-lists.ts'

/** An organisation that the text names, and where. */
export type BrandMention = { readonly brand: Brand; readonly span: Span }

type Name = {
  brand: Brand
  words: readonly string[]
  isAmbiguous: boolean
  /** "e&", which without its sign is one letter. */
  hasSign: boolean
}

/** How far from an ambiguous name a word of its sector may stand. */
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

/** Words that, beside a name which is also an everyday word, show that an organisation of the sector is meant. */
export function sectorWords(sector: Sector | 'any'): ReadonlySet<string> {
  return WORDS_OF_SECTOR.get(sector)!
}

/** The organisations that the words of `text` name, in order; the longest name wins where several start at one word. */
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

/** Names that people, offices elsewhere and everyday senders go by, too. */
const BORNE_ALONE = new Set([...namesOf('names-borne-alone')].map((name) => fold(name).text))
const BESIDE_A_NAME = new Set(wordsOf('sectors/beside_a_name').map((word) => fold(word).text))

/**
 * The organisation that goes by the name which a sender shows, where nothing stands there but the name, be it an everyday
 * word, and what an organisation puts beside it: "Instagram", "Apple Inc". None for a firm of the same name at its own domain.
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

/** Whether an "&" stands between the words of the name, or right behind them. */
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
