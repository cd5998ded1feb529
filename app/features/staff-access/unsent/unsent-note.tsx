import { useState } from 'react'
import { useActionData, useRouteLoaderData } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { STAFF_PATHS } from '../staff-paths.ts'
import { OPENED_BY } from './given-back.ts'
import { isUnsent, type Unsent } from './send-keeping.ts'
import type { Held } from './use-unsaved-guard.ts'

/**
 * Says in a form why it did not come through, or will not. With the form goes who opened it: another member of staff may
 * have signed in since, in another tab, and must not be taken for its writer.
 * @param held why leaving led to the sign-in screen, before the form was sent
 */
export function UnsentNote({ held = null }: { held?: Held | null }) {
  const { unsent: t, problems } = staffAccess
  const account = useRouteLoaderData<{ account: string }>('routes/admin/layout')?.account
  const [openedBy] = useState(account)
  const problem = useActionData<{ problem?: string }>()?.problem
  const why = isUnsent(problem) ? problem : null
  const saysOver = !why && held === 'over'
  return (
    <>
      <input type="hidden" name={OPENED_BY} value={openedBy} />
      {(why || held) && (
        <Alert tone="danger" announce>
          <p>{saysOver ? t.over : problems[why ?? 'unreadable']}</p>
          {why === 'somebody-else' && <OpenedBy account={openedBy} />}
          <WayOut of={saysOver ? 'signed-out' : why} />
        </Alert>
      )}
    </>
  )
}

/** Says who opened a form. */
export function OpenedBy({ account }: { account: string | undefined }) {
  const t = staffAccess.unsent
  return (
    <p>
      {t.openedBy} <bdi dir="ltr">{account}</bdi>
    </p>
  )
}

const WAYS = {
  'signed-out': STAFF_PATHS.login,
  'second-factor-wanted': STAFF_PATHS.security,
  'somebody-else': STAFF_PATHS.home,
} as const

function hasWay(problem: Unsent | null): problem is keyof typeof WAYS {
  return problem !== null && Object.hasOwn(WAYS, problem)
}

/** Leads to where a form can be helped through, if there is such a place, and leaves this screen as it is. */
export function WayOut({ of }: { of: Unsent | null }) {
  const t = staffAccess.unsent.ways
  if (!hasWay(of)) return null
  return (
    <a
      href={WAYS[of]}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center font-semibold underline"
    >
      {t[of]}
    </a>
  )
}
