import { isArabicAlone } from '#app/i18n/text-language.ts'
import { type BothLanguages, lacksEnglish } from '../language/in-language.ts'
import type { ScamProblems } from './scam-input.ts'

/** What of an entry may be written in English. */
type EnglishFields = BothLanguages & {
  preventionTips: readonly string[]
  indicators: readonly string[]
}

/**
 * The English fields that hold Arabic, which English readers would be shown as English. An entry that has no English yet
 * has its Arabic title and description in both fields.
 */
export function englishProblems(content: EnglishFields): ScamProblems {
  const { title, description, preventionTips, indicators } = content
  const words = lacksEnglish(content) ? {} : { title, description }
  const lists = { preventionTips: preventionTips.join('\n'), indicators: indicators.join('\n') }
  return Object.fromEntries(
    Object.entries({ ...words, ...lists })
      .filter(([, text]) => isArabicAlone(text))
      .map(([field]) => [field, 'arabic' as const]),
  )
}
