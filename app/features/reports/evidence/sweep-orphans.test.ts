import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { backUp } from '#app/features/backup/back-up.server.ts'
import { openBackupFiles } from '#app/features/backup/backup-files.server.ts'
import { restore } from '#app/features/backup/restore.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { EVIDENCE_MARK } from '#app/platform/storage/evidence-path.server.ts'
import { connect, type Database, NO_TIMEOUTS } from '#database/connect.server.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { administer, inDatabase } from '../../../../tests/support/postgres-server.ts'
import { recordedLog } from '../../../../tests/support/recorded-log.ts'
import { afterOrphanPeriod, storedEvidence } from '../../../../tests/support/report-form.ts'
import { startS3 } from '../../../../tests/support/s3-server.ts'
import { addReportWithEvidence } from '../../../../tests/support/stored-data.ts'
import { sweepOrphans } from './sweep-orphans.server.ts'

const KEY = newSecretKey()
/** Pacific/Kiritimati is UTC+14. */
const FURTHEST_ZONE_MS = 14 * 3_600_000
const ORPHAN = 'scam-evidence/orphan.webp.enc'

test.each([
  'files',
  'S3',
])('another database on the same storage (%s) removes nothing and logs the reason', async (kind) => {
  const site = await siteOn(kind)
  await sweepOrphans(site)
  await addReportWithEvidence(site, { images: 2 })
  const stored = await storedEvidence(site)
  const { log, text } = recordedLog()
  const other = await beside(site, { log })
  await addReportWithEvidence(other, { images: 1 })
  expect(await sweepOrphans(afterOrphanPeriod(other))).toBe(0)
  expect(await storedEvidence(site)).toEqual(expect.arrayContaining(stored))
  expect(text()).toContain(EVIDENCE_MARK)
  await site.evidence.put(ORPHAN, Buffer.from('x'))
  await sweepOrphans(afterOrphanPeriod(site))
  expect(await site.evidence.get(ORPHAN)).toBeNull()
})

test('storage without a mark is claimed only by a database that references a file in it', async () => {
  const site = await siteOn('files')
  await addReportWithEvidence(site, { images: 1 })
  const stored = await storedEvidence(site)
  await site.evidence.put(ORPHAN, Buffer.from('x'))
  expect(await sweepOrphans(afterOrphanPeriod(await beside(site)))).toBe(0)
  expect(await sweepOrphans(afterOrphanPeriod(site))).toBe(1)
  expect(await storedEvidence(site)).toEqual(stored)
  expect(await sweepOrphans(afterOrphanPeriod(await beside(site)))).toBe(0)
})

test('a database restored elsewhere on the same storage removes no newer evidence', async () => {
  const site = await siteOn('files')
  await sweepOrphans(site)
  await addReportWithEvidence(site, { images: 1 })
  const file = await backupOf(site)
  const drill = await beside(site, { template: 'template0' })
  await restoreInto(drill, file, false)
  const late = await addReportWithEvidence(site, { images: 1 })
  expect(await sweepOrphans(afterOrphanPeriod(drill))).toBe(0)
  expect(await storedEvidence(site)).toEqual(expect.arrayContaining(late.evidence))
})

test('a restore that replaces the data owns the storage, in the same database and in a new one', async () => {
  const site = await siteOn('files')
  await sweepOrphans(site)
  await addReportWithEvidence(site, { images: 1 })
  const stored = await storedEvidence(site)
  const file = await backupOf(site)
  for (const place of [site, await beside(site)]) {
    await restoreInto(place, file, true)
    await place.evidence.put(ORPHAN, Buffer.from('x'))
    expect(await sweepOrphans(afterOrphanPeriod(place))).toBe(1)
    expect(await storedEvidence(place)).toEqual(stored)
  }
  expect(await sweepOrphans(afterOrphanPeriod(site))).toBe(0)
})

async function siteOn(kind: string): Promise<App> {
  const { variables } = kind === 'S3' ? await startS3() : { variables: {} }
  return testApp({ SECRET_KEY: KEY, ...variables }, await databaseOfOne(inject('template')))
}

test('a clock that is 14 hours ahead removes no images of a report in progress', async () => {
  const site = await testApp()
  await sweepOrphans(site)
  await site.evidence.put(ORPHAN, Buffer.from('x'))
  const ahead: App = { ...site, clock: { now: () => new Date(Date.now() + FURTHEST_ZONE_MS) } }
  expect(await sweepOrphans(ahead)).toBe(0)
})

/** Creates an App with its own database and another one's storage. */
async function beside({ evidence }: App, { log, template }: Beside = {}): Promise<App> {
  const db = await databaseOfOne(template ?? inject('template'))
  return { ...(await testApp({ SECRET_KEY: KEY }, db, log)), evidence }
}

type Beside = { log?: App['log']; template?: string }

/** Creates a database that allows one connection, so that a restore finds no other. */
async function databaseOfOne(template: string): Promise<Database> {
  const server = inject('postgres')
  const name = `himaya_sweep_${process.pid}_${Math.random().toString(36).slice(2)}`
  await administer(server, `create database ${name} template ${template}`)
  const db = connect({ ...inDatabase(server, name), ...NO_TIMEOUTS, max: 1 }, () => {})
  onTestFinished(async () => {
    await db.$client.end()
    await administer(server, `drop database ${name} with (force)`)
  })
  return db
}

const filesOf = ({ env, evidence }: App) => ({ ...openBackupFiles(env), evidence })

async function backupOf(app: App): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-sweep-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'kept.himaya')
  await backUp({ ...app, files: filesOf(app), secretKeys: [KEY] }, file)
  return file
}

const restoreInto = (app: App, file: string, replace: boolean) =>
  restore({ ...app, files: filesOf(app), secretKeys: [KEY] }, file, { replace })
