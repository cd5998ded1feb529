import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { liveCountsPath } from '#app/features/interactions/interaction-counts.ts'
import { joinDatabase } from '#app/platform/database.server.ts'
import { readEnv } from '#app/platform/env.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { SEED_SCAMS } from '#database/seed/compiled/scams.js'
import { type RunningHimaya, startHimaya } from '../support/running-himaya.ts'
import { countRows } from '../support/stored-data.ts'
import { LONG_POLL } from '../support/timeouts.ts'
import { visibleText } from '../support/visible-text.ts'
import { allGoOn, SCAM_CHECK, startWriting } from '../support/writers.ts'

test('kill -9 of the database, and then of Himaya, under load loses no acknowledged data', {
  timeout: 900_000,
}, async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'himaya-kills-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true, maxRetries: 20 }))
  const first = await start(DATA_DIR)
  const library = await (await fetch(`${first.origin}/api/v1/scams`)).text()
  const counts = liveCountsPath(/[\da-f]{8}-[\da-f-]{27}/.exec(library)?.[0] ?? '')
  const kept = async ({ origin }: RunningHimaya) =>
    (await (await fetch(`${origin}${counts}?poll`)).json()).helpful as number

  const writing = startWriting(first.origin + counts, { type: 'helpful' }, true)
  // A check is stored in a transaction on a dedicated connection when the database fails.
  const checking = startWriting(`${first.origin}/scam-checker`, SCAM_CHECK, true)
  const bothGoOn = () => allGoOn(writing, checking)
  await bothGoOn()
  process.kill(Number(databasePids(first)[0]), 'SIGKILL')
  await vi.waitFor(() => expect(databasePids(first)).toHaveLength(2), LONG_POLL)
  const before = writing.acknowledged()
  await bothGoOn()
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  expect(await kept(first)).toBeGreaterThanOrEqual(before)

  const exit = once(first.process, 'exit')
  first.process.kill('SIGKILL')
  await exit
  const [reactions, checks] = await Promise.all([writing.end(), checking.end()])
  const second = await start(DATA_DIR)
  for (const [found, { acknowledged, sent }] of [
    [await kept(second), reactions],
    [await checksIn(DATA_DIR), checks],
  ] as const) {
    expect(found).toBeGreaterThanOrEqual(acknowledged)
    expect(found).toBeLessThanOrEqual(sent)
  }
  // The library must not be seeded twice.
  const entries = await fetch(`${second.origin}/scam-library?status=all`)
  expect(visibleText(await entries.text())).toContain(`${SEED_SCAMS.length} scams`)
})

/** Counts the checks in a running Himaya's database. */
async function checksIn(DATA_DIR: string): Promise<number> {
  const database = await joinDatabase(readEnv({ DATA_DIR }), createLog('silent'))
  onTestFinished(() => database.close())
  return countRows(database.db, 'scam_checks')
}

async function start(DATA_DIR: string): Promise<RunningHimaya> {
  const himaya = await startHimaya({ DATA_DIR, TRUSTED_PROXY_HOPS: '1' })
  onTestFinished(async () => {
    await himaya.stop()
  })
  return himaya
}

/** Returns the pids of the database so far, from the log. */
function databasePids(himaya: RunningHimaya): number[] {
  return [...himaya.output().matchAll(/"kind":"started","pid":(\d+)/g)].map(([, pid]) =>
    Number(pid),
  )
}
