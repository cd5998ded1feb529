import { isArabicAlone } from '#app/i18n/text-language.ts'
import { untranslatedFrom } from '../language/in-language.ts'
import { type ScamContent, textsOfContent } from './scam-content.server.ts'
import type { ScamProblems } from './scam-input.ts'

/**
 * Returns the English fields that contain Arabic. An entry without English is an exception: its one title and
 * description are in the fields of both languages.
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
