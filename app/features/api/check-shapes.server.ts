import { z } from 'zod'
import { CONTENT_TYPES } from '#app/domain/content-type.ts'
import { API_LIMITS, LIMITS } from '#app/domain/limits.ts'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import { api } from '#words/en/library/api.js'

const { fields: t } = api.check

/** Body of a request for checks. */
export const CHECK_REQUEST = z.strictObject({
  items: z
    .array(
      z.strictObject({
        type: z.enum(CONTENT_TYPES).describe(t.type),
        text: z.string().describe(t.text({ limit: LIMITS.checkLength })),
      }),
    )
    .min(1)
    .max(API_LIMITS.items)
    .describe(t.items),
})

export type CheckRequest = z.output<typeof CHECK_REQUEST>

const worded = z.object({ code: z.string().nullable().describe(t.code), text: z.string() })

const span = z.object({ start: z.int().min(0), end: z.int().min(0) })

const finding = worded.extend({ spans: z.array(span).describe(t.spans) })

const result = z.object({
  outcome: z.enum(['scam', 'unsure', 'safe']).describe(t.outcome),
  confidence: z.int().min(0).max(100).describe(t.confidence),
  scam_type: worded.nullable().describe(t.scamType),
  warning_level: z.enum(RISK_LEVELS),
  reasons: z.array(finding).describe(t.reasons),
  reassurances: z.array(finding).describe(t.reassurances),
  recommendation: worded,
  settled_by: z.array(z.string()).describe(t.settledBy),
  facts: z.array(worded).describe(t.facts),
})

/** Why a text was not checked. */
export const ITEM_PROBLEMS = ['empty', 'too-long', 'no-address', 'analysis-failed'] as const

export type ItemProblem = (typeof ITEM_PROBLEMS)[number]

const itemProblem = z.object({ code: z.enum(ITEM_PROBLEMS), detail: z.string() })

const checkedItem = z.object({
  result: result.nullable().describe(t.result),
  problem: itemProblem.nullable().describe(t.problem),
})

/** Shapes of the check by their names in the document. */
export const CHECK_SHAPES = {
  CheckRequest: CHECK_REQUEST,
  CheckResult: result,
  CheckedItem: checkedItem,
  CheckAnswer: z.object({ data: z.array(checkedItem).describe(t.data) }),
}

export type CheckedItem = z.output<typeof checkedItem>
export type CheckAnswer = z.output<typeof CHECK_SHAPES.CheckAnswer>
