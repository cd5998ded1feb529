import { type Category, listCategories } from '#app/features/scams/scams.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { maskDraft } from '../draft/draft.ts'
import { findPersonalData, maskIn } from '../personal-data/find-personal-data.ts'
import { problemsOf, type ReportFields, type ReportRefusal } from '../report-input.ts'
import type { SentReport } from './parse-report.server.ts'

/** Why a report is refused, and what of the answer follows from that. */
export type Refusal = Pick<ReportRefusal, 'problem'> &
  Partial<Pick<ReportRefusal, 'problems' | 'fields'>>

/**
 * The first reason to refuse a report, or null. What a machine sent is not judged by its fields: `keepReport` drops it, and it is
 * told of success.
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

/** A page without script brings along what its reader wants to report; of its category it knows the slug. */
async function onlyDraft(app: App, { isDraft, fields }: SentReport): Promise<Refusal | null> {
  if (!isDraft) return null
  const named = (await categoriesOf(app))?.find(({ slug }) => slug === fields.category)
  return { problem: 'draft', fields: { ...maskDraft(fields), category: named?.id ?? '' } }
}

/** A page without script sends the form to have something masked. */
function onlyMasked({ toMask, fields }: SentReport): Refusal | null {
  return toMask === null ? null : { problem: 'unsent', fields: mask(fields, toMask) }
}

async function invalid(app: App, { fields }: SentReport): Promise<Refusal | null> {
  const problems = problemsOf(fields)
  if (!problems.category && !(await isCategory(app, fields.category))) problems.category = 'missing'
  return Object.keys(problems).length > 0 ? { problem: 'invalid', problems } : null
}

/** Whether a category is there; yes when it can't be looked up: the insert decides. */
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
