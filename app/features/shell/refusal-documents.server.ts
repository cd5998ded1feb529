import { localeOf } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { errorsText } from '#words/errors.js'
import { staticDocument } from './static-document.server.tsx'

/**
 * Prebuilds the pages for requests rejected early, in the language of the URL: overload (`server`) and forms
 * that are too large (`tooLarge`).
 * @param stylesheet URL of the site's styles
 */
export function makeRefusalDocuments(
  why: 'server' | 'tooLarge',
  stylesheet: string,
): (pathname: string) => string {
  const documents = new Map(
    LOCALES.map((locale) => [
      locale,
      staticDocument({ locale, stylesheet, words: errorsText[locale][why] }),
    ]),
  )
  return (pathname) => documents.get(localeOf(pathname)) ?? ''
}
