import type { RiskLevel } from '#app/domain/risk-level.ts'
import type { ScamStatus } from '#app/domain/scam-status.ts'
import { trimmed } from '#app/ui/form/invisible.ts'
import type { ScamRow } from './change-scams.db.server.ts'
import { linesOf, type ScamInput } from './scam-input.ts'

/** What an entry holds of a form that has no problems. */
export function contentOf(input: ScamInput) {
  return {
    title: input.title.trim(),
    titleAr: trimmed(input.titleAr) || null,
    description: input.description.trim(),
    descriptionAr: trimmed(input.descriptionAr) || null,
    categoryId: input.categoryId,
    riskLevel: input.riskLevel,
    status: input.status,
    preventionTips: linesOf(input.preventionTips),
    preventionTipsAr: linesOf(input.preventionTipsAr),
    indicators: linesOf(input.indicators),
    indicatorsAr: linesOf(input.indicatorsAr),
  }
}

/** The form of an entry that is there. */
export function inputOf(row: ScamRow): ScamInput {
  return {
    title: row.title,
    titleAr: row.titleAr ?? '',
    description: row.description,
    descriptionAr: row.descriptionAr ?? '',
    categoryId: row.categoryId,
    riskLevel: row.riskLevel as RiskLevel,
    status: row.status as ScamStatus,
    preventionTips: row.preventionTips.join('\n'),
    preventionTipsAr: row.preventionTipsAr.join('\n'),
    indicators: row.indicators.join('\n'),
    indicatorsAr: row.indicatorsAr.join('\n'),
  }
}
