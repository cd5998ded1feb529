import { expect, test } from 'vitest'
import { dayInUae, monthInUae, timeInUae } from './uae-time.ts'

test.each([
  ['2026-02-28T19:59:59.999Z', '2026-02-28', '2026-02-01'],
  ['2026-02-28T20:00:00.000Z', '2026-03-01', '2026-03-01'],
  ['2026-07-01T12:00:00.000Z', '2026-07-01', '2026-07-01'],
  ['2025-12-31T20:00:00.000Z', '2026-01-01', '2026-01-01'],
])('%s is the day %s in the UAE, in the month that began %s', (time, day, month) => {
  expect(dayInUae(new Date(time))).toBe(day)
  expect(monthInUae(new Date(time))).toBe(month)
})

test('the time of day is that of the UAE, in 24 hours', () => {
  expect(timeInUae(new Date('2026-02-28T19:59:59.999Z'))).toBe('23:59')
  expect(timeInUae(new Date('2026-02-28T20:00:00.000Z'))).toBe('00:00')
})
