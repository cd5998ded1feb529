import type { ComponentProps } from 'react'
import { data, redirect } from 'react-router'
import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'
import { LIMITS } from '#app/domain/limits.ts'
import reportScript from '#app/features/reports/client/report-script.ts?script'
import { readsHeic } from '#app/features/reports/evidence/prepare-image.server.ts'
import { ReportForm } from '#app/features/reports/form/report-form.tsx'
import { readReceipt, sendReceipt } from '#app/features/reports/receipt/receipt-cookie.server.ts'
import { ReportReceived } from '#app/features/reports/receipt/report-received.tsx'
import { newFormId } from '#app/features/reports/receiving/parse-report.server.ts'
import { receiveReport } from '#app/features/reports/receiving/receive-report.server.ts'
import { REPORT_REGION } from '#app/features/reports/regions.ts'
import type { RejectedImages, ReportProblem } from '#app/features/reports/report-input.ts'
import { listCategories } from '#app/features/scams/scams.db.server.ts'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import {
  PRIVATE_NO_CACHE,
  PRIVATE_NO_STORE,
} from '#app/platform/http/representation/cache-control.server.ts'
import { keptRetryAfter, retryAfter } from '#app/platform/http/representation/retry-after.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Link } from '#app/ui/link.tsx'
import { InlinePhone } from '#app/ui/phone-link.tsx'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { libraryText } from '#words/library/library.js'
import { reportText } from '#words/report.js'
import type { Route } from './+types/report-scam'

/** HTTP status by problem. */
const STATUS: Readonly<Record<ReportProblem, number>> = {
  invalid: 400,
  'personal-data': 422,
  unsent: 200,
  draft: 200,
  'rate-limited': 429,
  'no-identity': 400,
  'too-large': 413,
  malformed: 400,
  failed: 503,
}

/**
 * URL parameter of the receipt page; the receipt itself is in a cookie. Its values name the images that were
 * left out.
 */
const RECEIVED = 'received'
const SOME_REJECTED = 'some-rejected'
const HEIC_REJECTED = 'heic-rejected'

export const meta: Route.MetaFunction = (place) => pageMeta(place, textAt(reportText, place))

/** A page with a submitted report or a receipt is not cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => ({
  ...(actionHeaders.has('Cache-Control') || loaderHeaders.has('Cache-Control')
    ? PRIVATE_NO_STORE
    : PRIVATE_NO_CACHE),
  ...keptRetryAfter(actionHeaders),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  const form = { formId: newFormId(), readsHeic: readsHeic() }
  if (searchParams.has(RECEIVED)) {
    const received = searchParams.getAll(RECEIVED)
    const rejected: RejectedImages = {
      heic: received.includes(HEIC_REJECTED),
      others: received.includes(SOME_REJECTED),
    }
    const shown = { receipt: readReceipt(app, request), rejected }
    return data({ received: shown, categories: [], ...form }, { headers: PRIVATE_NO_STORE })
  }
  const categories = await listCategories(app.db).catch((err) => {
    app.log.error({ err }, 'the categories could not be read')
    return []
  })
  const names: Readonly<Record<string, string>> = libraryText[localeOf(pathname)].categories
  const worded = categories.map(({ id, slug, name }) => ({ id, slug, name: names[slug] ?? name }))
  return data({ received: null, categories: worded, ...form })
}

/** A rejected report returns with its input; an accepted one redirects. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const answer = await receiveReport(app, visitorOf(context), request)
  if (!answer.ok) {
    const status = STATUS[answer.problem]
    const headers = { ...PRIVATE_NO_STORE, ...retryAfter(status, LIMITS.reportWindow) }
    return data(answer, { status, headers })
  }
  const locale = localeOf(new URL(request.url).pathname)
  return redirect(localPath(locale, receiptAddress(answer.rejected)), {
    status: 303,
    headers: { ...PRIVATE_NO_STORE, 'Set-Cookie': sendReceipt(app, answer.receipt) },
  })
}

function receiptAddress({ heic, others }: RejectedImages): string {
  const values = [...(heic ? [HEIC_REJECTED] : []), ...(others ? [SOME_REJECTED] : [])]
  if (values.length === 0) values.push('')
  return `/report-scam?${new URLSearchParams(values.map((value) => [RECEIVED, value]))}`
}

export default function ReportScam({ loaderData, actionData }: Route.ComponentProps) {
  const { received, categories, formId, readsHeic } = loaderData
  return (
    <>
      <div id={REPORT_REGION}>
        {received ? (
          <ReportReceived {...received} />
        ) : (
          <ReportScreen
            categories={categories}
            formId={actionData?.formId ?? formId}
            refusal={actionData ?? null}
            readsHeic={readsHeic}
          />
        )}
      </div>
      <OwnScript src={reportScript} />
    </>
  )
}

function ReportScreen(form: ComponentProps<typeof ReportForm>) {
  const t = useText(reportText)
  return (
    <div className="page column py-6 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t.intro}</p>
      <p className="mt-2 max-w-prose">
        {t.urgent.before}
        <InlinePhone number={EMERGENCY_CONTACTS.eCrime} />
        {t.urgent.between}
        <InlinePhone number={EMERGENCY_CONTACTS.police} />
        {t.urgent.after}
      </p>
      <Link
        to="/report-status"
        className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
      >
        {t.haveCode}
      </Link>
      {form.categories.length === 0 && (
        <div className="mt-6">
          <Alert tone="danger">{t.noCategories}</Alert>
        </div>
      )}
      <ReportForm {...form} />
    </div>
  )
}
