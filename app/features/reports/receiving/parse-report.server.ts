import { createHash, randomUUID } from 'node:crypto'
import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { readUpload, type Upload } from '#app/platform/http/upload/read-upload.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { DRAFT } from '../draft/draft.ts'
import { prepareImage } from '../evidence/prepare-image.server.ts'
import { receiptFor } from '../receipt/receipt.server.ts'
import {
  EVIDENCE,
  FORM_ID,
  HONEYPOT,
  MASK,
  REVIEWED,
  type ReportFields,
  readFields,
} from '../report-input.ts'
import { consumeUploadLimit, type Unavailability } from './report-limits.server.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the form of a report has brought. Nothing of it has been validated. */
export type SentReport = {
  fields: ReportFields
  /** The pictures as `prepareImage` gives them. */
  images: readonly Buffer[]
  /** The code by which the report is followed: the same for the same form, fields and pictures. */
  receipt: string
  formId: string
  hadFiles: boolean
  someRejected: boolean
  /** Why reading the form ended early. */
  unreadable: Upload<Buffer>['problem']
  /** Why the pictures were not decoded; null when they were, or when there are none. */
  undecoded: Unavailability | null
  /** Whether it only brings what the form is to begin with: see `Draft`. */
  isDraft: boolean
  /** Whether the reporter has been asked about personal data before. */
  isReviewed: boolean
  /** Which of the personal data is to be masked; null when the form was sent to be kept. */
  toMask: number | null
  /** Whether a field is filled that no person sees. */
  byMachine: boolean
}

/** The id of a form that is opened, by which the same form is known when it is sent again (docs/decisions/0015). */
export const newFormId = (): string => randomUUID()

/** Reads the form of a report. Pictures are decoded as they come in, if the visitor has a place for an upload. */
export async function parseReport(
  app: App,
  visitor: Visitor | null,
  request: Request,
): Promise<SentReport> {
  const hashes: string[] = []
  let place: ReturnType<typeof consumeUploadLimit> | undefined
  const evidence = { field: EVIDENCE, most: LIMITS.evidenceFiles }
  const upload = await readUpload(request, evidence, async (bytes) => {
    hashes.push(createHash('sha256').update(bytes).digest('base64'))
    place ??= consumeUploadLimit(app, visitor)
    return (await place) ? null : prepareImage(bytes)
  })
  const { texts, files: images, rejected, hadFiles, problem } = upload
  const fields = readFields((name) => texts.get(name))
  const formId = formIdOf(texts)
  const masked = texts.get(MASK)
  return {
    fields,
    images,
    // The form's id is one of its kind, so no other form has this receipt.
    receipt: receiptFor(app.crypto, JSON.stringify([formId, fields, hashes])),
    formId,
    hadFiles,
    someRejected: rejected > 0,
    unreadable: problem,
    undecoded: (await place) ?? null,
    isDraft: texts.has(DRAFT),
    isReviewed: texts.has(REVIEWED),
    toMask: masked ? Number(masked) : null,
    byMachine: Boolean(texts.get(HONEYPOT)),
  }
}

/** The id of the form that was sent; one that has none is like no other. */
function formIdOf(texts: Upload<Buffer>['texts']): string {
  const sent = texts.get(FORM_ID) ?? ''
  return UUID.test(sent) ? sent : newFormId()
}
