import { expect, onTestFinished, test, vi } from 'vitest'
import { liveCountsPath } from '#app/features/interactions/interaction-counts.ts'
import { connect, type Database } from '#database/connect.server.ts'
import { prepareDatabase } from '#database/prepare.server.ts'
import { forwardConnections } from '../../scripts/bench/failover/forward-connections.ts'
import { canReplicate, startServerPair } from '../../scripts/bench/failover/server-pair.ts'
import { testApp } from '../support/app.ts'
import { readEvents } from '../support/event-reader.ts'
import { addLibraryEntry } from '../support/library-entry.ts'
import { ask } from '../support/postgres-server.ts'
import { formOf, post, validFields } from '../support/report-form.ts'
import { serve } from '../support/site.ts'
import { countRows } from '../support/stored-data.ts'
import { LONG_POLL } from '../support/timeouts.ts'
import { visibleText } from '../support/visible-text.ts'
import { allGoOn, SCAM_CHECK, startWriting, write } from '../support/writers.ts'

test.runIf(canReplicate)(
  'when a standby takes over from a killed primary, nothing acknowledged is lost, readiness follows writes and live counts resume',
  async () => {
    const pair = await startServerPair()
    onTestFinished(pair.stop)
    const forwarder = await forwardConnections(pair.primary)
    onTestFinished(forwarder.close)
    const db = connected(forwarder.connection)
    await prepareDatabase(db, async () => {})
    const scam = await addLibraryEntry(db)
    const app = await testApp({ TRUSTED_PROXY_HOPS: '1' }, db)
    await app.live.open()
    const origin = await serve(app)
    const readiness = async () => (await fetch(`${origin}/readyz`)).text()
    const counts = origin + liveCountsPath(scam)
    const { events } = await readEvents(counts)
    const shown = () => (events.at(-1)?.data as { helpful: number } | undefined)?.helpful ?? 0

    const reactions = startWriting(counts, { type: 'helpful' })
    const checks = startWriting(`${origin}/scam-checker`, SCAM_CHECK)
    const bothGoOn = () => allGoOn(reactions, checks)
    await bothGoOn()
    expect(await readiness()).toBe('ready\n')

    await pair.kill()
    await vi.waitFor(
      async () => expect(await readiness()).toBe('database unreachable\n'),
      LONG_POLL,
    )
    forwarder.switchTo(pair.standby)
    await vi.waitFor(async () => expect(await readiness()).toBe('database read only\n'), LONG_POLL)
    const refused = await write(counts, { type: 'helpful' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    const before = reactions.acknowledged()

    await pair.promote()
    await vi.waitFor(async () => expect(await readiness()).toBe('ready\n'), LONG_POLL)
    await bothGoOn()
    await vi.waitFor(() => expect(shown()).toBeGreaterThan(before), LONG_POLL)

    const ended = [await reactions.end(), await checks.end()]
    await vi.waitFor(async () => {
      const now = await fetch(`${counts}?poll`)
      expect(shown()).toBe((await now.json()).helpful)
    }, LONG_POLL)
    const standby = connected(pair.standby)
    const stored = [
      await countRows(standby, 'scam_interactions'),
      await countRows(standby, 'scam_checks'),
    ]
    for (const [n, { acknowledged, sent }] of ended.entries()) {
      expect(stored[n]).toBeGreaterThanOrEqual(acknowledged)
      expect(stored[n]).toBeLessThanOrEqual(sent)
    }
    expect(shown()).toBe(stored[0])
  },
)

test.runIf(canReplicate)(
  'while a synchronous standby is frozen, each form is refused in its own words and pages are read, and then writing goes on by itself',
  async () => {
    const pair = await startServerPair()
    onTestFinished(pair.stop)
    const db = connected(pair.primary)
    await prepareDatabase(db, async () => {})
    const scam = await addLibraryEntry(db)
    const app = await testApp({ TRUSTED_PROXY_HOPS: '1' }, db)
    const origin = await serve(app)
    const counts = origin + liveCountsPath(scam)
    const fields = await validFields(app)
    const reactions = startWriting(counts, { type: 'helpful' })
    const checks = startWriting(`${origin}/scam-checker`, SCAM_CHECK)
    await allGoOn(reactions, checks)

    const thaw = await pair.freeze()
    try {
      const refusals = Promise.all([
        write(counts, { type: 'helpful' }),
        write(`${origin}/scam-checker`, SCAM_CHECK),
        post(origin, '/report-scam', formOf(fields)),
      ])
      await vi.waitFor(
        async () => expect(await waitingCommits(pair.primary)).not.toBe(0),
        LONG_POLL,
      )
      for (const path of ['/scam-library?q=parcel', '/api/v1/scams', '/readyz']) {
        expect([path, (await fetch(origin + path)).status]).toEqual([path, 200])
      }
      const [reaction, check, report] = await refusals
      for (const { status, headers } of [reaction, check, report]) {
        expect([status, headers.get('retry-after')]).toEqual([503, '5'])
      }
      expect(await reaction.json()).toEqual({ ok: false, problem: 'failed' })
      expect(visibleText(await check.text())).toContain('Unable to complete security analysis.')
      const form = await report.text()
      expect(visibleText(form)).toContain('Failed to submit report. Please try again.')
      expect(form).toContain(fields.description)
      expect(await waitingCommits(pair.primary)).not.toBe(0)
    } finally {
      thaw()
    }

    await allGoOn(reactions, checks)
    const said = await reactions.end()
    await checks.end()
    await vi.waitFor(async () => expect(await waitingCommits(pair.primary)).toBe(0), LONG_POLL)
    const stored = await countRows(db, 'scam_interactions')
    expect(stored).toBeGreaterThanOrEqual(said.acknowledged)
    // What was refused is committed once the standby follows again.
    expect(stored).toBeLessThanOrEqual(said.sent + 1)
  },
)

/** Number of commits that wait for the standby. */
async function waitingCommits(primary: Parameters<typeof connect>[0]): Promise<number> {
  const waiting = `select pid from pg_stat_activity where wait_event = 'SyncRep'`
  return (await ask(primary, waiting)).length
}

function connected(connection: Parameters<typeof connect>[0]): Database {
  const db = connect(connection, () => {})
  onTestFinished(() => db.$client.end())
  return db
}
