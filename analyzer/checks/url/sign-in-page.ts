import type { Link } from '../../entities/links.ts'
import { anyOf } from '../../parse/language-data.ts'

const SIGN_IN = new RegExp(anyOf('address-words/sign_in'))
/** Maximum path length that is examined. */
const READ = 300

/** Whether words of an address concern signing in or verification. */
export function speaksOfSignIn(words: string): boolean {
  return SIGN_IN.test(words)
}

/** Whether the path of a link does. */
export function leadsToSignIn({ path }: Link): boolean {
  return speaksOfSignIn(path.slice(0, READ))
}
