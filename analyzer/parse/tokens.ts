import type { Span } from '../types.ts'
import { wordSet } from './class-words.ts'
import { pairsOf, wordsOf } from './language-data.ts'
import { type MappedText, originalSpan } from './normalization/mapped-text.ts'
import { fold } from './normalization/normalize.ts'
import { disambiguate } from './word-senses.ts'

/**
 * One word of the normalised text. A number has the form `#`, an amount of money also `@amount`, a link
 * `@link`, a mail address `@email`, a phone number `@phone`, the first word of an organisation's name
 * `@brand`. Phrases use these forms.
 */
export type Token = {
  readonly text: string
  /** The word and its stems: without plural s, Arabic prefixes and possessive endings. */
  readonly forms: readonly string[]
  readonly span: Span
  /** Index of the sentence, and of the clause, in the text. */
  readonly sentence: number
  readonly clause: number
  /** Inside quotation marks. */
  readonly isQuoted: boolean
  /** Preceded by a colon. */
  readonly afterColon: boolean
  /** Followed by a question mark. */
  readonly endsQuestion: boolean
}

/** The words of a text and an index by form. */
export type Words = {
  readonly tokens: readonly Token[]
  readonly at: ReadonlyMap<string, readonly number[]>
  /** The visitor asks for advice; see user-question.ts. */
  readonly asksAdvice: boolean
}

/** A range of the original text that counts as one word, such as a link. */
export type Entity = { form: '@link' | '@email' | '@phone'; span: Span }

/**
 * A word consists of letters of one script: "الـOTP" is two words. Only single-letter words keep their marks
 * (`fold`).
 */
const TOKEN =
  /\p{Script=Latin}+(?:['’`]\p{Script=Latin}+)*|[^\P{L}\p{Script=Latin}]+\p{M}*(?:['’`][^\P{L}\p{Script=Latin}]+)*|\p{N}+(?:[.,]\p{N}+)*|[\p{Sc}%]|[.!?؟।۔]|[,;:،؛()"“”«»–—|]|\n/gu
const QUOTE = /^["“”«»]$/
/** Maximum quotation length in words. An unmatched mark quotes no more. */
const LONGEST_QUOTATION = 40
const CURRENCY = wordSet('word-forms/currency')
const MAGNITUDE = wordSet('word-forms/magnitude')
const WRITTEN_TOGETHER = new Map(
  pairsOf('word-forms/written_together').map(([word, ...parts]) => [word, parts]),
)

/**
 * Splits a normalised text into words. The ranges of `entities` (ordered, not overlapping) become one word
 * each. A new sentence starts at each of `breaks` (ordered positions of the original).
 */
export function tokenise(
  folded: MappedText,
  entities: readonly Entity[] = [],
  breaks: readonly number[] = [],
): Words {
  const tokens: Token[] = []
  const stems = new Map<string, readonly string[]>()
  let sentence = 0
  let clause = 0
  let next = 0
  let broken = 0
  let quotation: number | null = null
  let afterColon = false
  for (const match of folded.text.matchAll(TOKEN)) {
    const word = match[0]
    const end = match.index + word.length
    const span = originalSpan(folded, match.index, end)
    while (entities[next] && entities[next]!.span.end <= span.start) pushEntity(entities[next++]!)
    const entity = entities[next]
    if (entity && span.end > entity.span.start) continue
    if (word === '\n') {
      clause++
      if (/^[ \t\r]*\n/.test(folded.text.slice(end, end + 20))) sentence++
    } else if (/^[.!?؟।۔]$/u.test(word)) {
      if (/[?؟]/.test(word)) markQuestion()
      if (/^(?:\s|$)/.test(folded.text.slice(end, end + 1))) {
        sentence++
        clause++
      }
    } else if (/^[^\p{L}\p{N}\p{Sc}%]/u.test(word)) {
      clause++
      afterColon = word === ':'
      if (QUOTE.test(word))
        quotation = quotation === null ? tokens.length : closeQuotation(quotation)
    } else if (WRITTEN_TOGETHER.has(word)) {
      let start = match.index
      for (const part of WRITTEN_TOGETHER.get(word)!) {
        push(part, originalSpan(folded, start, start + part.length))
        start += part.length
      }
    } else push(word.replaceAll(/['’`]/g, ''), span)
  }
  while (entities[next]) pushEntity(entities[next++]!)
  const read = tokens.map((_, at) => disambiguate(tokens, at))
  return { tokens: read, at: index(read), asksAdvice: false }

  function markQuestion() {
    const last = tokens.pop()
    if (last) tokens.push({ ...last, endsQuestion: true })
  }

  function closeQuotation(from: number): null {
    if (tokens.length - from <= LONGEST_QUOTATION)
      for (let at = from; at < tokens.length; at++) tokens[at] = { ...tokens[at]!, isQuoted: true }
    return null
  }

  function push(text: string, span: Span) {
    let forms = stems.get(text)
    if (!forms) {
      forms = formsOf(text)
      stems.set(text, forms)
    }
    const before = tokens.at(-1)
    const isNumber = forms[0] === '#'
    if (isNumber && before && CURRENCY.has(before.text)) forms = [...forms, '@amount']
    if (CURRENCY.has(text) && before && MAGNITUDE.has(before.text))
      tokens[tokens.length - 1] = { ...before, forms: [...before.forms, '@amount'] }
    if (CURRENCY.has(text) && before?.forms[0] === '#' && !before.forms.includes('@amount'))
      tokens[tokens.length - 1] = { ...before, forms: [...before.forms, '@amount'] }
    add(text, forms, span)
  }

  function pushEntity({ form, span }: Entity) {
    add(form, [form], span)
  }

  function add(text: string, forms: readonly string[], span: Span) {
    for (; broken < breaks.length && breaks[broken]! <= span.start; broken++) {
      sentence++
      clause++
    }
    const place = { span, sentence, clause }
    tokens.push({ text, forms, ...place, isQuoted: false, afterColon, endsQuestion: false })
    afterColon = false
  }
}

/** Returns the normalised words of a name or other short text. */
export function wordsIn(text: string): string[] {
  return tokenise(fold(text)).tokens.map((token) => token.text)
}

function index(tokens: readonly Token[]): Map<string, number[]> {
  const at = new Map<string, number[]>()
  tokens.forEach((token, position) => {
    for (const form of token.forms) {
      const positions = at.get(form)
      if (positions) positions.push(position)
      else at.set(form, [position])
    }
  })
  return at
}

/** Whether the word starts with a letter of the Arabic script, as Urdu words also do. */
export function isArabicWord(word: string): boolean {
  return /^[\u0600-\u06ff]/.test(word)
}

function formsOf(word: string): readonly string[] {
  if (/^\p{N}/u.test(word)) return ['#', word]
  if (isArabicWord(word)) return arabicForms(word)
  if (word.length > 3 && word.endsWith('s')) return [word, word.slice(0, -1)]
  return [word]
}

const WHOLE = wordSet('word-forms/whole')
const PREFIXES = wordsOf('word-forms/prefixes')
const ENDINGS = pairsOf('word-forms/endings')
const DIALECT = new Map(pairsOf('word-forms/dialect').map(([word, instead]) => [word, instead]))

function arabicForms(word: string): readonly string[] {
  const bare = [word]
  for (const prefix of PREFIXES) {
    if (word.startsWith(prefix) && word.length - prefix.length >= 3)
      bare.push(word.slice(prefix.length))
  }
  // Gulf Arabic feminine "your" and "to you" are mapped to the masculine form.
  const toMan = word.replace(/(?<=..)[جچ]$/, 'ك')
  if (toMan !== word) bare.push(toMan)
  const instead = DIALECT.get(toMan)
  if (instead) bare.push(instead)
  const whole = bare.find((stem) => WHOLE.has(stem))
  if (whole) return whole === word ? [word] : [word, whole]
  const forms = new Set(bare)
  for (const stem of bare) {
    for (const [ending, instead = ''] of ENDINGS) {
      if (stem.endsWith(ending) && stem.length - ending.length >= 3)
        forms.add(stem.slice(0, -ending.length) + instead)
    }
  }
  return [...forms]
}
