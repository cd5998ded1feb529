import { expect, test } from 'vitest'
import { runRetention } from '#app/features/privacy/run-retention.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { testApp } from '../../../tests/support/app.ts'
import { serve } from '../../../tests/support/site.ts'

const PATH = 'scam-evidence/no-such-file.webp.enc'

test('the metrics show whether the database answers, and its used and awaited connections', async () => {
  const app = await testApp()
  const pool = app.db.$client
  const connections = (state: string) => figure(app, 'himaya_database_connections', { state })
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  const waiting = pool.connect()
  expect([await connections('in-use'), await connections('waiting')]).toEqual([10, 1])
  for (const client of clients) client.release(true)
  ;(await waiting).release(true)
  expect(await figure(app, 'himaya_ready')).toBe(1)
  Object.assign(pool.options, { host: '127.0.0.1', port: 1, connectionString: undefined })
  const idle = await pool.connect()
  idle.release(true)
  expect(await figure(app, 'himaya_ready')).toBe(0)
})

test('failures of mail and storage are counted and still thrown', async () => {
  const app = await testApp({
    SMTP_URL: 'smtp://127.0.0.1:1',
    EVIDENCE_S3_ENDPOINT: 'http://127.0.0.1:1',
    EVIDENCE_S3_REGION: 'r',
    EVIDENCE_S3_ACCESS_KEY_ID: 'a',
    EVIDENCE_S3_SECRET_ACCESS_KEY: 'b',
  })
  const message = { to: { name: '', address: 'a@b.example' }, subject: '', text: '', html: '' }
  const failure = (of: string) => figure(app, 'himaya_outside_failures_total', { of })
  for (const [of, work] of [
    ['mail', () => app.mail.send(message)],
    ['evidence', () => app.evidence.get(PATH)],
  ] as const) {
    expect(await failure(of)).toBe(0)
    await expect(work()).rejects.toThrow()
    expect(await failure(of)).toBe(1)
  }
  await expect(app.evidence.list()[Symbol.asyncIterator]().next()).rejects.toThrow()
  expect(await failure('evidence')).toBe(2)
})

test('requests are counted by kind and status class, pages by cache hit or miss', async () => {
  const app = await testApp()
  const origin = await serve(app)
  for (const path of [
    '/safety-tips',
    '/ar/safety-tips',
    '/safety-tips',
    '/healthz',
    '/logo.svg',
    '/admin',
    '/no-such',
  ]) {
    await (await fetch(origin + path, { redirect: 'manual' })).text()
  }
  const seen = (await app.metrics.requests.get()).values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .map(({ labels, value }) => `${labels.kind} ${labels.status} ${value}`)
  expect(seen.toSorted()).toEqual([
    'file 2xx 1',
    'page 2xx 3',
    'page 4xx 1',
    'probe 2xx 1',
    'staff 3xx 1',
  ])
  const hit = async () => {
    await (await fetch(`${origin}/terms`)).text()
    return figure(app, 'himaya_page_cache_total', { answer: 'hit' })
  }
  await expect.poll(hit).toBeGreaterThan(0)
  expect(await figure(app, 'himaya_page_cache_total', { answer: 'miss' })).toBeGreaterThan(0)
})

test('the hourly job reports the time of its last success', async () => {
  const app = await testApp()
  const before = Date.now() / 1000 - 1
  await runRetention(app)
  const job = 'himaya_job_last_success_timestamp_seconds'
  expect(await figure(app, job, { name: 'retention' })).toBeGreaterThan(before)
})

async function figure(app: App, name: string, labels: Record<string, string> = {}) {
  const metric = await app.metrics.registry.getSingleMetric(name)?.get()
  return metric?.values.find(({ labels: found }) =>
    Object.entries(labels).every(
      ([label, value]) => (found as Record<string, string>)[label] === value,
    ),
  )?.value
}
