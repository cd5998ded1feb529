import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { analyze } from '#analyzer'
import { checkContent } from '#app/features/checks/check-content.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { REPEATS, repeated } from '../../analyzer/cases/repeats.ts'
import { type Figures, measure, row } from './measure.ts'

const MESSAGE =
  'Emirates Post: your parcel EP4471923AE is on hold because of an unpaid fee. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay or it will be returned to the sender. '
const ARABIC =
  'بريد الإمارات: شحنتك معلقة بسبب رسوم غير مدفوعة. ادفع 12 درهم خلال 24 ساعة عبر الرابط http://emiratespost-ae.top/pay وأرسل رمز التحقق. '
const CHAT =
  'Hi Mona, shall we meet at the mall on Friday at six? I will bring the children and the cake. '

/** The local analyzer, compared with a hash of the same text as the minimum cost per byte. */
export async function benchAnalyzer(): Promise<void> {
  console.log('\nLocal analyzer (baseline: SHA-256 of the same text)')
  const cases = [
    ['scam message, 180 characters', MESSAGE],
    ['Arabic scam message, 140 characters', ARABIC],
    ['ordinary message, 100 characters', CHAT],
    ['scam message, 500 characters', repeated(MESSAGE, 500)],
    ['text of 5,000 characters', repeated(MESSAGE + CHAT + ARABIC, 5000)],
  ] as const
  for (const [what, text] of cases) {
    const runs = Math.round(400_000 / text.length)
    console.log(row(what, await measure(runs, () => analyze({ type: 'message', text }))))
  }
  const text = repeated(MESSAGE, 500)
  console.log(
    row(
      'baseline: SHA-256 of 500 characters',
      await measure(2000, () => createHash('sha256').update(text).digest('hex')),
    ),
  )
  const [worst, figures] = await slowestRepeat()
  console.log(row(`slowest of ${REPEATS.length} repeats of 5,000 characters: ${worst}`, figures))
}

/** Measures adversarial input of the maximum length. It must stay under 20 ms. */
async function slowestRepeat(): Promise<[what: string, Figures]> {
  const all: [string, Figures][] = []
  for (const piece of REPEATS) {
    const text = repeated(piece, 5000)
    for (const type of ['message', 'email', 'website'] as const)
      all.push([
        `${JSON.stringify(piece)}, ${type}`,
        await measure(20, () => analyze({ type, text })),
      ])
  }
  return all.reduce((worst, one) => (one[1].p50 > worst[1].p50 ? one : worst))
}

/**
 * A complete check: limit, analysis, similar scams, encryption and storage, compared with the smallest query.
 */
export async function benchChecks(app: App): Promise<void> {
  console.log('\nWhole check with the database (baseline: select 1)')
  const check = (run: number) =>
    checkContent(
      app,
      { ipHash: `bench ${run}` },
      { type: 'message', text: `${MESSAGE}${run}`, locale: 'en' },
    )
  console.log(row('check of a scam message, every time another visitor', await measure(500, check)))
  console.log(row('baseline: select 1', await measure(500, () => app.db.execute(sql`select 1`))))
}
