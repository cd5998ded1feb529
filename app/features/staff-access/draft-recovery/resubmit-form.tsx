import { Button } from '#app/ui/button.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { LoginLayout } from '../sign-in/login-layout.tsx'
import { OPENED_BY, type RejectedForm } from './rejected-form.ts'
import { OpenedBy, RecoveryLink } from './submit-failure-note.tsx'

/** Page without script for a rejected form, which resubmits it to the same URL. */
export function ResubmitForm({ problem, fields }: RejectedForm) {
  const { unsent: t, problems, titleEnding } = staffAccess
  const title = t.titles[problem]
  return (
    <LoginLayout title={title} problem={problems[problem]}>
      <title>{`${title} | ${titleEnding}`}</title>
      {problem === 'somebody-else' && <OpenedBy account={new Map(fields).get(OPENED_BY)} />}
      <RecoveryLink of={problem} />
      <form method="post">
        {fields.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and their order is all there is
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t.again}</Button>
      </form>
    </LoginLayout>
  )
}
