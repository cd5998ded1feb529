import { errorsText } from '#app/i18n/errors.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { standingDocument } from './standing-document.server.tsx'

/**
 * The page that stands for every page while the server can take no more. It costs nothing to answer.
 * @param stylesheet the address of the site's styles
 */
export function makeOutageDocument(locale: Locale, stylesheet: string): string {
  return standingDocument({ locale, stylesheet, words: errorsText[locale].server })
}
