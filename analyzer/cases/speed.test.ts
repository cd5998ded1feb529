import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyze, type ContentType } from '../index.ts'
import { REPEATS, repeated } from './repeats.ts'

const MAX_LENGTH = 5000
const TYPES: readonly ContentType[] = ['message', 'email', 'website']

/** An ordinary message of `length` characters. */
const ordinary = (length: number) =>
  repeated(
    'Hi Mona, shall we meet at the mall on Friday at six? Your parcel EP4471923AE will come on 12 May between 9:00 and 13:00: https://www.emiratespost.ae/track. ' +
      'لا تنسي الحلوى من فضلك، والموعد عند الساعة السادسة مساء. ',
    length,
  )

const MOST_RUNS = 12
/** Maximum ratio to the yardstick on any machine. Non-linear work on 20,000 characters exceeds it by far. */
const MUCH_LONGER = 4
const LONG = 4 * MAX_LENGTH

/**
 * Returns how many times longer than the yardstick the work takes. Compares the fastest runs of both,
 * measured alternately, so that other load on the machine affects both. Stops once the ratio is below
 * `limit`.
 */
function timesAsLong(
  work: () => void,
  yardstick: () => void,
  { limit = MUCH_LONGER, most = MOST_RUNS } = {},
): number {
  let quickest = Number.POSITIVE_INFINITY
  let unit = Number.POSITIVE_INFINITY
  for (let run = 0; run < most && !(quickest < limit * unit); run++) {
    unit = Math.min(unit, milliseconds(yardstick))
    quickest = Math.min(quickest, milliseconds(work))
  }
  return quickest / unit
}

/** CPU time of this thread. Other work on the machine does not count. */
function milliseconds(work: () => void): number {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

const analysis = (type: ContentType, text: string) => () => void analyze({ type, text })

test.for([
  ...REPEATS,
  // A host with thousands of labels.
  `http://${'a.'.repeat(LONG)}`,
])('repeated input takes less than four times as long as ordinary text of its length: %.60j', (piece) => {
  const text = repeated(piece, LONG)
  for (const type of TYPES)
    expect(timesAsLong(analysis(type, text), analysis(type, ordinary(LONG)))).toBeLessThan(
      MUCH_LONGER,
    )
})

test('the time for an ordinary text grows about linearly with its length', () => {
  for (const type of TYPES) {
    const long = analysis(type, ordinary(LONG))
    expect(timesAsLong(long, analysis(type, ordinary(MAX_LENGTH)), { limit: 8 })).toBeLessThan(8)
  }
})

test('the measurement detects a pattern that takes quadratic time', () => {
  const text = repeated('a', 2 * LONG)
  const careless = () => void /a*b/.test(text)
  const yardstick = analysis('message', ordinary(LONG))
  expect(timesAsLong(careless, yardstick, { most: 4 })).toBeGreaterThan(MUCH_LONGER)
})

test('any input gets a verdict with spans inside the text', () => {
  const part = fc.oneof(
    fc.constantFrom(...REPEATS),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.webUrl(),
    fc.emailAddress(),
  )
  fc.assert(
    fc.property(fc.constantFrom(...TYPES), fc.array(part, { maxLength: 60 }), (type, parts) => {
      const text = parts.join('').slice(0, MAX_LENGTH)
      const { findings, reassurances } = analyze({ type, text })
      const spans = [...findings, ...reassurances].flatMap((finding) => finding.spans)
      expect(spans.every(({ start, end }) => 0 <= start && start < end && end <= text.length)).toBe(
        true,
      )
    }),
    { numRuns: 150 },
  )
})
