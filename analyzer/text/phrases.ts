import type { Span } from '../types.ts'
import { plainArabizi } from './disguises.ts'
import { fold } from './normalise.ts'
import type { Token, Words } from './tokens.ts'
import { WORD_CLASSES } from './word-classes.ts'

/**
 * Phrases that mean one thing, the languages side by side: `others` are Arabizi, and Hindi and Urdu in their own letters
 * and in Latin ones. In a phrase, `a|b` is either word, `{name}` a class of
 * word-classes.ts, `..3` up to three words in between (never past the end of a sentence), `#` a number, `@amount` an
 * amount of money, `@link`, `@email`, `@phone` and `@brand` what they say. Accents, alef forms and case need not be written.
 */
export type Phrases = {
  readonly en: readonly string[]
  readonly ar: readonly string[]
  readonly others?: readonly string[]
}

type Step = { readonly words: ReadonlySet<string>; readonly gap: number }

type Pattern = readonly Step[]

/** Phrases ready to be looked for: by each word that one of them may begin with. */
export type Patterns = ReadonlyMap<string, readonly Pattern[]>

/** A place where a phrase occurs: positions of its first and last word. */
export type Hit = { first: number; last: number }

/** How many words before a phrase a "never" still reaches. */
const NEGATION_REACH = 7

/** No word of a text is tried more often than this as the beginning of a phrase. */
const MAX_STARTS = 150

/** At most so many places are reported for one set of phrases. */
const MAX_HITS = 6

export function compile(phrases: Phrases): Patterns {
  const byFirst = new Map<string, Pattern[]>()
  for (const phrase of [...phrases.en, ...phrases.ar, ...(phrases.others ?? [])]) {
    const pattern = compilePhrase(phrase)
    for (const form of pattern[0]!.words) {
      const others = byFirst.get(form)
      if (others) others.push(pattern)
      else byFirst.set(form, [pattern])
    }
  }
  return byFirst
}

/** The places where any of the patterns occurs, in order, overlaps joined. Linear in the number of words. */
export function findPhrases(words: Words, patterns: Patterns, negations: Negations = 'any'): Hit[] {
  const hits: Hit[] = []
  const found = new Map<Pattern, number>()
  const common = patterns.size < words.at.size ? patterns : words.at
  for (const form of common.keys()) {
    const starts = words.at.get(form)
    const beginning = starts && patterns.get(form)
    if (!beginning) continue
    for (const pattern of beginning) {
      let sofar = found.get(pattern) ?? 0
      for (let i = 0; i < starts.length && i < MAX_STARTS && sofar < MAX_HITS; i++) {
        const first = starts[i]!
        const last = matchFrom(words.tokens, pattern, 1, first)
        if (last < 0 || isNegated(words.tokens, first, last, NEGATED_BY[negations])) continue
        hits.push({ first, last })
        found.set(pattern, ++sofar)
      }
    }
  }
  hits.sort((a, b) => a.first - b.first || a.last - b.last)
  const merged: Hit[] = []
  for (const hit of hits) {
    const before = merged.at(-1)
    if (before && hit.first <= before.last) before.last = Math.max(before.last, hit.last)
    else merged.push({ ...hit })
  }
  return merged.slice(0, MAX_HITS)
}

/** The ranges of the original text that the hits cover. */
export function spansOf(words: Words, hits: readonly Hit[]): Span[] {
  return hits.map(({ first, last }) => ({
    start: words.tokens[first]!.span.start,
    end: words.tokens[last]!.span.end,
  }))
}

function matchFrom(tokens: readonly Token[], pattern: Pattern, step: number, last: number): number {
  const wanted = pattern[step]
  if (!wanted) return last
  const { sentence } = tokens[last]!
  for (let skipped = 0; skipped <= wanted.gap; skipped++) {
    const at = last + 1 + skipped
    const token = tokens[at]
    if (!token || token.sentence !== sentence) return -1
    if (!token.forms.some((form) => wanted.words.has(form))) continue
    const end = matchFrom(tokens, pattern, step + 1, at)
    if (end >= 0) return end
  }
  return -1
}

const NOTHING: ReadonlySet<string> = new Set()
/** "It was (transferred)": what is done already is not asked for. */
const DONE = new Set(['تم', 'تمت', 'وتم', 'will'])
/** "Send BLOCK to block your card", "when you closed it": not the writer's doing. */
const PURPOSE = new Set(['to', 'you', 'unblock'])
/** "We are going to block it" is. */
const BENT = new Set(['going', 'about', 'have', 'had', 'need', 'due', 'subject', 'obliged'])
/** "Your transfer", "purchase of": the name of a thing and no request. */
const NAMED = new Set([...DONE, 'your', 'of', 'a', 'an', 'عملية', 'العملية', 'إشعار'].map(spelled))
const NOT_SO = new Set([...classWords('not'), ...classWords('refrain')])
/** In Hindi and Urdu the "not" stands after what it denies: "OTP नहीं मांगता". */
const NOT_AFTER = new Set(
  ['नहीं', 'नही', 'न', 'मत', 'نہیں', 'نہ', 'nahi', 'nahin', 'mat'].map(spelled),
)
const AFTER_REACH = 3
/** "नहीं तो" is "or else". */
const OR_ELSE = new Set(['तो', 'تو', 'to', 'toh'].map(spelled))
/** "Send me the code" is said to the reader; of a verb in Arabic its form tells. */
const GIVE = classWords('give')
const TO_WRITER = new Set(['me', 'us'])
const COMMANDS = new Set(
  'أرسل أرسلي أرسلوا ابعث ابعثي أعطني أعطيني أعطنا زودنا زودني أخبرنا أخبرني عطني عطيني طرش طرشي'
    .split(' ')
    .map(spelled),
)
const NEGATED_BY = {
  none: { just: NOTHING, before: NOTHING, near: NOTHING, anywhere: NOTHING },
  events: { just: DONE, before: NOTHING, near: NOTHING, anywhere: classWords('beware') },
  warnings: { just: NOTHING, before: NOTHING, near: NOTHING, anywhere: classWords('beware') },
  denials: {
    just: PURPOSE,
    before: NOTHING,
    near: classWords('not'),
    anywhere: classWords('beware'),
  },
  any: { just: DONE, before: NOTHING, near: NOT_SO, anywhere: classWords('beware') },
  offers: { just: NAMED, before: classWords('me'), near: NOT_SO, anywhere: classWords('beware') },
} as const

/**
 * Which words before a phrase take it back: none; events that are over ("was received"); warnings of others ("fraudsters may say"); denials too ("will not be
 * blocked"); any, advice against it and what is done already as well ("avoid sharing your code"; "avoid arrest" is itself a
 * threat); or offers, what the writer means to do as well ("I will pay you 200").
 */
export type Negations = keyof typeof NEGATED_BY

/** "Never share your code", "we will not ask for it", "beware of anyone who asks for it". */
function isNegated(
  tokens: readonly Token[],
  first: number,
  last: number,
  by: (typeof NEGATED_BY)[Negations],
): boolean {
  const { sentence, clause } = tokens[first]!
  if (by.near.size > 0 && isDenied(tokens, last)) return true
  if (by.just === NAMED && tokens[first + 1]?.text === 'of') return true
  for (let at = last; at >= 0 && at >= first - 2 * NEGATION_REACH; at--) {
    const token = tokens[at]!
    if (token.sentence !== sentence) return false
    const takesBack = by.anywhere.has(token.text)
    if (takesBack && (token.clause === clause || !isCommand(tokens, first))) return true
    if (at === first - 1 && by.just.has(token.text) && !BENT.has(tokens[at - 1]?.text ?? ''))
      return true
    const isBefore = at < first && at >= first - 2
    if (isBefore && by.before.has(token.text)) return true
    const near = at >= first - NEGATION_REACH && token.clause === clause
    if (near && by.near.has(token.text)) return true
  }
  return false
}

/** "A fraud was noticed, send me the code": what a clause of its own commands no word of another takes back as a warning. */
function isCommand(tokens: readonly Token[], first: number): boolean {
  const { text } = tokens[first]!
  return COMMANDS.has(text) || (GIVE.has(text) && TO_WRITER.has(tokens[first + 1]?.text ?? ''))
}

/** "OTP नहीं मांगता": denied by a word that follows. */
function isDenied(tokens: readonly Token[], last: number): boolean {
  const { clause } = tokens[last]!
  for (let at = last + 1; at <= last + AFTER_REACH; at++) {
    const token = tokens[at]
    if (token?.clause === clause && NOT_AFTER.has(token.text))
      return !OR_ELSE.has(tokens[at + 1]?.text ?? '')
  }
  return false
}

function compilePhrase(phrase: string): Pattern {
  const steps: Step[] = []
  let gap = 0
  for (const part of phrase.split(' ')) {
    if (part.startsWith('..')) {
      gap = Number(part.slice(2))
      continue
    }
    const words = new Set<string>()
    for (const choice of part.split('|')) {
      const className = /^\{(\w+)\}$/.exec(choice)?.[1]
      if (className) for (const word of classWords(className)) words.add(word)
      else words.add(/^[@#]/.test(choice) ? choice : spelled(choice))
    }
    steps.push({ words, gap })
    gap = 0
  }
  return steps
}

function classWords(name: string): ReadonlySet<string> {
  const words = WORD_CLASSES[name]
  if (!words) throw new Error(`There is no word class "${name}"`)
  return new Set(
    `${words.en} ${words.ar} ${words.others ?? ''}`
      .split(' ')
      .filter((word) => word !== '')
      .map(spelled),
  )
}

/** A word as it stands in a prepared text. */
function spelled(word: string): string {
  return plainArabizi(fold(word).text).replaceAll(/['’`]/g, '')
}
