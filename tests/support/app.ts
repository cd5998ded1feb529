import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createApp } from '#app/platform/app.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { readEnv } from '#app/platform/env.server.ts'
import { createLog, type Log } from '#app/platform/log.server.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { connect, type Database } from '#database/connect.server.ts'
import { administer, inDatabase } from './postgres-server.ts'

let made = 0

/** Creates a migrated, empty database for one test. */
export async function testDatabase(): Promise<Database> {
  const server = inject('postgres')
  const name = `himaya_test_${process.pid}_${++made}`
  await administer(
    server,
    `create database ${name} template ${inject('template')} strategy file_copy`,
  )
  const db = connect(inDatabase(server, name), () => {})
  onTestFinished(async () => {
    await db.$client.end()
    await administer(server, `drop database ${name} with (force)`)
  })
  return db
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
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
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
