import { type Circumstance, learnedName } from '../../circumstances.ts'
import { LINKS_READ, type Link } from '../../entities/links.ts'
import { isBlindLink } from '../../entities/official.ts'
import type { Evidence } from '../../evidence.ts'
import { learnedCode } from '../../match/rule-info.ts'
import { boilerplateIn } from '../../parse/boilerplate.ts'
import { asDevanagari } from '../../parse/normalization/indic.ts'
import { MASKED_HOST } from '../../parse/normalization/placeholders.ts'
import type { ParsedContent } from '../../parsed-content.ts'
import type { Span } from '../../types.ts'
import type { Finding, Reassurance } from '../../verdict-types.ts'
import { addressScore } from '../addresses/address-model.ts'
import { isShort } from '../addresses/short-address.ts'
import { hash, joined } from '../hash.ts'

/** Maximum number of words read. Findings are searched in the whole text. */
const MOST_WORDS = 300

/** One or two adjacent words, with their position in the original text. */
export type WordPiece = { readonly key: number; readonly span: Span }

/**
 * Returns word n-gram features: words, prefixes, character n-grams of inflected words, and bigrams. Names of
 * organisations, sums, numbers, links and addresses are replaced by their kind. Boilerplate is skipped, as it
 * is easy to add.
 */
export function wordPieces({ words, text: whole }: ParsedContent): WordPiece[] {
  const pieces: WordPiece[] = exclamations(whole)
  const courtesies = boilerplateIn(words)
  let before = '^'
  let start = 0
  for (const [at, { text, forms, span }] of words.tokens.slice(0, MOST_WORDS).entries()) {
    if (courtesies.has(at)) continue
    const form = formOf(text, forms)
    pieces.push({ key: hash(`u:${form}`), span })
    if (form.length > BEGINNING && form[0] !== '@')
      pieces.push({ key: hash(`s:${(forms.at(-1) ?? form).slice(0, BEGINNING)}`), span })
    pieces.push({
      key: hash(`b:${before} ${form}`),
      span: { start: before === '^' ? span.start : start, end: span.end },
    })
    if (forms[0] === '#') pieces.push({ key: hash(`n:${shapeOf(text)}`), span })
    if (DENSE.test(text)) pieces.push(...pairsOfLetters(text, span, whole))
    else if (INFLECTED.test(form)) pieces.push(...threesOfLetters(form, span))
    before = form
    start = span.start
  }
  return pieces
}

/**
 * Scripts in which a run of letters is a whole clause (Chinese, Japanese) or a word with its endings
 * (Korean).
 */
const DENSE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{3,}$/u

/** Character bigrams. Most Chinese words and Korean stems are two letters long. */
function pairsOfLetters(run: string, span: Span, text: string): WordPiece[] {
  const whole = run.normalize('NFC')
  // If normalisation changed the letters, each bigram covers the whole run.
  const isInPlace = text.slice(span.start, span.end) === whole
  const letters = [...whole]
  let start = span.start
  return letters.slice(1).map((letter, at) => {
    const pair = `${letters[at]}${letter}`
    const piece = {
      key: hash(`h:${pair}`),
      span: isInPlace ? { start, end: start + pair.length } : span,
    }
    start += letters[at]!.length
    return piece
  })
}

/**
 * Scripts of languages that are highly inflected or written without spaces, so that few words repeat, and
 * that have little training data.
 */
const INFLECTED =
  /[\p{L}--[\p{Script=Common}\p{Script=Latin}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]]/v

/**
 * Character trigrams of a word with start and end marks. They match inflected forms and cognates between
 * Indian languages.
 */
function threesOfLetters(form: string, span: Span): WordPiece[] {
  const word = `^${asDevanagari(form)}$`
  return Array.from({ length: word.length - 2 }, (_, at) => ({
    key: hash(`t:${word.slice(at, at + 3)}`),
    span,
  }))
}

/** Shape of a number: business sums have decimals, codes six digits, promised sums round thousands. */
function shapeOf(number: string): string {
  const [whole = '', ...rest] = number.split(/[.,](?=\d{1,2}$)/)
  const digits = whole.replaceAll(/\D/g, '')
  const round = /[1-9]0{2,}$/.test(digits) ? 'r' : ''
  return `${Math.min(MOST_DIGITS, digits.length)}${round}${rest.length > 0 ? '.' : ''}`
}

const MOST_DIGITS = 9

/** First `!` and first `!!` of the text, as features. */
function exclamations(text: string): WordPiece[] {
  const place = (mark: RegExp, name: string) => {
    const match = mark.exec(text)
    return match
      ? [{ key: hash(name), span: { start: match.index, end: match.index + match[0].length } }]
      : []
  }
  return [...place(/[!！]/, 'm:!'), ...place(/!\s?!/, 'm:!!')]
}

/** Prefix length that words of one stem mostly share. */
const BEGINNING = 5

function formOf(text: string, forms: readonly string[]): string {
  if (forms.includes('@amount')) return '@amount'
  if (/^x{2,}$/.test(text)) return 'xx'
  return forms.includes('@brand') ? '@brand' : (forms[0] ?? text)
}

/** Findings in a text, by names that are the same for every source. */
export type Signs = {
  readonly findings: readonly Finding[]
  readonly reassurances: readonly Reassurance[]
  readonly circumstances: readonly Circumstance[]
  /** The highest link score; null without a link. */
  readonly worstLink: number | null
  /** Points from the rules. */
  readonly points: number
  /** In words. */
  readonly length: number
  readonly isMail: boolean
}

/**
 * `doubt` is how far the score exceeds that of ordinary addresses; 0 if it does not or the address is not
 * informative.
 */
export type ScoredLink = Link & { readonly score: number; readonly doubt: number }

/** Returns the first links with their scores. Masked links have none. */
export function scoredLinks({ links }: ParsedContent): ScoredLink[] {
  return links
    .slice(0, LINKS_READ)
    .filter(({ host }) => host !== MASKED_HOST)
    .map((link) => {
      const score = addressScore(link)
      return {
        ...link,
        score,
        doubt: score > ORDINARY_LINK && isTelling(link) ? score - ORDINARY_LINK : 0,
      }
    })
}

/** Returns the highest score of the first links; null without one. */
export function worstOf(links: readonly { readonly score: number }[]): number | null {
  return links.length === 0 ? null : Math.max(...links.map(({ score }) => score))
}

/** Returns the maximum link risk. */
export function doubtOfLinks(links: readonly ScoredLink[]): number {
  return Math.max(0, ...links.map(({ doubt }) => doubt))
}

/** Returns the link with the highest risk; null if none has any. */
export function doubtedLink(links: readonly ScoredLink[]): ScoredLink | null {
  const most = doubtOfLinks(links)
  return links.find(({ doubt }) => doubt > 0 && doubt === most) ?? null
}

/** In log-odds. */
const ORDINARY_LINK = -1
const OF_THE_COUNTRY = /(?:^|\.)(?:ae|xn--mgbaam7a8h)$/

/** Under the country's own TLDs nearly every name belongs to a business that residents hear from. */
function isTelling(link: Link): boolean {
  return !isBlindLink(link) && !OF_THE_COUNTRY.test(link.suffix) && (link.isIp || !isShort(link))
}

/** Returns what the model counts besides words. @param links the `scoredLinks` to include */
export function signsOf(
  { content, circumstances, findings, reassurances, points }: Evidence,
  links: readonly ScoredLink[],
): Signs {
  return {
    findings,
    reassurances,
    circumstances,
    worstLink: worstOf(links),
    points,
    length: content.words.tokens.length,
    isMail: content.type === 'email',
  }
}

/** Returns keys of single findings and of every pair. */
export function signKeys(signs: Signs): number[] {
  const { findings, reassurances, circumstances, worstLink, points, length, isMail } = signs
  const single = [
    ...new Set(findings.map(({ code }) => keyOf(`c:${learnedCode(code)}`))),
    ...reassurances.map(({ code }) => keyOf(`r:${learnedCode(code)}`)),
    ...circumstances.map((name) => keyOf(`o:${learnedName(name)}`)),
  ]
  if (worstLink !== null)
    single.push(keyOf(`l:${Math.max(-4, Math.min(5, Math.round(worstLink)))}`))
  if (length > LONG) single.push(keyOf(length > VERY_LONG ? 'very long' : 'long'))
  const keys = [...single]
  for (let a = 0; a < single.length; a++)
    for (let b = a + 1; b < single.length; b++) keys.push(joined(single[a]!, single[b]!))
  keys.push(keyOf(`p:${Math.min(12, Math.round(points / 10))}`))
  if (isMail) keys.push(keyOf('mail'), ...single.map((key) => joined(keyOf('mail'), key)))
  return keys
}

/** From this number of words on findings may occur by chance. */
const LONG = 120
const VERY_LONG = 350

const KEYS = new Map<string, number>()

function keyOf(name: string): number {
  const known = KEYS.get(name)
  if (known !== undefined) return known
  const key = hash(name)
  KEYS.set(name, key)
  return key
}
