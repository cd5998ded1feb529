import type { App } from '#app/platform/context.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import type { ReportAnswer } from '../report-input.ts'
import { parseReport, type SentReport } from './parse-report.server.ts'
import { storeReport } from './store-report.server.ts'
import { type Refusal, validateReport } from './validate-report.server.ts'

/** Parses, validates and stores a submitted report. */
export async function receiveReport(
  app: App,
  visitor: Visitor | null,
  request: Request,
): Promise<ReportAnswer> {
  const sent = await parseReport(app, visitor, request)
  const refusal = (await validateReport(app, sent)) ?? (await storeReport(app, visitor, sent))
  return refusal ? refused(sent, refusal) : accepted(sent)
}

function accepted({ receipt, rejected }: SentReport): ReportAnswer {
  return { ok: true, receipt, rejected }
}

function refused(
  { fields, formId, hadFiles, isReviewed }: SentReport,
  refusal: Refusal,
): ReportAnswer {
  const { problem } = refusal
  const wasAsked = isReviewed || problem === 'personal-data' || problem === 'unsent'
  return { ok: false, fields, problems: {}, formId, wasAsked, hadFiles, ...refusal }
}
