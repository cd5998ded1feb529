import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { askAuth, textOf } from '#app/features/staff-access/auth/ask-auth.server.ts'
import { asBackupCode } from '#app/features/staff-access/auth/backup-codes.server.ts'
import { staffMeta } from '#app/features/staff-access/sign-in/entrance.ts'
import { EntranceFrame } from '#app/features/staff-access/sign-in/entrance-frame.tsx'
import { Field } from '#app/features/staff-access/sign-in/field.tsx'
import { signInOutcome } from '#app/features/staff-access/sign-in/sign-in-outcome.ts'
import { NEXT, ownPath, STAFF_PATHS, towards } from '#app/features/staff-access/staff-paths.ts'
import { sendKeeping } from '#app/features/staff-access/unsent/send-keeping.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { SEALED } from '#app/platform/http/representation/private.server.ts'
import { Button } from '#app/ui/button.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import type { Route } from './+types/second-factor'

const APP_CODE = /^\d{6}$/

export const meta = () => staffMeta(staffAccess.secondFactor.title)

export const headers = () => SEALED

export function loader({ url }: Route.LoaderArgs) {
  return { next: ownPath(url.searchParams.get(NEXT)) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const next = ownPath(url.searchParams.get(NEXT))
  const typed = textOf(await readForm(request), 'code').replace(/\s/g, '')
  const answer = APP_CODE.test(typed)
    ? await askAuth({ request, context }, '/two-factor/verify-totp', { code: typed })
    : await askAuth({ request, context }, '/two-factor/verify-backup-code', {
        code: asBackupCode(typed),
      })
  const headers = [...answer.cookies, ...Object.entries(SEALED)]
  const outcome = signInOutcome(answer)
  if (outcome.kind === 'refused') {
    return data({ problem: outcome.problem }, { status: answer.ok ? 500 : answer.status, headers })
  }
  return redirect(next, { headers })
}

export const clientAction = (args: Route.ClientActionArgs) => sendKeeping(args, () => ({}))

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { secondFactor: t, problems } = staffAccess
  const submitting = useNavigation().formMethod === 'POST'
  const { next } = loaderData
  return (
    <EntranceFrame
      title={t.title}
      subtitle={t.subtitle}
      problem={actionData && !submitting ? problems[actionData.problem] : undefined}
    >
      <Form
        method="post"
        action={towards(STAFF_PATHS.secondFactor, next)}
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
        to={towards(STAFF_PATHS.login, next)}
        className="inline-flex min-h-11 items-center text-sm text-brand"
      >
        {t.again}
      </Link>
    </EntranceFrame>
  )
}
