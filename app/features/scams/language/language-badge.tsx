import { type Locale, languageName } from '#app/i18n/locale.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { libraryText } from '#words/library/library.js'

/** Says that a text is in another language than the page; nothing when it is in the page's. */
export function LanguageBadge({ language }: { language: Locale }) {
  const t = useText(libraryText)
  const locale = useLocale()
  if (language === locale) return null
  return (
    <span className="inline-block rounded-md border border-line-strong px-2 py-0.5 text-sm font-semibold min-[24rem]:whitespace-nowrap text-muted">
      {t.writtenIn({ language: languageName(language, locale) })}
    </span>
  )
}
