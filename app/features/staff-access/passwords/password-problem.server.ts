import { dictionary } from '@zxcvbn-ts/language-common'
import { normalForm } from '#app/domain/text/normal-form.ts'
import { COMMON_PASSWORDS } from './common-passwords.data.ts'
import type { PasswordProblem } from './password-refusal.ts'

/** Twelve, because a second factor is not always required; the upper bound limits the cost of hashing. */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 128

/** The most frequent passwords of known leaks, about 49,000, in lower case. */
const LEAKED: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Common letter substitutions. */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const MIN_DIFFERENT = 5
const MIN_DISTINCTIVE_PART_LENGTH = 4

/**
 * Returns why a new password is too easy to guess, or null. Works offline: compares with leaked passwords,
 * our own list and data of the account.
 */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  if (password.length > MAX_PASSWORD_LENGTH) return 'too-long'
  const letters = [...normalForm(password, 'NFKC').toLowerCase()]
  if (letters.length < MIN_PASSWORD_LENGTH) return 'too-short'
  if (new Set(letters).size < MIN_DIFFERENT || isRun(letters) || isRepeated(letters)) {
    return 'repetitive'
  }
  const text = letters.join('')
  if (isCommon(text)) return 'common'
  return tellingParts(email).some((part) => text.includes(part)) ? 'personal' : null
}

/**
 * Whether it is a leaked password or common words, ignoring digits and symbols around and between them, with
 * substitutions undone.
 */
function isCommon(text: string): boolean {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const undone = [...core].map((letter) => STAND_INS[letter] ?? letter).join('')
  return [text, core, undone].some(
    (form) => LEAKED.has(form) || isMadeOfCommonWords(form.replace(/[^\p{L}]/gu, '')),
  )
}

/** Whether it consists of one or two common words, possibly the same one. */
function isMadeOfCommonWords(letters: string): boolean {
  if (letters === '' || COMMON_PASSWORDS.has(letters)) return true
  for (let end = 1; end < letters.length; end++) {
    if (COMMON_PASSWORDS.has(letters.slice(0, end)) && COMMON_PASSWORDS.has(letters.slice(end))) {
      return true
    }
  }
  return false
}

/** Whether it is an ascending or descending sequence: 123456789012, abcdefghijkl. */
function isRun(letters: readonly string[]): boolean {
  const steps = letters
    .slice(1)
    .map((letter, at) => (letter.codePointAt(0) ?? 0) - (letters[at]?.codePointAt(0) ?? 0))
  const even = steps.filter((step) => Math.abs(step) === 1 || Math.abs(step) === 9)
  return even.length >= letters.length - 2
}

/** Whether it is a repeated substring. */
function isRepeated(letters: readonly string[]): boolean {
  const text = letters.join('')
  return (text + text).indexOf(text, 1) < text.length
}

/** Returns the parts of an address that a guesser would use. */
function tellingParts(email: string): string[] {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  return ['himaya', name, ...name.split(/[^\p{L}]+/u), host.split('.')[0] ?? ''].filter(
    (part) => part.length >= MIN_DISTINCTIVE_PART_LENGTH,
  )
}
