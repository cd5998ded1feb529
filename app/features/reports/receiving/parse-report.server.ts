import { createHash, randomUUID } from 'node:crypto'
import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { readUpload, type Upload } from '#app/platform/http/upload/read-upload.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { DRAFT } from '../draft/draft.ts'
import { isUnreadableHeic, prepareImage } from '../evidence/prepare-image.server.ts'
import { receiptFor } from '../receipt/receipt.server.ts'
import {
  EVIDENCE,
  FORM_ID,
  HONEYPOT,
  MASK,
  REVIEWED,
  type RejectedImages,
  type ReportFields,
  readFields,
} from '../report-input.ts'
import { consumeUploadLimit, type Unavailability } from './report-limits.server.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A parsed report form, not validated. */
export type SentReport = {
  fields: ReportFields
  /** Images as returned by `prepareImage`. */
  images: readonly Buffer[]
  /** Receipt code. Identical for the same form, fields and images. */
  receipt: string
  formId: string
  hadFiles: boolean
  rejected: RejectedImages
  /** Why parsing ended early. */
  unreadable: Upload<Buffer>['problem']
  /** Why images were not decoded; null if they were, or if there are none. */
  undecoded: Unavailability | null
  /** Whether it only contains prefilled values: see `Draft`. */
  isDraft: boolean
  /** Whether the reporter was already asked about personal data. */
  isReviewed: boolean
  /** Index of the personal data to mask; null for a submission. */
  toMask: number | null
  /** Whether the honeypot is filled. */
  byMachine: boolean
}

/** Returns an id for a newly opened form, which identifies resubmissions (docs/decisions/0015). */
export const newFormId = (): string => randomUUID()

/** Parses the report form. Images are decoded while reading, within the visitor's upload limit. */
export async function parseReport(
  app: App,
  visitor: Visitor | null,
  request: Request,
): Promise<SentReport> {
  const hashes: string[] = []
  let unreadableHeic = 0
  let place: ReturnType<typeof consumeUploadLimit> | undefined
  const evidence = { field: EVIDENCE, most: LIMITS.evidenceFiles }
  const upload = await readUpload(request, evidence, async (bytes) => {
    hashes.push(createHash('sha256').update(bytes).digest('base64'))
    place ??= consumeUploadLimit(app, visitor)
    if (await place) return null
    if (isUnreadableHeic(bytes)) unreadableHeic++
    return prepareImage(bytes)
  })
  const { texts, files: images, rejected, hadFiles, problem } = upload
  const fields = readFields((name) => texts.get(name))
  const formId = formIdOf(texts)
  const masked = texts.get(MASK)
  return {
    fields,
    images,
    // The form id is unique, so no other form has this receipt.
    receipt: receiptFor(app.crypto, JSON.stringify([formId, fields, hashes])),
    formId,
    hadFiles,
    rejected: { heic: unreadableHeic > 0, others: rejected > unreadableHeic },
    unreadable: problem,
    undecoded: (await place) ?? null,
    isDraft: texts.has(DRAFT),
    isReviewed: texts.has(REVIEWED),
    toMask: masked ? Number(masked) : null,
    byMachine: Boolean(texts.get(HONEYPOT)),
  }
}

/** Returns the submitted form id; a new one if it is missing. */
function formIdOf(texts: Upload<Buffer>['texts']): string {
  const sent = texts.get(FORM_ID) ?? ''
  return UUID.test(sent) ? sent : newFormId()
}
