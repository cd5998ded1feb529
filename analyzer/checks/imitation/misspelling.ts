import { namesOf } from '../../entities/name-lists.ts'
import { editDistance } from '../../parse/edit-distance.ts'
import { anyOf } from '../../parse/language-data.ts'

/** How one word misspells another: `surely` if hardly any other word can be meant. */
export type Misspelling = 'surely' | 'perhaps' | null

/**
 * Minimum name length for a doubled letter, a dropped double or a transposition to count as a misspelling.
 */
const DOUBLED_FROM = 4
const HALVED_FROM = 5
const SWAPPED_FROM = 5
/** From this length one letter may differ, from `TWO_OFF` two. */
const ONE_OFF = 6
const TWO_OFF = 11
/** From this length such a difference is hardly another word: any letter, or a dropped vowel. */
const SURE_FROM = 8
const SURE_UNVOWELLED = 7
const SURE_BEHIND_PLACE = 6
/** Compound names. Changing one letter may produce other words. */
const OF_WORDS = namesOf('compound-names')
/** Prefix of many local names. Only the remainder distinguishes them. */
const PLACE = new RegExp(`^${anyOf('address-words/place')}`)
const ONE_OFF_BEHIND_PLACE = 3
/** Letters that look or sound alike. */
const ALIKE = new Set(['mn', 'uv', 'gq', 'kq', 'sz', 'ck'])

/**
 * Misspelling of a name that is not a word in any language: "tallabat", "dubizle", "emirtaesnbd",
 * "luluhypermarkt".
 */
export function ofName(seen: string, name: string): Misspelling {
  if (seen === name || seen[0] !== name[0]) return null
  const place = PLACE.exec(name)?.[0] ?? ''
  const begun = seen.startsWith(place) ? place.length : 0
  const [told, meant] = [seen.slice(begun), name.slice(begun)]
  if (isDoubled(told, meant) || isHalved(told, meant)) return 'surely'
  if (isOnlyPlural(told, meant)) return null
  const oneOff = begun > 0 ? ONE_OFF_BEHIND_PLACE : SWAPPED_FROM
  const limit = meant.length >= TWO_OFF ? 2 : meant.length >= oneOff ? 1 : 0
  if (editDistance(told, meant, limit) > limit) return null
  if (isSwapped(told, meant)) return 'surely'
  if (meant.length >= sureFrom(told, meant, begun > 0) && !OF_WORDS.has(name)) return 'surely'
  return begun > 0 || meant.length >= ONE_OFF ? 'perhaps' : null
}

function sureFrom(told: string, meant: string, isBehindPlace: boolean): number {
  if (!lacksVowel(told, meant)) return SURE_FROM
  return isBehindPlace ? SURE_BEHIND_PLACE : SURE_UNVOWELLED
}

/**
 * Misspelling of a name that is also an ordinary word. Another letter may make another word: "career" does
 * not misspell "careem".
 */
export function ofWord(seen: string, word: string): Misspelling {
  if (seen[0] !== word[0]) return null
  if (isDoubled(seen, word)) {
    // No language triples a letter.
    if (/(.)\1\1/.test(seen)) return 'surely'
    return word.length >= ONE_OFF ? 'perhaps' : null
  }
  if (word.length < ONE_OFF) return null
  return isSwapped(seen, word) || hasLetterAlike(seen, word) ? 'perhaps' : null
}

function isOnlyPlural(seen: string, meant: string): boolean {
  return seen === `${meant}s` || meant === `${seen}s`
}

function isDoubled(seen: string, meant: string): boolean {
  return meant.length >= DOUBLED_FROM && seen.length > meant.length && flat(seen) === flat(meant)
}

function isHalved(seen: string, meant: string): boolean {
  const plain = flat(meant)
  return plain.length >= HALVED_FROM && flat(seen) === plain
}

/** Collapses repeated letters. */
function flat(word: string): string {
  return word.replaceAll(/(.)\1+/g, '$1')
}

function lacksVowel(seen: string, meant: string): boolean {
  const at = differenceOf(seen, meant)
  return /[aeiou]/.test(meant[at] ?? '') && seen.slice(at) === meant.slice(at + 1)
}

function isSwapped(seen: string, meant: string): boolean {
  if (seen.length !== meant.length || meant.length < SWAPPED_FROM) return false
  const at = differenceOf(seen, meant)
  return (
    seen[at] === meant[at + 1] &&
    seen[at + 1] === meant[at] &&
    seen.slice(at + 2) === meant.slice(at + 2)
  )
}

function hasLetterAlike(seen: string, meant: string): boolean {
  const at = differenceOf(seen, meant)
  const pair = [seen[at], meant[at]].sort().join('')
  return ALIKE.has(pair) && seen.slice(at + 1) === meant.slice(at + 1)
}

function differenceOf(seen: string, meant: string): number {
  let at = 0
  while (at < meant.length && seen[at] === meant[at]) at++
  return at
}
