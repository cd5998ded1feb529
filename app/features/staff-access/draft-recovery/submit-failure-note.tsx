import { useState } from 'react'
import { useActionData, useRouteLoaderData } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { STAFF_PATHS } from '../staff-paths.ts'
import { OPENED_BY } from './rejected-form.ts'
import { isSubmitFailure, type SubmitFailure } from './submit-keeping-draft.ts'
import type { BlockedReason } from './use-unsaved-guard.ts'

/**
 * Explains in a form why it was not or will not be submitted. Also submits who opened the form, because
 * another member of staff may have signed in since in another tab.
 * @param held why leaving was blocked before submission
 */
export function SubmitFailureNote({ held = null }: { held?: BlockedReason | null }) {
  const { unsent: t, problems } = staffAccess
  const account = useRouteLoaderData<{ account: string }>('routes/admin/layout')?.account
  const [openedBy] = useState(account)
  const problem = useActionData<{ problem?: string }>()?.problem
  const why = isSubmitFailure(problem) ? problem : null
  const saysOver = !why && held === 'over'
  return (
    <>
      <input type="hidden" name={OPENED_BY} value={openedBy} />
      {(why || held) && (
        <Alert tone="danger" announce>
          <p>{saysOver ? t.over : problems[why ?? 'unreadable']}</p>
          {why === 'somebody-else' && <OpenedBy account={openedBy} />}
          <RecoveryLink of={saysOver ? 'signed-out' : why} />
        </Alert>
      )}
    </>
  )
}

/** Shows who opened a form. */
export function OpenedBy({ account }: { account: string | undefined }) {
  const t = staffAccess.unsent
  return (
    <p>
      {t.openedBy} <bdi dir="ltr">{account}</bdi>
    </p>
  )
}

const RECOVERY_PATHS = {
  'signed-out': STAFF_PATHS.login,
  'second-factor-wanted': STAFF_PATHS.security,
  'somebody-else': STAFF_PATHS.home,
} as const

function hasRecoveryPath(problem: SubmitFailure | null): problem is keyof typeof RECOVERY_PATHS {
  return problem !== null && Object.hasOwn(RECOVERY_PATHS, problem)
}

/** Link to where the problem can be solved, in a new tab, if there is such a page. */
export function RecoveryLink({ of }: { of: SubmitFailure | null }) {
  const t = staffAccess.unsent.ways
  if (!hasRecoveryPath(of)) return null
  return (
    <a
      href={RECOVERY_PATHS[of]}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center font-semibold underline"
    >
      {t[of]}
    </a>
  )
}
