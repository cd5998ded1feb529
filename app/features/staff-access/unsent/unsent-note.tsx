import { useActionData } from 'react-router'
import { staffAccessText } from '#app/i18n/staff/access.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { STAFF_PATHS } from '../staff-paths.ts'
import { isUnsent } from './send-keeping.ts'

/**
 * Says in a form why it did not come through, or will not.
 * @param isSignedOut whether the session is known to be over before the form was sent
 */
export function UnsentNote({ isSignedOut = false }: { isSignedOut?: boolean }) {
  const { unsent: t, problems } = useText(staffAccessText)
  const problem = useActionData<{ problem?: string }>()?.problem ?? ''
  const why = isUnsent(problem) ? problem : null
  if (!why && !isSignedOut) return null
  return (
    <Alert tone="danger" announce>
      <p>{why ? problems[why] : t.over}</p>
      {(!why || why === 'signed-out') && <SignInElsewhere />}
    </Alert>
  )
}

/** Leads to the sign-in screen and leaves this one as it is. */
export function SignInElsewhere() {
  const t = useText(staffAccessText).unsent
  return (
    <a
      href={STAFF_PATHS.login}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center font-semibold underline"
    >
      {t.signIn}
    </a>
  )
}
