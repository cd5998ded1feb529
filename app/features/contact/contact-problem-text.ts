import type { contact } from '#words/en/contact.js'
import { CONTACT_LENGTHS, type ContactField, type FieldProblem } from './contact-input.ts'

/** Error message of a field. */
export function problemText(
  words: typeof contact,
  field: ContactField,
  problem: FieldProblem,
): string {
  if (problem === 'too-long') {
    return words.tooLong[field]({ limit: CONTACT_LENGTHS[field] })
  }
  return problem === 'malformed' ? words.problems.email.malformed : words.problems[field].missing
}
