import { UAE_TIME_ZONE } from '#app/domain/uae-time.ts'
import { DATE_LOCALES, type Locale } from '#app/i18n/locale.ts'
import { useLocale } from '#app/i18n/use-text.tsx'

const long = (locale: Locale) =>
  new Intl.DateTimeFormat(DATE_LOCALES[locale], { dateStyle: 'long', timeZone: UAE_TIME_ZONE })

const LONG: Readonly<Record<Locale, Intl.DateTimeFormat>> = { en: long('en'), ar: long('ar') }

/** A day in the UAE in long form: the same words on the server and in any browser. */
export function PostDate({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{LONG[useLocale()].format(date)}</time>
}
