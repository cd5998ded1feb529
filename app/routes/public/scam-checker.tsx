import { data } from 'react-router'
import { LIMITS } from '#app/domain/limits.ts'
import { checksRemaining } from '#app/features/checks/check-content.server.ts'
import type { CheckProblem } from '#app/features/checks/check-input.ts'
import { type AnswerProblem, FEEDBACK_FIELDS } from '#app/features/checks/feedback/answer.ts'
import { answerCheck } from '#app/features/checks/feedback/answer-check.server.ts'
import { CheckFeedback } from '#app/features/checks/feedback/check-feedback.tsx'
import { openShown, sealShown } from '#app/features/checks/feedback/shown-check.server.ts'
import { CheckForm } from '#app/features/checks/form/check-form.tsx'
import { explainVerdict } from '#app/features/checks/kinds/explained-kind.db.server.ts'
import { checkSentForm } from '#app/features/checks/mail/check-sent-form.server.ts'
import { readSentForm } from '#app/features/checks/mail/read-sent-form.server.ts'
import { CheckerPage } from '#app/features/checks/page/checker-page.tsx'
import { CheckResult } from '#app/features/checks/result/check-result.tsx'
import { wordAnalysis } from '#app/features/checks/word-analysis.server.ts'
import type { SharedContent } from '#app/features/share/shared-content.ts'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { useLocalPath } from '#app/i18n/use-text.tsx'
import { type App, appContext } from '#app/platform/context.server.ts'
import {
  PRIVATE_NO_CACHE,
  PRIVATE_NO_STORE,
} from '#app/platform/http/representation/cache-control.server.ts'
import { keptRetryAfter, retryAfter } from '#app/platform/http/representation/retry-after.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import { checkerText } from '#words/checker/checker.js'
import type { Route } from './+types/scam-checker'

/** HTTP status of rejections that are not client errors. */
const STATUS: Partial<Record<CheckProblem, number>> = { 'rate-limited': 429 }

const ANSWER_STATUS = {
  refused: 404,
  'rate-limited': 429,
  failed: 503,
} as const satisfies Record<AnswerProblem, number>

/** Of a check without a result. Its page says so like a verdict. */
const FAILED = 503

const NOTHING: SharedContent = { type: 'message', text: '' }

export const meta: Route.MetaFunction = (place) => pageMeta(place, textAt(checkerText, place))

/** A page with a submitted text is not cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({
  ...(actionHeaders.has('Cache-Control') ? PRIVATE_NO_STORE : PRIVATE_NO_CACHE),
  ...keptRetryAfter(actionHeaders),
})

export async function loader({ context }: Route.LoaderArgs) {
  return { remaining: await checksRemaining(context.get(appContext), visitorOf(context)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const visitor = visitorOf(context)
  const locale = localeOf(new URL(request.url).pathname)
  const sent = await readSentForm(request)
  const { type, form } = sent
  if (form?.has(FEEDBACK_FIELDS.answer)) return answerTo(app, visitor, form, locale)
  const without = { checkedAt: '', kind: null, feedback: null }
  if (sent.isTab)
    return data({ type, text: sent.text, outcome: null, ...without }, { headers: PRIVATE_NO_STORE })
  const { signal } = request
  const { outcome, text } = await checkSentForm(app, visitor, sent, { locale, signal })
  if (!outcome.ok) {
    const status = STATUS[outcome.problem] ?? 400
    const headers = { ...PRIVATE_NO_STORE, ...retryAfter(status, LIMITS.checkWindow) }
    return data({ type, text, outcome, ...without }, { status, headers })
  }
  const { id, analysis, ...rest } = outcome
  const worded = { ...rest, analysis: wordAnalysis(analysis, locale) }
  const kind = await explainVerdict(app, analysis)
  const checkedAt = app.clock.now().toISOString()
  const shown = { type, text, checkedAt, kind, outcome: worded }
  const feedback = id && { check: id, shown: sealShown(app.crypto, shown), outcome: null }
  const status = worded.analysis.failed ? FAILED : 200
  const headers = { ...PRIVATE_NO_STORE, ...retryAfter(status, LIMITS.checkWindow) }
  return data({ ...shown, feedback }, { status, headers })
}

/** Stores a visitor's feedback and shows the verdict again. */
async function answerTo(app: App, visitor: Visitor | null, form: FormData, locale: Locale) {
  const shown = openShown(app.crypto, form)
  if (!shown) throw data(null, { status: 400 })
  const check = String(form.get(FEEDBACK_FIELDS.check) ?? '')
  const answer = form.get(FEEDBACK_FIELDS.answer)
  const outcome = await answerCheck(app, visitor, { check, answer, locale })
  const feedback = { check, shown: sealShown(app.crypto, shown), outcome }
  const status = outcome.ok ? 200 : ANSWER_STATUS[outcome.problem]
  const headers = { ...PRIVATE_NO_STORE, ...retryAfter(status, LIMITS.answerWindow) }
  const again = { ...shown.outcome, remaining: null }
  return data({ ...shown, outcome: again, feedback }, { status, headers })
}

export default function ScamChecker({ loaderData, actionData }: Route.ComponentProps) {
  const local = useLocalPath()
  const outcome = actionData?.outcome ?? null
  return (
    <CheckerPage>
      <CheckForm
        action={local('/scam-checker')}
        initial={actionData ?? NOTHING}
        problem={outcome && !outcome.ok ? outcome.problem : null}
        remaining={outcome?.remaining ?? loaderData.remaining}
      />
      {outcome?.ok && actionData && (
        <CheckResult
          analysis={outcome.analysis}
          similarScams={outcome.similarScams}
          type={actionData.type}
          text={actionData.text}
          checkedAt={actionData.checkedAt}
          kind={actionData.kind}
        >
          {actionData.feedback && (
            <CheckFeedback action={local('/scam-checker')} {...actionData.feedback} />
          )}
        </CheckResult>
      )}
    </CheckerPage>
  )
}
