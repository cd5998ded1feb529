import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import { faultsOf } from '../../scripts/fuzz/faults.ts'
import { MARKUP, SPLIT_HEADER } from '../../scripts/fuzz/hostile.ts'
import { attacks } from '../../scripts/fuzz/requests.ts'
import { send } from '../../scripts/fuzz/send.ts'
import { siteUnderAttack } from '../../scripts/fuzz/site.ts'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { newStaff, signIn } from '../support/staff.ts'

/** As many as there is time for: on a busy machine fewer, and never a failure for that. */
const MOST_REQUESTS = 1500
const MOST_MS = 10_000
const PATIENCE_MS = 120_000
const SEED = 9

test('no request, however hostile, gets a fault, a trace, its own markup or a wrong type', {
  timeout: PATIENCE_MS,
}, async () => {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1' })
  const { phishing } = await addCategories(app.db)
  const id = await addScam(app.db, { title: 'Parcel fee', categoryId: phishing })
  const origin = await serve(app)
  await newStaff(app)
  const site = await siteUnderAttack(origin, [id, phishing], [await signIn(origin)])
  await fc.assert(
    fc.asyncProperty(attacks(site), async (attack) => {
      expect(faultsOf(attack, await send(origin, attack))).toEqual([])
    }),
    { seed: SEED, numRuns: MOST_REQUESTS, interruptAfterTimeLimit: MOST_MS },
  )
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as Record<string, unknown>).a).toBeUndefined()
})

describe('canary', () => {
  const attack = { method: 'GET', path: '/', headers: [], body: '' }
  const fine = {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
    body: '<p>fine</p>',
  }

  test.each<[what: string, worse: { status?: number; headers?: object; body?: string }]>([
    ['a fault', { status: 500 }],
    ['a trace', { body: 'Error: x\n    at load (file:///srv/app/load.ts:1:2)' }],
    ['markup', { body: `<p>${MARKUP[0]}()</script></p>` }],
    ['a header that the visitor wrote', { headers: { [SPLIT_HEADER]: '1' } }],
    ['a way to another site', { headers: { location: '//evil.example/x' } }],
    ['a type that does not say its letters', { headers: { 'content-type': 'text/html' } }],
    ['a type to be guessed', { headers: { 'x-content-type-options': '' } }],
  ])('%s would be found', (_, worse) => {
    const answer = (more: typeof worse) => ({
      ...fine,
      ...more,
      headers: new Headers({ ...fine.headers, ...more.headers }),
    })
    expect(faultsOf(attack, answer({}))).toEqual([])
    expect(faultsOf(attack, answer(worse))).toHaveLength(1)
  })
})
