import { data, redirect, useLocation } from 'react-router'
import { History } from '#app/features/audit/history.tsx'
import {
  CheckFacts,
  CheckText,
  LabelForm,
} from '#app/features/checks/feedback/staff/check-details.tsx'
import { labelCheck } from '#app/features/checks/feedback/staff/label-check.server.ts'
import { openCheck, readCheckText } from '#app/features/checks/feedback/staff/open-check.server.ts'
import { ProblemStatus } from '#app/features/staff-access/draft-recovery/problem-status.tsx'
import { submitKeepingDraft } from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { staffOf } from '#app/features/staff-access/layout/require-staff.server.ts'
import { withSuccess } from '#app/features/staff-access/layout/success-message.tsx'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { appContext, requestContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { Modal } from '#app/ui/staff/modal.tsx'
import { staffFeedback } from '#words/en/staff/staff-feedback.js'
import type { Route } from './+types/check'

/** HTTP status by rejection. */
const STATUS = { unknown: 400, gone: 404, conflict: 409 } as const

export const meta = () => staffMeta(staffFeedback.check.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const opened = await openCheck(context.get(appContext), params.id)
    return data({ isLoaded: true, opened }, { status: opened ? 200 : 404 })
  } catch (err) {
    logFault(context, err, 'a check failed to load')
    return data({ isLoaded: false, opened: null }, { status: 503 })
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const staff = staffOf(context)
  const form = await readForm(request)
  try {
    if (form.get('intent') === 'read') {
      // Changes no public page, so the page cache is kept.
      context.get(requestContext).byStaff = false
      const text = await readCheckText(app, staff, params.id)
      return text === null
        ? data({ problem: 'gone' } as const, { status: STATUS.gone })
        : data({ text })
    }
    const before = String(form.get('before') ?? '')
    const outcome = await labelCheck(app, staff, {
      id: params.id,
      label: form.get('label'),
      before,
    })
    if (!outcome.ok) return data({ problem: outcome.problem }, { status: STATUS[outcome.problem] })
  } catch (err) {
    logFault(context, err, 'a check could not be read or labelled')
    return data({ problem: 'failed' } as const, { status: 503 })
  }
  return redirect(withSuccess(`/admin/feedback${new URL(request.url).search}`, 'label'), 303)
}

export const clientAction = (args: Route.ClientActionArgs) => submitKeepingDraft(args, () => ({}))

export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  const { check: t, labels } = staffFeedback
  const { search } = useLocation()
  const { isLoaded, opened } = loaderData
  const closing = { closeTo: `/admin/feedback${search}`, closeLabel: t.close }
  const problem = actionData && 'problem' in actionData ? actionData.problem : null
  const text = actionData && 'text' in actionData ? actionData.text : null
  if (!opened) {
    return (
      <Modal title={t.title} {...closing}>
        <p>{isLoaded ? t.gone : t.notLoaded}</p>
      </Modal>
    )
  }
  return (
    <Modal key={opened.check.id} title={t.title} {...closing}>
      <ProblemStatus problem={problem} words={t.problems} />
      <div className="space-y-8">
        <CheckFacts check={opened.check} />
        <CheckText text={text} />
        <LabelForm label={opened.check.label} />
        <History lines={opened.log} choices={{ label: labels }} />
      </div>
    </Modal>
  )
}
