import { useState } from 'react'
import { useActionData, useRouteLoaderData } from 'react-router'
import { staffAccessText } from '#app/i18n/staff/access.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { STAFF_PATHS } from '../staff-paths.ts'
import { type GivenBack, OPENED_BY } from './given-back.ts'
import { isUnsent, type Unsent } from './send-keeping.ts'

/**
 * Says in a form why it did not come through, or will not. With the form goes who opened it: another member of staff may
 * have signed in since, in another tab, and must not be taken for its writer.
 * @param isSignedOut whether the session is known to be over before the form was sent
 */
export function UnsentNote({ isSignedOut = false }: { isSignedOut?: boolean }) {
  const { unsent: t, problems } = useText(staffAccessText)
  const account = useRouteLoaderData<{ account: string }>('routes/admin/layout')?.account
  const [openedBy] = useState(account)
  const problem = useActionData<{ problem?: string }>()?.problem
  const why = isUnsent(problem) ? problem : null
  const shown = why ?? 'signed-out'
  return (
    <>
      <input type="hidden" name={OPENED_BY} value={openedBy} />
      {(why || isSignedOut) && (
        <Alert tone="danger" announce>
          <p>{why ? problems[why] : t.over}</p>
          {why === 'somebody-else' && <OpenedBy account={openedBy} />}
          {isGivenBack(shown) && <WayOut of={shown} />}
        </Alert>
      )}
    </>
  )
}

/** Says who opened a form. */
export function OpenedBy({ account }: { account: string | undefined }) {
  const t = useText(staffAccessText).unsent
  return (
    <p>
      {t.openedBy} <bdi dir="ltr">{account}</bdi>
    </p>
  )
}

const WAYS: Readonly<Record<GivenBack['problem'], string>> = {
  'signed-out': STAFF_PATHS.login,
  'second-factor-wanted': STAFF_PATHS.security,
  'somebody-else': STAFF_PATHS.home,
}

function isGivenBack(problem: Unsent): problem is GivenBack['problem'] {
  return Object.hasOwn(WAYS, problem)
}

/** Leads to where a form can be helped through, and leaves this screen as it is. */
export function WayOut({ of }: { of: GivenBack['problem'] }) {
  const t = useText(staffAccessText).unsent.ways
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
