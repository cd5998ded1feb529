/**
 * `node tests/support/add-sample-data.ts`: adds reports with indicators and numbers of trends to the database of
 * the environment, whose library is the seeded one, so that no screen is empty.
 */
import { eq, sql } from 'drizzle-orm'
import { hintOf } from '#app/features/indicators/hint.ts'
import type { Indicator } from '#app/features/indicators/indicator.ts'
import { storedValues } from '#app/features/indicators/stored-value.server.ts'
import { addIndicator } from '#app/features/indicators/testing/add-indicator.ts'
import { lastFullWeeks } from '#app/features/trends/weeks.ts'
import { scams } from '#database/schema/scams.ts'
import { withApp } from '../../scripts/on-database.ts'

const REPORTS: readonly { title: string; named: readonly Indicator[] }[] = [
  {
    title: 'Fee for a parcel that I did not order',
    named: [
      { kind: 'domain', value: 'parcel-desk.top' },
      { kind: 'phone', value: '+971501234567' },
    ],
  },
  {
    title: 'رسالة عن طرد محتجز',
    named: [
      { kind: 'domain', value: 'parcel-desk.top' },
      { kind: 'iban', value: 'AE070331234567890123456' },
    ],
  },
  {
    title: 'A courier wanted my card number',
    named: [{ kind: 'domain', value: 'parcel-desk.top' }],
  },
]

/** Checks of the first week by kind of scam. */
const KINDS = { 'parcel-fee': 46, 'bank-impersonation': 31, 'traffic-fine': 18, 'job-task': 7 }

await withApp(async (app) => {
  const { db, crypto } = app
  const [entry] = await db.select().from(scams).where(eq(scams.slug, 'fake-parcel-fee'))
  for (const { title, named } of REPORTS) {
    for (const indicator of named) {
      const [value = ''] = storedValues(crypto, indicator)
      await addIndicator(
        app,
        { kind: indicator.kind, value },
        {
          ...(entry && { entry: entry.id }),
          ...(value !== indicator.value && { hint: hintOf(indicator) }),
          title,
          description: `${title} ${indicator.value}`,
        },
      )
    }
  }
  for (const [place, week] of lastFullWeeks(new Date()).entries()) {
    for (const [kind, checks] of Object.entries(KINDS)) {
      const n = checks + ((place * checks) % 13)
      await db.execute(sql`insert into trend_tallies values (${week}, 'check-kind', ${kind}, ${n})`)
    }
  }
})
