import { staffAccess } from '#words/en/staff/staff-access.js'
import type { AccountIntent } from './account-calls.server.ts'

/** What may just have been done; who signs out everywhere leaves the screen. */
export type AccountChange = Exclude<AccountIntent, 'everywhere'>

/** Says in a card what was just done there. @param of what may be done there */
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
