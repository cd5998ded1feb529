import { data, redirect, useLocation } from 'react-router'
import { validate } from 'uuid'
import { oneOf } from '#app/domain/one-of.ts'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'
import { History } from '#app/features/audit/history.tsx'
import { versionIn } from '#app/features/audit/row-version.ts'
import { readLog } from '#app/features/audit/staff-log.db.server.ts'
import {
  INDICATORS_PATH,
  indicatorSearch,
  readIndicatorFilters,
} from '#app/features/indicators/staff/withdrawals/indicator-filters.ts'
import { readIndicator } from '#app/features/indicators/staff/withdrawals/list-indicators.db.server.ts'
import { withdrawIndicator } from '#app/features/indicators/staff/withdrawals/withdraw-indicator.server.ts'
import { WithdrawalForm } from '#app/features/indicators/staff/withdrawals/withdrawal-form.tsx'
import { ProblemStatus } from '#app/features/staff-access/draft-recovery/problem-status.tsx'
import { submitKeepingDraft } from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { staffOf } from '#app/features/staff-access/layout/require-staff.server.ts'
import { withSuccess } from '#app/features/staff-access/layout/success-message.tsx'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { Modal } from '#app/ui/staff/modal.tsx'
import { indicatorKinds } from '#words/en/library/indicator-kinds.js'
import { staffIndicators } from '#words/en/staff/staff-indicators.js'
import type { Route } from './+types/indicator'

/** HTTP status by rejection. */
const STATUS = { invalid: 400, gone: 404, conflict: 409 } as const

const ACTIONS = ['withdraw', 'restore'] as const

export const meta = () => staffMeta(staffIndicators.one.title)

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  try {
    const indicator = validate(id) ? await readIndicator(db, id) : null
    const log = indicator ? await readLog(db, { kind: 'indicator', id }) : []
    return data({ isLoaded: true, indicator, log }, { status: indicator ? 200 : 404 })
  } catch (err) {
    logFault(context, err, 'an indicator failed to load')
    return data({ isLoaded: false, indicator: null, log: [] }, { status: 503 })
  }
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await readForm(request)
  const kept = keptOf(form)
  const action = oneOf(ACTIONS, form.get('intent'))
  if (!action) return data({ problem: 'failed', ...kept } as const, { status: 400 })
  try {
    const wanted = { id, version: versionIn(form), action, reason: kept.reason }
    const outcome = await withdrawIndicator(app, staffOf(context), wanted)
    if (!outcome.ok) return data({ ...outcome, ...kept }, { status: STATUS[outcome.problem] })
  } catch (err) {
    logFault(context, err, 'an indicator was not withdrawn or restored')
    return data({ problem: 'failed', ...kept } as const, { status: 503 })
  }
  return redirect(withSuccess(listAddress(new URL(request.url).searchParams), action), 303)
}

export const clientAction = (args: Route.ClientActionArgs) => submitKeepingDraft(args, keptOf)

export default function Indicator({ loaderData, actionData }: Route.ComponentProps) {
  const { one: t } = staffIndicators
  const { search } = useLocation()
  const { isLoaded, indicator, log } = loaderData
  const closing = { closeTo: listAddress(new URLSearchParams(search)), closeLabel: t.close }
  const problem = actionData?.problem ?? null
  if (!indicator) {
    return (
      <Modal title={t.title} {...closing}>
        <p>{isLoaded ? t.gone : t.notLoaded}</p>
      </Modal>
    )
  }
  return (
    <Modal key={indicator.id} title={t.title} {...closing}>
      <ProblemStatus problem={problem} words={t.problems} />
      <div className="space-y-8">
        <p>
          {indicatorKinds[indicator.kind]}:{' '}
          <bdi dir="ltr" className="font-semibold wrap-anywhere">
            {indicator.shown}
          </bdi>
        </p>
        <WithdrawalForm
          indicator={indicator}
          reason={actionData?.reason ?? ''}
          problem={actionData && 'field' in actionData ? actionData.field : null}
        />
        <History lines={log} choices={t.values} />
      </div>
    </Modal>
  )
}

/** Returns the address of the list that an address with a dialog belongs to. */
function listAddress(parameters: URLSearchParams): string {
  const filters = readIndicatorFilters(parameters)
  return INDICATORS_PATH + indicatorSearch(filters, parameters.get('before'))
}

function keptOf(form: FormData): { reason: string } {
  return { reason: textOrEmpty(form.get('reason')).trim() }
}
