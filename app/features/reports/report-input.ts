import { LIMITS } from '#app/domain/limits.ts'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'
import { isBlank, withoutInvisible } from '#app/ui/form/invisible.ts'
import { toStorableText } from '#app/ui/form/typed-text.ts'

/** Fields of a report in display order, as typed. */
export const REPORT_FIELDS = ['title', 'category', 'description', 'email', 'phone'] as const

export type ReportField = (typeof REPORT_FIELDS)[number]
export type ReportFields = Record<ReportField, string>

export type FieldProblem = 'missing' | 'too-long' | 'malformed'
export type FieldProblems = Partial<Record<ReportField, FieldProblem>>

/** Other field names. `FORM_ID` identifies the form; for `HONEYPOT` see `Honeypot`. */
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

/** Dashes of any width and the minus sign, as chats and phones write them between digits. */
const DASHES = /[\p{Pd}\u2212]/gu

/** Lenient patterns for addresses and numbers, which are only verified by use. */
const SHAPE: Partial<Record<ReportField, RegExp>> = {
  email: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/,
  phone: /^(?=(?:\P{Nd}*\p{Nd}){5})[\p{Nd}\s+()-]+$/u,
}

/** Why a response is not a receipt. */
export type ReportProblem =
  /** A field is missing or invalid; see `problems`. */
  | 'invalid'
  /** The text contains possible personal data, and the reporter was not asked yet. */
  | 'personal-data'
  /** The reporter only requested masking, without script. */
  | 'unsent'
  /** The form is prefilled; nothing was submitted. */
  | 'draft'
  | 'rate-limited'
  | 'no-identity'
  | 'too-large'
  /** The body is not a valid form. */
  | 'malformed'
  | 'failed'

/** Which images of an accepted report were left out: HEIC that the server cannot decode, and others. */
export type RejectedImages = { heic: boolean; others: boolean }

export type ReportAnswer =
  | { ok: true; receipt: string; rejected: RejectedImages }
  | ({ ok: false } & ReportRefusal)

export type ReportRefusal = {
  problem: ReportProblem
  fields: ReportFields
  problems: FieldProblems
  /** Included when the form is sent again. */
  formId: string
  /** Whether the reporter was asked about personal data, now or before. */
  wasAsked: boolean
  /** Whether images were included, which a page without script has lost. */
  hadFiles: boolean
}

/** Reads the fields, trimmed, with normalised line ends and without characters that cannot be stored. */
export function readFields(get: (name: ReportField) => unknown): ReportFields {
  const entries = REPORT_FIELDS.map((field) => {
    return [field, tidy(field, textOrEmpty(get(field)))]
  })
  return Object.fromEntries(entries) as ReportFields
}

/** Validates the fields; empty if valid. */
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
