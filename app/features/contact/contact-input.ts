import { LIMITS } from '#app/domain/limits.ts'
import { isEmailAddress } from '#app/domain/text/email-address.ts'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'
import { isBlank, withoutInvisible } from '#app/ui/form/invisible.ts'
import { normalizeLineEnds } from '#app/ui/form/typed-text.ts'

/** Form fields in display order. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]

export type ContactInput = Record<ContactField, string>

export const FIELD_PROBLEMS = ['missing', 'too-long', 'malformed'] as const

export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

export type FieldProblems = Partial<Record<ContactField, FieldProblem>>

export const CONTACT_LENGTHS = {
  name: LIMITS.contactNameLength,
  email: LIMITS.emailLength,
  subject: LIMITS.contactSubjectLength,
  message: LIMITS.contactMessageLength,
} as const satisfies Record<ContactField, number>

/** Region of the form and its result: see `sendInPlace`. */
export const CONTACT_REGION = 'contact'

/** See `Honeypot`. */
export const HONEYPOT = 'website'

/** Parses the form. */
export function readContactInput(form: FormData): ContactInput {
  const field = (name: ContactField) => {
    return normalizeLineEnds(textOrEmpty(form.get(name))).trim()
  }
  return {
    name: field('name'),
    // Removes direction marks, which text copied from Arabic contains.
    email: withoutInvisible(field('email')).trim(),
    subject: field('subject'),
    message: field('message'),
  }
}

/** Validates the fields; empty if valid. */
export function contactProblems(input: ContactInput): FieldProblems {
  const problems: FieldProblems = {}
  for (const field of CONTACT_FIELDS) {
    const problem = problemOf(field, input[field])
    if (problem) problems[field] = problem
  }
  return problems
}

function problemOf(field: ContactField, value: string): FieldProblem | null {
  if (isBlank(value)) return 'missing'
  if (value.length > CONTACT_LENGTHS[field]) return 'too-long'
  if (field === 'email' && !isEmailAddress(value)) return 'malformed'
  return null
}
