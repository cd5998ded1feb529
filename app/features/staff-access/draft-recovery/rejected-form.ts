/** Form field with the address of the account that opened it. */
export const OPENED_BY = 'openedBy'

/** Form entries in order. */
type Fields = readonly (readonly [name: string, value: string])[]

/** Why the staff guard rejects a form. */
export const REJECTION_REASONS = [
  'outage',
  'signed-out',
  'second-factor-wanted',
  'somebody-else',
] as const

/** A form rejected by the staff guard. */
export type RejectedForm = {
  problem: (typeof REJECTION_REASONS)[number]
  fields: Fields
}
