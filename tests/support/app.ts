import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createApp } from '#app/platform/app.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { readEnv } from '#app/platform/env.server.ts'
import { createLog, type Log } from '#app/platform/log.server.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { connect, type Database, NO_TIMEOUTS } from '#database/connect.server.ts'
import { administer, inDatabase } from './postgres-server.ts'

let made = 0

/** Creates a migrated, empty database for one test. */
export function testDatabase(): Promise<Database> {
  return copyOf(inject('template'))
}

let seededTemplate: Promise<string> | undefined

/** Creates a database with the initial library for one test. Each worker seeds one, which takes seconds, and copies it. */
export async function seededDatabase(): Promise<Database> {
  seededTemplate ??= createSeededTemplate()
  return copyOf(await seededTemplate)
}

async function createSeededTemplate(): Promise<string> {
  const { seedLibrary } = await import('#app/features/seeding/seed-library.server.ts')
  const name = `${inject('template')}_seeded_${process.pid}`
  const db = await copy(inject('template'), name)
  await seedLibrary({ db })
  await db.$client.end()
  return name
}

/** Copies a database for one test. */
async function copyOf(template: string): Promise<Database> {
  const name = `himaya_test_${process.pid}_${++made}`
  const db = await copy(template, name)
  onTestFinished(async () => {
    await db.$client.end()
    await administer(inject('postgres'), `drop database ${name} with (force)`)
  })
  return db
}

/** Without timeouts, because on a busy machine statements take longer, and so does the wait for a connection of the pool. */
async function copy(template: string, name: string): Promise<Database> {
  const server = inject('postgres')
  await administer(server, `create database ${name} template ${template} strategy file_copy`)
  const config = { ...inDatabase(server, name), ...NO_TIMEOUTS, connectionTimeoutMillis: 0 }
  return connect(config, () => {})
}

/**
 * Creates a complete App with real parts. `variables` are its environment variables; the machine's own are
 * not read. Two Apps on one `database` act as two processes.
 * @param log instead of the silent one
 */
export async function testApp(
  variables: Record<string, string> = {},
  database?: Database,
  log?: Log,
): Promise<App> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-app-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }))
  const env = readEnv({
    DATA_DIR: directory,
    SECRET_KEY: newSecretKey(),
    LOG_LEVEL: 'silent',
    ...variables,
  })
  const app = await createApp(
    env,
    log ?? createLog(env.LOG_LEVEL),
    database ?? (await testDatabase()),
  )
  onTestFinished(() => app.live.close())
  return app
}
