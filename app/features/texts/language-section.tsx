import type { ReactNode } from 'react'
import { DIRECTIONS, LANGUAGES, type Locale } from '#app/i18n/locale.ts'

/**
 * A collapsible section with the form fields of one language.
 * @param isOpen whether it starts open: if a field has text or an error
 */
export function LanguageSection({
  language,
  isOpen,
  children,
}: {
  language: Locale
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <details open={isOpen} className="rounded-lg border border-line px-5">
      <summary className="min-h-12 cursor-pointer py-3">
        <h2 lang={language} dir={DIRECTIONS[language]} className="inline-block text-lg">
          {LANGUAGES[language].name}
        </h2>
      </summary>
      <div className="space-y-4 pb-5">{children}</div>
    </details>
  )
}

/** Opens the section with a field, so that a link can lead to it. */
export function unfold(id: string): void {
  document.getElementById(id)?.closest('details')?.setAttribute('open', '')
}
