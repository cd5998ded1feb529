import { useState } from 'react'
import { data, useNavigation } from 'react-router'
import { toContentType } from '#app/domain/content-type.ts'
import { checkContent, checksRemaining } from '#app/features/checks/check-content.server.ts'
import { CheckForm } from '#app/features/checks/check-form.tsx'
import { TAB_FIELD } from '#app/features/checks/check-tabs.tsx'
import { QuickTips } from '#app/features/checks/quick-tips.tsx'
import { CheckResult } from '#app/features/checks/result/check-result.tsx'
import { wordAnalysis } from '#app/features/checks/word-analysis.server.ts'
import { pageMeta, wordsAt } from '#app/features/shell/page-meta.ts'
import { checkerText } from '#app/i18n/checker.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import type { Route } from './+types/scam-checker'

/** What each refusal means to HTTP. */
const STATUS = { empty: 400, 'too-long': 400, 'no-identity': 400, 'rate-limited': 429 } as const

const PRIVATE = { 'Cache-Control': 'private, no-store' }

export const meta: Route.MetaFunction = (place) => pageMeta(place, wordsAt(checkerText, place))

export const headers = () => PRIVATE

export async function loader({ context }: Route.LoaderArgs) {
  return { remaining: await checksRemaining(context.get(appContext), visitorOf(context)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = String(form.get('text') ?? '')
  const chosenTab = form.get(TAB_FIELD)
  if (chosenTab !== null) return { type: toContentType(chosenTab), text, outcome: null }
  const type = toContentType(form.get('type'))
  const outcome = await checkContent(
    context.get(appContext),
    visitorOf(context),
    { type, text, locale: 'en' },
    request.signal,
  )
  if (!outcome.ok) {
    return data({ type, text, outcome }, { status: STATUS[outcome.problem], headers: PRIVATE })
  }
  const worded = { ...outcome, analysis: wordAnalysis(outcome.analysis, 'en') }
  return data({ type, text, outcome: worded }, { headers: PRIVATE })
}

export default function ScamChecker({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(checkerText)
  const analyzing = useNavigation().formMethod === 'POST'
  const [overtaken, setOvertaken] = useState<typeof actionData>()
  const answer = actionData === overtaken ? undefined : actionData
  const outcome = answer?.outcome ?? null
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t.intro}</p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <div>
          <CheckForm
            initial={{ type: actionData?.type ?? 'message', text: actionData?.text ?? '' }}
            problem={outcome && !outcome.ok ? outcome.problem : null}
            remaining={outcome?.remaining ?? loaderData.remaining}
            analyzing={analyzing}
            onSubmit={() => setOvertaken(actionData)}
          />
          {outcome?.ok && answer && !analyzing && (
            <CheckResult
              analysis={outcome.analysis}
              similarScams={outcome.similarScams}
              text={answer.text}
            />
          )}
        </div>
        <QuickTips />
      </div>
    </div>
  )
}
