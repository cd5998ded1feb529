import { randomInt } from 'node:crypto'

const CODES = 10
/** Length of each of the two parts of a code. */
const PART = 5
/** Lower-case letters and digits without ambiguous ones: no i, l or 1, no o or 0. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Generates single-use backup codes, to be copied from paper. */
export function newBackupCodes(): string[] {
  const part = () =>
    Array.from({ length: PART }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: CODES }, () => `${part()}-${part()}`)
}

/** Normalises a typed code: adds the hyphen. Case is kept, because older codes have capitals. */
export function asBackupCode(typed: string): string {
  const code = typed.replace(/[\s-]/g, '')
  return `${code.slice(0, PART)}-${code.slice(PART)}`
}
