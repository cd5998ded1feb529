import { receiveReport } from '#app/features/reports/receive-report.server.ts'
import { REPORT_ANSWER_STATUS } from '#app/features/reports/report-input.ts'
import { appContext } from '#app/platform/context.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import type { Route } from './+types/submit'

/** Takes a report that a page's script sends. Without script the page itself does. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const answer = await receiveReport(context.get(appContext), visitorOf(context), request)
  return Response.json(answer, {
    status: answer.ok ? 200 : REPORT_ANSWER_STATUS[answer.problem],
    headers: { 'Cache-Control': 'private, no-store' },
  })
}
