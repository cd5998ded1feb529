import { dictionary } from '@zxcvbn-ts/language-common'
import { normalForm } from '#app/domain/text/normal-form.ts'
import { COMMON_PASSWORDS } from './common-passwords.data.ts'
import type { PasswordProblem } from './password-refusal.ts'

/** Twelve, because a second factor is not required everywhere; the upper bound is what one hash may be asked to read. */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 128

/** The most frequent passwords of known leaks, some 49,000, in small letters. */
const LEAKED: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Digits and signs that stand for letters in nearly every "clever" password. */
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
 * Why a new password would be guessed, or null. Asks nobody: it compares with passwords of known leaks, with a list of our own
 * and with what a guesser knows of the account.
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

/** A leaked password or common words, with nothing but digits and signs around (and between the words), stand-ins undone. */
function isCommon(text: string): boolean {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const undone = [...core].map((letter) => STAND_INS[letter] ?? letter).join('')
  return [text, core, undone].some(
    (form) => LEAKED.has(form) || isMadeOfCommonWords(form.replace(/[^\p{L}]/gu, '')),
  )
}

/** Whether the letters are one or two common words, perhaps the same one twice. */
function isMadeOfCommonWords(letters: string): boolean {
  if (letters === '' || COMMON_PASSWORDS.has(letters)) return true
  for (let end = 1; end < letters.length; end++) {
    if (COMMON_PASSWORDS.has(letters.slice(0, end)) && COMMON_PASSWORDS.has(letters.slice(end))) {
      return true
    }
  }
  return false
}

/** Whether every letter follows the one before it, up or down: 123456789012, abcdefghijkl. */
function isRun(letters: readonly string[]): boolean {
  const steps = letters
    .slice(1)
    .map((letter, at) => (letter.codePointAt(0) ?? 0) - (letters[at]?.codePointAt(0) ?? 0))
  const even = steps.filter((step) => Math.abs(step) === 1 || Math.abs(step) === 9)
  return even.length >= letters.length - 2
}

/** Whether the whole is one piece, written again and again. */
function isRepeated(letters: readonly string[]): boolean {
  const text = letters.join('')
  return (text + text).indexOf(text, 1) < text.length
}

/** The parts of an address that a guesser would build on. */
function tellingParts(email: string): string[] {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  return ['himaya', name, ...name.split(/[^\p{L}]+/u), host.split('.')[0] ?? ''].filter(
    (part) => part.length >= MIN_DISTINCTIVE_PART_LENGTH,
  )
}
