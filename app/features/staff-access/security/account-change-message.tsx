import { staffAccess } from '#words/en/staff/staff-access.js'
import type { AccountIntent } from './account-calls.server.ts'

/** Completed changes. Signing out everywhere leaves the screen. */
export type AccountChange = Exclude<AccountIntent, 'everywhere'>

/** Confirms a change in its card. @param of changes that belong to the card */
export function AccountChangeMessage({
  deed,
  of,
}: {
  deed: string | null
  of: readonly AccountChange[]
}) {
  const words = staffAccess.security.done
  const done = of.find((one) => one === deed)
  return (
    <p role="status" className="rounded-md font-semibold text-safe empty:sr-only">
      {done && words[done]}
    </p>
  )
}
