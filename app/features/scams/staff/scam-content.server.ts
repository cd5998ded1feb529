import { analyze } from '#analyzer'
import { linesOf, type ScamInput } from './scam-input.ts'

/** What an entry holds of a form that has no problems. */
export function contentOf(input: ScamInput) {
  const description = input.description.trim()
  return {
    title: input.title.trim(),
    description,
    categoryId: input.categoryId,
    riskLevel: input.riskLevel,
    status: input.status,
    preventionTips: linesOf(input.preventionTips),
    indicators: linesOf(input.indicators),
  }
}

/** What the checker would call a message like this description: by it the checker counts the entry as similar. */
export function scamTypesOf(description: string): string[] {
  const { scamType } = analyze({ type: 'message', text: description })
  return scamType ? [scamType] : []
}
