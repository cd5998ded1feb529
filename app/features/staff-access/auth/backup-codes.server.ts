import { randomInt } from 'node:crypto'

const CODES = 10
/** Of each of the two parts of a code, which a hyphen joins. */
const PART = 5
/** Small letters and digits, none of which is read as another: no i, l or 1, no o or 0. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Codes that each stand in for the second factor once, and that are copied from paper. */
export function newBackupCodes(): string[] {
  const part = () =>
    Array.from({ length: PART }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: CODES }, () => `${part()}-${part()}`)
}

/** What was typed of a code as it was written: with its hyphen, which few type. Older codes have capitals, so case stays. */
export function asBackupCode(typed: string): string {
  const code = typed.replace(/[\s-]/g, '')
  return `${code.slice(0, PART)}-${code.slice(PART)}`
}
