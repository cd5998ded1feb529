import { expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import { SEED_SCAMS } from '#database/seed/compiled/scams.js'
import { seededDatabase, testApp } from '../support/app.ts'
import { post } from '../support/report-form.ts'
import { serve } from '../support/site.ts'

test('a visitor gets 120 hints an hour; further hints are empty, and other visitors are not affected', async () => {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1' }, await seededDatabase())
  const origin = await serve(app)
  const body = new URLSearchParams({ title: '', description: SEED_SCAMS[0]!.examples[0]! })
  const hint = async (from: string) =>
    (await post(origin, '/api/reports/similar', body, from)).json() as Promise<object | null>
  expect(LIMITS.hintsPerWindow).toBe(120)
  let given = 0
  for (let round = 0; round < 13; round++) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => hint('192.0.2.1')))
    given += answers.filter((answer) => answer !== null).length
  }
  expect(given).toBe(120)
  expect(await hint('192.0.2.1')).toBeNull()
  expect(await hint('192.0.2.2')).not.toBeNull()
})
