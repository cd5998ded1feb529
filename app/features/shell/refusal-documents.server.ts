import { localeOf } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { errorsText } from '#words/errors.js'
import { staticDocument } from './static-document.server.tsx'

/**
 * The page that answers what comes no further than the door, in the language of its address: every request while the
 * server can take no more (`server`), and a form that is too large (`tooLarge`). It costs nothing to answer.
 * @param stylesheet the address of the site's styles
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
