import { longDayInUae } from '#app/domain/uae-time.ts'
import { scamDetailText } from '#app/i18n/library/library.ts'
import { DATE_LOCALES } from '#app/i18n/locale.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'

/** A day in the long form of the UAE, or 'Not available'. */
export function LongDate({ date }: { date: Date | null }) {
  const t = useText(scamDetailText)
  const locale = useLocale()
  if (!date) return t.noDate
  return <time dateTime={date.toISOString()}>{longDayInUae(date, DATE_LOCALES[locale])}</time>
}
