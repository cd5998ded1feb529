import { isArabicAlone } from '#app/i18n/text-language.ts'
import { untranslatedFrom } from '../language/in-language.ts'
import { type ScamContent, textsOfContent } from './scam-content.server.ts'
import type { ScamProblems } from './scam-input.ts'

/**
 * The English fields that hold Arabic, which English readers would be shown as English. An entry that has no English yet
 * has its one title and description in the fields of both languages.
 */
export function englishProblems(content: ScamContent): ScamProblems {
  const { title, description, preventionTips, indicators } = content
  const words = untranslatedFrom(textsOfContent(content)) ? {} : { title, description }
  const lists = { preventionTips: preventionTips.join('\n'), indicators: indicators.join('\n') }
  return Object.fromEntries(
    Object.entries({ ...words, ...lists })
      .filter(([, text]) => isArabicAlone(text))
      .map(([field]) => [field, 'arabic' as const]),
  )
}
