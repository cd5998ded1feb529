import { data } from 'react-router'
import { LIMITS } from '#app/domain/limits.ts'
import { longDayInUae } from '#app/domain/uae-time.ts'
import { lookUpReport } from '#app/features/reports/receipt/look-up-report.server.ts'
import { ReportProgressCard } from '#app/features/reports/receipt/report-progress.tsx'
import statusScript from '#app/features/reports/receipt/status-script.ts?script'
import { STATUS_REGION } from '#app/features/reports/regions.ts'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { DATE_LOCALES } from '#app/i18n/locale.ts'
import { useLocale, useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import { keptRetryAfter, retryAfter } from '#app/platform/http/representation/retry-after.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import { Button } from '#app/ui/button.tsx'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { reportStatusText } from '#words/report-status.js'
import type { Route } from './+types/report-status'

/** HTTP status by problem. */
const STATUS = {
  empty: 400,
  unknown: 404,
  'rate-limited': 429,
  'no-identity': 400,
  failed: 503,
} as const

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { ...textAt(reportStatusText, place), noindex: true })

export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({
  ...PRIVATE_NO_STORE,
  ...keptRetryAfter(actionHeaders),
})

/** The code is sent by POST, because URLs end up in logs and histories. */
export async function action({ request, context }: Route.ActionArgs) {
  const code = String((await readForm(request)).get('code') ?? '')
  const outcome = await lookUpReport(context.get(appContext), visitorOf(context), code)
  if (outcome.ok) return data({ code, ...outcome })
  const status = STATUS[outcome.problem]
  const headers = retryAfter(status, LIMITS.receiptLookWindow)
  return data({ code, ...outcome }, { status, headers })
}

export default function ReportStatus({ actionData }: Route.ComponentProps) {
  const t = useText(reportStatusText)
  const locale = useLocale()
  const local = useLocalPath()
  const problem = actionData && !actionData.ok ? actionData.problem : null
  return (
    <div className="page column py-6 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t.intro}</p>
      <div id={STATUS_REGION}>
        <form method="post" action={local('/report-status')} noValidate className="mt-6">
          <label htmlFor="code" className="font-bold">
            {t.label}
          </label>
          <p id="code-hint" className="text-sm text-muted">
            {t.hint}
          </p>
          <p id="code-problem" role="alert" data-note className="font-semibold text-danger">
            {problem && t.problems[problem]}
          </p>
          <template data-unreachable>
            <span tabIndex={-1} data-takes-focus className="scroll-mt-48 low:scroll-mt-24">
              {t.problems.failed}
            </span>
          </template>
          <div className="mt-2 flex flex-wrap gap-3">
            <input
              id="code"
              name="code"
              dir="ltr"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={actionData?.code ?? ''}
              data-takes-focus={problem ? true : undefined}
              aria-invalid={problem ? true : undefined}
              aria-describedby="code-problem code-hint"
              className="min-h-12 w-full max-w-sm scroll-mt-64 low:scroll-mt-24 rounded-md border border-line-strong bg-raised px-3.5 py-2.5 font-mono tracking-wider aria-invalid:border-2 aria-invalid:border-danger"
            />
            <Button type="submit" data-sends>
              {t.submit}
            </Button>
          </div>
        </form>
        {actionData?.ok && (
          <ReportProgressCard
            status={actionData.report.status}
            receivedOn={longDayInUae(actionData.report.receivedAt, DATE_LOCALES[locale])}
            scamId={actionData.report.scamId}
          />
        )}
      </div>
      <OwnScript src={statusScript} />
    </div>
  )
}
