/** What staff do to a report, to a library entry, to an article or with a check, as the log names it. */
const STAFF_ACTIONS = {
  report: ['approve', 'merge', 'reject', 'reopen'],
  scam: ['create', 'edit', 'delete', 'retire', 'count'],
  post: ['write', 'edit', 'publish', 'unpublish', 'delete'],
  check: ['read', 'label', 'export'],
} as const

export type SubjectKind = keyof typeof STAFF_ACTIONS

export type StaffAction<Kind extends SubjectKind = SubjectKind> =
  (typeof STAFF_ACTIONS)[Kind][number]

/** The fields that an action changed, as they were or as they became. Never contact details of a reporter. */
export type Snapshot = Record<string, unknown>

/** What the values of fields that are chosen are called, by field and value. */
export type ChoiceNames<Field extends string = string> = Readonly<
  Partial<Record<Field, Readonly<Record<string, string>>>>
>

/** What choices that are rows are called, by their id. */
export function namesOf(
  choices: readonly { id: string; name: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(choices.map(({ id, name }) => [id, name]))
}

/** One line of the log. */
export type LogLine = {
  id: string
  /** The e-mail address that the account had then. */
  by: string
  action: StaffAction
  before: Snapshot | null
  after: Snapshot | null
  at: Date
}
