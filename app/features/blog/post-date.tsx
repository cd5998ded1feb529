import { longDayInUae } from '#app/domain/uae-time.ts'
import { DATE_LOCALES } from '#app/i18n/locale.ts'
import { useLocale } from '#app/i18n/use-text.tsx'

/** A date in UAE time in long form. */
export function PostDate({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{longDayInUae(date, DATE_LOCALES[useLocale()])}</time>
}
