import { scamDetailText } from '#app/i18n/library/library.ts'
import { useText } from '#app/i18n/use-text.tsx'

/** The day in the UAE: the same words on the server and in any browser. */
const LONG = new Intl.DateTimeFormat('en-AE', { dateStyle: 'long', timeZone: 'Asia/Dubai' })

/** A day in the long form of the UAE, or 'Not available'. */
export function LongDate({ date }: { date: Date | null }) {
  const t = useText(scamDetailText)
  if (!date) return t.noDate
  return <time dateTime={date.toISOString()}>{LONG.format(date)}</time>
}
