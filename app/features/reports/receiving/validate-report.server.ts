import { type Category, listCategories } from '#app/features/scams/scams.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { maskDraft } from '../draft/draft.ts'
import { findPersonalData, maskIn } from '../personal-data/find-personal-data.ts'
import { problemsOf, type ReportFields, type ReportRefusal } from '../report-input.ts'
import type { SentReport } from './parse-report.server.ts'

/** Why a report is rejected, with data for the response. */
export type Refusal = Pick<ReportRefusal, 'problem'> &
  Partial<Pick<ReportRefusal, 'problems' | 'fields'>>

/**
 * Returns the first reason to reject a report, or null. Fields of bots are not validated: `storeReport` drops
 * the report and shows success.
 */
export async function validateReport(app: App, sent: SentReport): Promise<Refusal | null> {
  return (
    unreadable(sent) ??
    (await onlyDraft(app, sent)) ??
    onlyMasked(sent) ??
    (sent.byMachine ? null : wrong(app, sent))
  )
}

async function wrong(app: App, sent: SentReport): Promise<Refusal | null> {
  return (await invalid(app, sent)) ?? unreviewed(sent)
}

function unreadable({ unreadable: problem }: SentReport): Refusal | null {
  return problem && { problem }
}

/** Draft from a page without script; it names its category by slug. */
async function onlyDraft(app: App, { isDraft, fields }: SentReport): Promise<Refusal | null> {
  if (!isDraft) return null
  const named = (await categoriesOf(app))?.find(({ slug }) => slug === fields.category)
  return { problem: 'draft', fields: { ...maskDraft(fields), category: named?.id ?? '' } }
}

/** Masking requested from a page without script. */
function onlyMasked({ toMask, fields }: SentReport): Refusal | null {
  return toMask === null ? null : { problem: 'unsent', fields: mask(fields, toMask) }
}

async function invalid(app: App, { fields }: SentReport): Promise<Refusal | null> {
  const problems = problemsOf(fields)
  if (!problems.category && !(await isCategory(app, fields.category))) problems.category = 'missing'
  return Object.keys(problems).length > 0 ? { problem: 'invalid', problems } : null
}

/** Whether a category exists; true if unknown, because the insert checks it. */
async function isCategory(app: App, id: string): Promise<boolean> {
  const categories = await categoriesOf(app)
  return categories === null || categories.some((category) => category.id === id)
}

async function categoriesOf({ db, log }: App): Promise<Category[] | null> {
  try {
    return await listCategories(db)
  } catch (err) {
    log.error({ err }, 'the categories could not be read')
    return null
  }
}

function unreviewed({ isReviewed, fields }: SentReport): Refusal | null {
  return isReviewed || findPersonalData(fields).length === 0 ? null : { problem: 'personal-data' }
}

function mask(fields: ReportFields, index: number): ReportFields {
  const datum = findPersonalData(fields)[index]
  return datum ? { ...fields, [datum.field]: maskIn(fields[datum.field], datum) } : fields
}
