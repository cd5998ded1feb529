import { z } from 'zod'
import { CATEGORY_SLUGS } from '#app/domain/category.ts'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import { api } from '#words/en/library/api.js'
import type { DetailedScam } from './scam-details.db.server.ts'

/** The shapes of all answers: the source of both the types here and the document that is served. */

const category = z.object({
  slug: z.enum(CATEGORY_SLUGS),
  name: z.string(),
  name_ar: z.string().nullable().describe(api.fields.arabic),
})

const scam = z.object({
  id: z.uuid(),
  title: z.string(),
  title_ar: z.string().nullable().describe(api.fields.arabic),
  description: z.string(),
  description_ar: z.string().nullable().describe(api.fields.arabic),
  category,
  risk_level: z.enum(RISK_LEVELS),
  status: z.enum(SCAM_STATUSES),
  prevention_tips: z.array(z.string()).describe(api.fields.preventionTips),
  prevention_tips_ar: z.array(z.string()).describe(api.fields.arabicList),
  indicators: z.array(z.string()).describe(api.fields.indicators),
  indicators_ar: z.array(z.string()).describe(api.fields.arabicList),
  reported_count: z.int().min(0).describe(api.fields.reportedCount),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

const page = z.object({
  number: z.int().min(1),
  limit: z.int().min(1),
  total: z.int().min(0).describe(api.fields.total),
  total_is_capped: z.boolean().describe(api.fields.totalIsCapped),
  next: z.url().nullable().describe(api.fields.next),
})

const problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z
    .array(z.object({ parameter: z.string(), detail: z.string() }))
    .optional()
    .describe(api.fields.errors),
})

/** Every shape by its name in the document. */
export const SHAPES = {
  Category: category,
  Scam: scam,
  Page: page,
  Problem: problem,
  CategoryListAnswer: z.object({ data: z.array(category) }),
  ScamAnswer: z.object({ data: scam }),
  ScamListAnswer: z.object({ data: z.array(scam), page }),
}

export type Answer<Name extends keyof typeof SHAPES> = z.output<(typeof SHAPES)[Name]>

/** An entry of the library as the public API gives it. */
export function scamResource(entry: DetailedScam): Answer<'Scam'> {
  return {
    id: entry.id,
    title: entry.title,
    title_ar: entry.titleAr,
    description: entry.description,
    description_ar: entry.descriptionAr,
    category: {
      slug: entry.category,
      name: entry.categoryName,
      name_ar: entry.categoryNameAr,
    },
    risk_level: entry.riskLevel,
    status: entry.status,
    prevention_tips: entry.preventionTips,
    prevention_tips_ar: entry.preventionTipsAr,
    indicators: entry.indicators,
    indicators_ar: entry.indicatorsAr,
    reported_count: entry.reportedCount,
    created_at: entry.createdAt.toISOString(),
    updated_at: entry.updatedAt.toISOString(),
  }
}
