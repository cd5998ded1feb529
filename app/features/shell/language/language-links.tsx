import { useLocation } from 'react-router'
import { pathWithoutLocale } from '#app/i18n/local-path.ts'
import { LANGUAGES, LOCALES } from '#app/i18n/locale.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { shellText } from '#words/shell.js'
import { languagePath } from './language-path.ts'

/**
 * A link to this page, with its query, in every language, each named in the language itself. A full load: language and
 * direction are the document's.
 */
function LanguageLinks({ className }: { className: string }) {
  const current = useLocale()
  const { pathname, search } = useLocation()
  const path = pathWithoutLocale(pathname) + search
  return LOCALES.map((locale) => (
    <li key={locale}>
      <a
        href={languagePath(locale, path)}
        lang={locale}
        hrefLang={locale}
        rel="alternate nofollow"
        data-language=""
        aria-current={locale === current ? 'true' : undefined}
        className={className}
      >
        {LANGUAGES[locale].name}
      </a>
    </li>
  ))
}

/** Opens before any script has run. Somebody who reads no word of the page knows the globe, and the own language in the list. */
export function LanguageMenu() {
  const t = useText(shellText)
  const locale = useLocale()
  return (
    <details data-menu="" className="group/languages relative">
      <summary className="flex min-h-11 min-w-11 cursor-pointer list-none items-center gap-1.5 rounded-md px-2 font-medium hover:bg-brand-soft [&::-webkit-details-marker]:hidden">
        <Icon name="globe" className="shrink-0" />
        <span className="sr-only">{t.languages.label}: </span>
        <span className="max-[22rem]:sr-only">{LANGUAGES[locale].name}</span>
      </summary>
      <ul
        aria-label={t.languages.label}
        className="absolute end-0 top-full z-10 mt-1 max-h-[calc(100dvh-9rem)] min-w-44 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-raised"
      >
        <LanguageLinks className="flex min-h-11 items-center rounded-md px-3 text-ink no-underline hover:bg-brand-soft aria-[current=true]:font-bold aria-[current=true]:text-brand" />
      </ul>
    </details>
  )
}

/** The same links in a row: in reach of somebody who has read to the end of a page. */
export function LanguageRow() {
  const t = useText(shellText)
  return (
    <ul aria-label={t.languages.label} className="flex flex-wrap gap-x-5">
      <LanguageLinks className="inline-flex min-h-11 min-w-11 items-center text-ink underline-offset-4 hover:underline aria-[current=true]:font-bold" />
    </ul>
  )
}
