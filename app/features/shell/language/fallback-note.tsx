import type { Locale } from '#app/i18n/locale.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { shellText } from '#words/shell.js'

/** Says above a text that it is in English, as it has not been translated; nothing where it is in the page's language. */
export function FallbackNote({ language }: { language: Locale }) {
  const t = useText(shellText)
  if (language === useLocale()) return null
  return (
    <p className="mb-6 flex items-center gap-3 rounded-md bg-brand-soft p-4">
      <Icon name="info" className="text-brand" />
      {t.fallback}
    </p>
  )
}
