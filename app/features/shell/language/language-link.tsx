import { useLocation } from 'react-router'
import { pathWithoutLocale } from '#app/i18n/local-path.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { shellText } from '#words/shell.js'
import { languagePath, otherLocale } from './language-path.ts'

/** Leads to this page, with its query, in the other language. A full load: language and direction are the document's. */
export function LanguageLink({ className, icon }: { className: string; icon?: IconName }) {
  const t = useText(shellText)
  const other = otherLocale(useLocale())
  const { pathname, search } = useLocation()
  return (
    <a
      href={languagePath(other, pathWithoutLocale(pathname) + search)}
      lang={other}
      hrefLang={other}
      rel="alternate nofollow"
      data-language=""
      className={className}
    >
      {icon && <Icon name={icon} />}
      {t.otherLanguage}
    </a>
  )
}
