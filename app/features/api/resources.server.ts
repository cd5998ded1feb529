import { z } from 'zod'
import { CATEGORY_SLUGS, type CategorySlug } from '#app/domain/category.ts'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import { categoryName } from '#app/features/scams/language/category-names.server.ts'
import type { ScamText } from '#app/features/scams/language/in-language.ts'
import { byLocale, FALLBACK, LOCALES } from '#app/i18n/locale.ts'
import { api } from '#words/en/library/api.js'
import { INDICATOR_KIND } from './indicator-parameters.server.ts'
import type { DetailedScam } from './scam-details.db.server.ts'

/** Shapes of all responses: source of the types and of the OpenAPI document. */

const category = z.object({
  slug: z.enum(CATEGORY_SLUGS),
  name: z.string(),
  name_ar: z.string().describe(api.fields.arabic),
  names: z.record(z.enum(LOCALES), z.string()),
})

const text = z.object({
  title: z.string(),
  description: z.string(),
  prevention_tips: z.array(z.string()),
  indicators: z.array(z.string()),
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
  texts: z.partialRecord(z.enum(LOCALES), text),
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

const indicator = z.object({
  id: z.uuid(),
  kind: INDICATOR_KIND.describe(api.fields.kind),
  value: z.string(),
  reports: z.int().min(1).describe(api.fields.reports),
  first_reported: z.iso.date().describe(api.fields.firstReported),
  last_reported: z.iso.date().describe(api.fields.lastReported),
})

const indicatorPage = z.object({
  limit: z.int().min(1),
  next: z.url().nullable().describe(api.fields.nextIndicators),
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
  Indicator: indicator,
  IndicatorPage: indicatorPage,
  Problem: problem,
  CategoryListAnswer: z.object({ data: z.array(category) }),
  ScamAnswer: z.object({ data: scam }),
  ScamListAnswer: z.object({ data: z.array(scam), page }),
  IndicatorListAnswer: z.object({ data: z.array(indicator), page: indicatorPage }),
}

export type Answer<Name extends keyof typeof SHAPES> = z.output<(typeof SHAPES)[Name]>

/** Returns a library category as the public API represents it. */
export function categoryResource(slug: CategorySlug): Answer<'Category'> {
  const names = byLocale((locale) => categoryName(slug, locale))
  return { slug, name: categoryName(slug, FALLBACK), name_ar: categoryName(slug, 'ar'), names }
}

/** Converts a library entry to its API representation. */
export function scamResource(entry: DetailedScam): Answer<'Scam'> {
  const english = textResource(entry.texts[FALLBACK])
  const { ar } = entry.texts
  const texts = LOCALES.flatMap((locale) => {
    const own = entry.texts[locale]
    return own ? [[locale, textResource(own)] as const] : []
  })
  return {
    id: entry.id,
    title: english.title,
    title_ar: ar?.title ?? null,
    description: english.description,
    description_ar: ar?.description ?? null,
    category: categoryResource(entry.category),
    risk_level: entry.riskLevel,
    status: entry.status,
    prevention_tips: english.prevention_tips,
    prevention_tips_ar: [...(ar?.preventionTips ?? [])],
    indicators: english.indicators,
    indicators_ar: [...(ar?.indicators ?? [])],
    texts: Object.fromEntries(texts),
    reported_count: entry.reportedCount,
    created_at: entry.createdAt.toISOString(),
    updated_at: entry.updatedAt.toISOString(),
  }
}

function textResource({ title, description, preventionTips, indicators }: ScamText) {
  return {
    title,
    description,
    prevention_tips: [...preventionTips],
    indicators: [...indicators],
  }
}
