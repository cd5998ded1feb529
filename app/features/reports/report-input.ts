import { LIMITS } from '#app/domain/limits.ts'
import { isBlank, withoutInvisible } from '#app/ui/form/invisible.ts'
import { toStorableText } from '#app/ui/form/typed-text.ts'

/** The fields of a report in the order in which the form asks for them; each is text as it was typed. */
export const REPORT_FIELDS = ['title', 'category', 'description', 'email', 'phone'] as const

export type ReportField = (typeof REPORT_FIELDS)[number]
export type ReportFields = Record<ReportField, string>

export type FieldProblem = 'missing' | 'too-long' | 'malformed'
export type FieldProblems = Partial<Record<ReportField, FieldProblem>>

/** The form's other names. `FORM_ID` is the form's own; of `HONEYPOT` see `Honeypot`. */
export const HONEYPOT = 'contact_by_fax'
export const FORM_ID = 'form'
export const REVIEWED = 'reviewed'
export const MASK = 'mask'
export const EVIDENCE = 'evidence'

export const NO_FIELDS: ReportFields = {
  title: '',
  category: '',
  description: '',
  email: '',
  phone: '',
}

const REQUIRED: ReadonlySet<ReportField> = new Set(['title', 'category', 'description'])

const MAX_LENGTHS: Readonly<Record<ReportField, number>> = {
  title: LIMITS.reportTitleLength,
  category: 36,
  description: LIMITS.reportDescriptionLength,
  email: LIMITS.emailLength,
  phone: LIMITS.phoneLength,
}

/** What chats and telephones put between digits: hyphens of every width, and the minus sign. */
const DASHES = /[\p{Pd}\u2212]/gu

/** Lenient: what looks like an address or a number is one. Writing to it tells. */
const SHAPE: Partial<Record<ReportField, RegExp>> = {
  email: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/,
  phone: /^(?=(?:\P{Nd}*\p{Nd}){5})[\p{Nd}\s+()-]+$/u,
}

/** Why an answer of the server is no receipt. */
export type ReportProblem =
  /** A field is missing or wrong; see `problems`. */
  | 'invalid'
  /** The text holds what may be the reporter's own data, and the reporter has not been asked yet. */
  | 'personal-data'
  /** The reporter only asked for something to be masked, without script. */
  | 'unsent'
  /** The form begins with what the reporter has brought along; nothing was sent to be kept. */
  | 'draft'
  | 'rate-limited'
  | 'no-identity'
  | 'too-large'
  /** What came is no form with its parts. */
  | 'malformed'
  | 'failed'

export type ReportAnswer =
  | { ok: true; receipt: string; someRejected: boolean }
  | ({ ok: false } & ReportRefusal)

export type ReportRefusal = {
  problem: ReportProblem
  fields: ReportFields
  problems: FieldProblems
  /** Goes along when the form is sent again. */
  formId: string
  /** Whether the reporter has been asked about personal data, now or before. */
  wasAsked: boolean
  /** Whether images came with it: a page without script has lost them. */
  hadFiles: boolean
}

/** The fields out of anything that gives text by name, trimmed, with line ends and characters that can be kept. */
export function readFields(get: (name: ReportField) => unknown): ReportFields {
  const entries = REPORT_FIELDS.map((field) => {
    const value = get(field)
    return [field, typeof value === 'string' ? tidy(field, value) : '']
  })
  return Object.fromEntries(entries) as ReportFields
}

/** What is wrong with each field; empty when nothing is. */
export function problemsOf(fields: ReportFields): FieldProblems {
  const problems: FieldProblems = {}
  for (const field of REPORT_FIELDS) {
    const problem = problemOf(field, fields[field])
    if (problem) problems[field] = problem
  }
  return problems
}

function problemOf(field: ReportField, value: string): FieldProblem | null {
  if (value === '') return REQUIRED.has(field) ? 'missing' : null
  if (value.length > MAX_LENGTHS[field]) return 'too-long'
  return SHAPE[field]?.test(value) === false ? 'malformed' : null
}

function tidy(field: ReportField, text: string): string {
  const lines = toStorableText(text)
  if (isBlank(lines)) return ''
  if (field === 'description') return lines.trim()
  const line = lines.replace(/\s+/g, ' ').trim()
  if (field === 'email') return withoutInvisible(line)
  return field === 'phone' ? withoutInvisible(line).replace(DASHES, '-') : line
}
