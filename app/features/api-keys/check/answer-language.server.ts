import { parseAccept } from 'hono/utils/accept'
import { FALLBACK, LOCALES, type Locale, VOICE_LANGUAGES } from '#app/i18n/locale.ts'

/** Returns the language of ours that an Accept-Language header prefers (RFC 9110, section 12.5.4). */
export function answerLanguage(acceptLanguage: string | null): Locale {
  const wanted = parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q)
  const known = wanted.flatMap(({ type }) => ownLanguage(type) ?? [])
  return known[0] ?? FALLBACK
}

/** Returns our language of a language range such as `ar-AE`; undefined if we have none. */
function ownLanguage(range: string): Locale | undefined {
  try {
    // Canonical: Tagalog becomes Filipino.
    const { language } = new Intl.Locale(range)
    return LOCALES.find((locale) => VOICE_LANGUAGES[locale] === language)
  } catch {
    return undefined
  }
}
