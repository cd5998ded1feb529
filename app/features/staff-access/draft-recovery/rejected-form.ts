/** The field in which a form says whose it is: the address of the account that opened it. */
export const OPENED_BY = 'openedBy'

/** Names and values as a form sends them. */
type Fields = readonly (readonly [name: string, value: string])[]

/** Why the guard of the staff area gives a form back. */
export const REJECTION_REASONS = [
  'outage',
  'signed-out',
  'second-factor-wanted',
  'somebody-else',
] as const

/** A form that the guard of the staff area did not let through, and why. */
export type RejectedForm = {
  problem: (typeof REJECTION_REASONS)[number]
  fields: Fields
}
