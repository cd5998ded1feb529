import { createHash, randomUUID } from 'node:crypto'
import { listCategories } from '#app/features/scams/scams.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { prepareImage } from './evidence/prepare-image.server.ts'
import { findPersonalData, maskIn } from './personal-data/find-personal-data.ts'
import { readUpload, type Upload } from './read-upload.server.ts'
import { receiptFor } from './receipt/receipt.server.ts'
import {
  type FieldProblems,
  FORM_ID,
  HONEYPOT,
  MASK,
  problemsOf,
  REVIEWED,
  type ReportAnswer,
  type ReportFields,
  type ReportProblem,
  readFields,
} from './report-input.ts'
import { submitReport, takeUpload, wasKept } from './submit-report.server.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Goes into a form that is opened, so that the same form is known when it is sent again (docs/decisions/0015). */
export const newFormId = (): string => randomUUID()

/** Reads the form of a report, and submits it when nothing speaks against. */
export async function receiveReport(
  app: App,
  visitor: Visitor | null,
  request: Request,
): Promise<ReportAnswer> {
  let taken: ReturnType<typeof takeUpload> | undefined
  const files: string[] = []
  const upload = await readUpload(request, async (bytes) => {
    files.push(createHash('sha256').update(bytes).digest('base64'))
    taken ??= takeUpload(app, visitor)
    return (await taken) ? null : prepareImage(bytes)
  })
  const fields = readFields((name) => upload.texts.get(name))
  const formId = readFormId(upload)
  const isReviewed = upload.texts.has(REVIEWED)
  const refuse = (
    problem: ReportProblem,
    more: { problems?: FieldProblems; fields?: ReportFields } = {},
  ): ReportAnswer => ({
    ok: false,
    problem,
    fields,
    problems: {},
    formId,
    wasAsked: isReviewed || problem === 'personal-data' || problem === 'unsent',
    hadFiles: upload.hadFiles,
    ...more,
  })
  const accepted: ReportAnswer = {
    ok: true,
    // Two sendings of one form say the same, and no others: its id is one of its kind.
    receipt: receiptFor(app.crypto, JSON.stringify([formId, fields, files])),
    someRejected: upload.rejected > 0,
  }

  if (upload.problem) return refuse(upload.problem)
  const toMask = upload.texts.get(MASK)
  if (toMask) return refuse('unsent', { fields: mask(fields, Number(toMask)) })
  if (upload.texts.get(HONEYPOT)) {
    app.log.info('a report by a machine was dropped')
    return accepted
  }
  const problems = problemsOf(fields)
  if (!problems.category && !(await isCategory(app, fields.category))) problems.category = 'missing'
  if (Object.keys(problems).length > 0) return refuse('invalid', { problems })
  if (!isReviewed && findPersonalData(fields).length > 0) return refuse('personal-data')
  const hindrance = await taken
  if (hindrance) return (await wasKept(app, accepted.receipt)) ? accepted : refuse(hindrance)

  const { images } = upload
  const outcome = await submitReport(app, visitor, { fields, images, receipt: accepted.receipt })
  return outcome.ok ? accepted : refuse(outcome.problem)
}

function mask(fields: ReportFields, index: number): ReportFields {
  const datum = findPersonalData(fields)[index]
  return datum ? { ...fields, [datum.field]: maskIn(fields[datum.field], datum) } : fields
}

/** A category that can't be looked up counts as one: the insert decides. */
async function isCategory({ db, log }: App, id: string): Promise<boolean> {
  try {
    return (await listCategories(db)).some((category) => category.id === id)
  } catch (err) {
    log.error({ err }, 'the categories could not be read')
    return true
  }
}

/** The id of the form that was sent; one that has none is like no other. */
function readFormId({ texts }: Upload): string {
  const sent = texts.get(FORM_ID) ?? ''
  return UUID.test(sent) ? sent : newFormId()
}
