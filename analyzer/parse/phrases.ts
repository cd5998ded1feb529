import type { Span } from '../types.ts'
import { classWords, spelled } from './class-words.ts'
import { isNegated, type Negations } from './negation.ts'
import type { Token, Words } from './tokens.ts'

type Step = { readonly words: ReadonlySet<string>; readonly gap: number }

type Pattern = readonly Step[]

/** Compiled phrases by their possible first words. */
export type Patterns = ReadonlyMap<string, readonly Pattern[]>

/** A phrase match: positions of its first and last word. */
export type Hit = { first: number; last: number }

/** Maximum number of times a word of a text is tried as the start of a phrase. */
const MAX_STARTS = 150

/**
 * From this number of starts on it is faster to check first whether all words of the phrase occur in the
 * text.
 */
const MANY_STARTS = 4

/** Maximum number of hits reported for one list. */
const MAX_HITS = 6

/** Lists by possible first word, so that a text is scanned once for all lists. */
const LISTS = new Map<string, Patterns[]>()

/**
 * Compiles phrases. In a phrase, `a|b` is either word, `{name}` a class of lang/, `..3` up to three words
 * between (within a sentence), `#` a number, `@amount` an amount of money, and `@link`, `@email`, `@phone`
 * and `@brand` those entities. Accents, alef forms and case need not be written. Lists are never freed:
 * compile each once, at module load and before the first text.
 */
export function compileList(phrases: readonly string[]): Patterns {
  const byFirst = new Map<string, Pattern[]>()
  for (const phrase of phrases) {
    const pattern = compilePhrase(phrase)
    for (const form of pattern[0]!.words) {
      const others = byFirst.get(form)
      if (others) others.push(pattern)
      else byFirst.set(form, [pattern])
    }
  }
  for (const form of byFirst.keys()) {
    const lists = LISTS.get(form)
    if (lists) lists.push(byFirst)
    else LISTS.set(form, [byFirst])
  }
  return byFirst
}

const BEGINNINGS = new WeakMap<Words['at'], ReadonlyMap<Patterns, readonly string[]>>()

/** Returns for each list the words of the text at which one of its phrases may start, in text order. */
function beginningsIn({ at }: Words): ReadonlyMap<Patterns, readonly string[]> {
  const known = BEGINNINGS.get(at)
  if (known) return known
  const beginnings = new Map<Patterns, string[]>()
  for (const form of at.keys())
    for (const list of LISTS.get(form) ?? []) {
      const forms = beginnings.get(list)
      if (forms) forms.push(form)
      else beginnings.set(list, [form])
    }
  BEGINNINGS.set(at, beginnings)
  return beginnings
}

const NONE: Patterns = new Map()

/**
 * Returns the matches of any pattern in order, merging overlaps. Linear in the number of words. Words that
 * match a pattern of `except` within one clause cannot match another pattern, but matches may reach across
 * them.
 */
export function findPhrases(
  words: Words,
  patterns: Patterns,
  negations: Negations = 'any',
  except: Patterns = NONE,
): Hit[] {
  const beginnings = beginningsIn(words).get(patterns)
  if (!beginnings) return []
  const taken = except.size > 0 ? placesIn(words, except) : NOWHERE
  const hits: Hit[] = []
  const found = new Map<Pattern, number>()
  for (const form of beginnings) {
    const starts = words.at.get(form)!
    for (const pattern of patterns.get(form)!) {
      if (starts.length >= MANY_STARTS && !isWhole(pattern, words.at)) continue
      let sofar = hits.length > 0 ? (found.get(pattern) ?? 0) : 0
      for (let i = 0; i < starts.length && i < MAX_STARTS && sofar < MAX_HITS; i++) {
        const first = starts[i]!
        const last = taken.has(first) ? -1 : matchFrom(words.tokens, pattern, 1, first, taken)
        if (last < 0 || isNegated(words, first, last, negations)) continue
        hits.push({ first, last })
        found.set(pattern, ++sofar)
      }
    }
  }
  if (hits.length === 0) return hits
  hits.sort((a, b) => a.first - b.first || a.last - b.last)
  const merged: Hit[] = []
  for (const hit of hits) {
    const before = merged.at(-1)
    if (before && hit.first <= before.last) before.last = Math.max(before.last, hit.last)
    else merged.push({ ...hit })
  }
  return merged.slice(0, MAX_HITS)
}

/** Whether each step of a phrase has a word anywhere in the text. */
function isWhole(pattern: Pattern, at: Words['at']): boolean {
  return pattern.every(({ words }) => {
    if (words.size <= at.size) {
      for (const word of words) if (at.has(word)) return true
    } else for (const form of at.keys()) if (words.has(form)) return true
    return false
  })
}

/** Whether any pattern occurs. Negation is ignored unless `negations` is given. */
export function occurs(words: Words, patterns: Patterns, negations: Negations = 'none'): boolean {
  return findPhrases(words, patterns, negations).length > 0
}

/** Returns the ranges of the original text that the hits cover. */
export function spansOf(words: Words, hits: readonly Hit[]): Span[] {
  return hits.map(({ first, last }) => ({
    start: words.tokens[first]!.span.start,
    end: words.tokens[last]!.span.end,
  }))
}

const NOWHERE: ReadonlySet<number> = new Set()

/** Returns the positions of words that match a pattern within one clause: "ID, card" names no card. */
function placesIn(words: Words, patterns: Patterns): ReadonlySet<number> {
  const places = new Set<number>()
  for (const { first, last } of findPhrases(words, patterns, 'none')) {
    if (words.tokens[first]!.clause !== words.tokens[last]!.clause) continue
    for (let at = first; at <= last; at++) places.add(at)
  }
  return places
}

function matchFrom(
  tokens: readonly Token[],
  pattern: Pattern,
  step: number,
  last: number,
  taken: ReadonlySet<number>,
): number {
  const wanted = pattern[step]
  if (!wanted) return last
  const { sentence } = tokens[last]!
  for (let at = last + 1, tried = 0; tried <= wanted.gap; at++) {
    const token = tokens[at]
    if (!token || token.sentence !== sentence) return -1
    if (taken.has(at)) continue
    tried++
    if (!hasAny(wanted.words, token.forms)) continue
    const end = matchFrom(tokens, pattern, step + 1, at, taken)
    if (end >= 0) return end
  }
  return -1
}

/** Performance: a plain loop, because this is called more than any other function. */
function hasAny(words: ReadonlySet<string>, forms: readonly string[]): boolean {
  for (let n = 0; n < forms.length; n++) if (words.has(forms[n]!)) return true
  return false
}

/** Splits a phrase at its gaps: each part has the choices separated by `|` and the maximum gap before it. */
export function partsOf(phrase: string): { choices: string[]; gap: number }[] {
  const parts = phrase.split(' ')
  return parts.flatMap((part, at) => {
    if (part.startsWith('..')) return []
    const before = parts[at - 1] ?? ''
    return [
      { choices: part.split('|'), gap: before.startsWith('..') ? Number(before.slice(2)) : 0 },
    ]
  })
}

function compilePhrase(phrase: string): Pattern {
  return partsOf(phrase).map(({ choices, gap }) => ({
    words: new Set(choices.flatMap(wordsFor)),
    gap,
  }))
}

/** Returns the words of a class, or the choice itself. */
function wordsFor(choice: string): string[] {
  const className = /^\{(\w+)\}$/.exec(choice)?.[1]
  if (className) return [...classWords(className)]
  return [/^[@#]/.test(choice) ? choice : spelled(choice)]
}
