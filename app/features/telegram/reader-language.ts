import { LOCALES, type Locale, VOICE_LANGUAGES } from '#app/i18n/locale.ts'
import { languageOf } from '#app/i18n/text-language.ts'

/**
 * Returns the language of an answer: that of the sender's Telegram, or else that of the text.
 * @param tag such as `ar` or `fil-PH`; may be empty
 */
export function readerLanguage(tag: string, text: string): Locale {
  const [language = ''] = tag.toLowerCase().split(/[-_]/)
  const own = LOCALES.find((locale) => locale === language || VOICE_LANGUAGES[locale] === language)
  return own ?? languageOf(text)
}
