import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { callAuth, textOf } from '#app/features/staff-access/auth/ask-auth.server.ts'
import { asBackupCode } from '#app/features/staff-access/auth/backup-codes.server.ts'
import { submitKeepingDraft } from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { Field } from '#app/features/staff-access/sign-in/field.tsx'
import { LoginLayout } from '#app/features/staff-access/sign-in/login-layout.tsx'
import { signInOutcome } from '#app/features/staff-access/sign-in/sign-in-outcome.ts'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { NEXT, ownPath, STAFF_PATHS, withNext } from '#app/features/staff-access/staff-paths.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { STAFF_HEADERS } from '#app/platform/http/representation/cache-control.server.ts'
import { Button } from '#app/ui/button.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import type { Route } from './+types/second-factor'

const APP_CODE = /^\d{6}$/

export const meta = () => staffMeta(staffAccess.secondFactor.title)

export const headers = () => STAFF_HEADERS

export function loader({ url }: Route.LoaderArgs) {
  return { next: ownPath(url.searchParams.get(NEXT)) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const next = ownPath(url.searchParams.get(NEXT))
  const typed = textOf(await readForm(request), 'code').replace(/\s/g, '')
  const answer = APP_CODE.test(typed)
    ? await callAuth({ request, context }, '/two-factor/verify-totp', { code: typed })
    : await callAuth({ request, context }, '/two-factor/verify-backup-code', {
        code: asBackupCode(typed),
      })
  const headers = [...answer.cookies, ...Object.entries(STAFF_HEADERS)]
  const outcome = signInOutcome(answer)
  if (outcome.kind === 'refused') {
    return data({ problem: outcome.problem }, { status: answer.ok ? 500 : answer.status, headers })
  }
  return redirect(next, { headers })
}

export const clientAction = (args: Route.ClientActionArgs) => submitKeepingDraft(args, () => ({}))

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { secondFactor: t, problems } = staffAccess
  const submitting = useNavigation().formMethod === 'POST'
  const { next } = loaderData
  return (
    <LoginLayout
      title={t.title}
      subtitle={t.subtitle}
      problem={actionData && !submitting ? problems[actionData.problem] : undefined}
    >
      <Form
        method="post"
        action={withNext(STAFF_PATHS.secondFactor, next)}
        replace
        className="grid gap-5"
      >
        <Field
          label={t.code}
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          dir="ltr"
        />
        <Button type="submit" disabled={submitting} className="w-full">
          {submitting ? t.submitting : t.submit}
        </Button>
      </Form>
      <Link
        to={withNext(STAFF_PATHS.login, next)}
        className="inline-flex min-h-11 items-center text-sm text-brand"
      >
        {t.again}
      </Link>
    </LoginLayout>
  )
}
