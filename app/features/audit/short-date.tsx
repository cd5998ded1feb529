import { UAE_TIME_ZONE } from '#app/domain/uae-time.ts'

const DAY = new Intl.DateTimeFormat('en-AE', { dateStyle: 'medium', timeZone: UAE_TIME_ZONE })
const MINUTE = new Intl.DateTimeFormat('en-AE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: UAE_TIME_ZONE,
})

/** A date in UAE time; with `exact` including the minute. */
export function ShortDate({ date, exact = false }: { date: Date; exact?: boolean }) {
  return (
    <time dateTime={date.toISOString()} className="xs:whitespace-nowrap">
      {(exact ? MINUTE : DAY).format(date)}
    </time>
  )
}
