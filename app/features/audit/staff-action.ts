/** Staff actions by type of object, as logged. */
const STAFF_ACTIONS = {
  report: ['approve', 'merge', 'reject', 'reopen'],
  scam: ['create', 'edit', 'delete', 'retire', 'count'],
  post: ['write', 'edit', 'publish', 'unpublish', 'delete'],
  check: ['read', 'label', 'export'],
  indicator: ['withdraw', 'restore'],
  'api-key': ['create', 'revoke'],
} as const

export type SubjectKind = keyof typeof STAFF_ACTIONS

export type StaffAction<Kind extends SubjectKind = SubjectKind> =
  (typeof STAFF_ACTIONS)[Kind][number]

/** The changed fields before or after an action. Never contact details of a reporter. */
export type Snapshot = Record<string, unknown>

/** Display names of choice values, by field and value. */
export type ChoiceNames<Field extends string = string> = Readonly<
  Partial<Record<Field, Readonly<Record<string, string>>>>
>

/** Returns the names of rows by id. */
export function namesOf(
  choices: readonly { id: string; name: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(choices.map(({ id, name }) => [id, name]))
}

/** One log entry. */
export type LogLine = {
  id: string
  /** The account's email address at that time. */
  by: string
  action: StaffAction
  before: Snapshot | null
  after: Snapshot | null
  at: Date
}
