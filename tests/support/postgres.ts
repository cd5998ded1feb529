import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '#database/connect.server.ts'
import { startEmbeddedPostgres } from '#database/embedded/start.server.ts'
import { prepareDatabase } from '#database/prepare.server.ts'
import { checkBuild } from './fresh-build.ts'
import { administer, ask, inDatabase } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Server on which tests create their databases. */
    postgres: pg.PoolConfig
    /** A migrated, empty template database. */
    template: string
  }
}

/**
 * Provides one PostgreSQL server for the whole run: the one at `DATABASE_URL`, or an embedded one in a
 * temporary folder. Each test copies a migrated template database. Also checks whether the build is stale.
 */
export default async function setup(project: TestProject) {
  checkBuild()
  const server = process.env.DATABASE_URL
    ? { connection: { connectionString: process.env.DATABASE_URL }, stop: async () => {} }
    : await startServer()
  const template = `himaya_template_${process.pid}`
  await administer(server.connection, `create database ${template}`)
  const db = connect(inDatabase(server.connection, template), () => {})
  await prepareDatabase(db, async () => {})
  await db.$client.end()
  project.provide('postgres', server.connection)
  project.provide('template', template)
  return async () => {
    const made = await ask<{ datname: string }>(
      server.connection,
      `select datname from pg_database where starts_with(datname, '${template}')`,
    )
    for (const { datname } of made)
      await administer(server.connection, `drop database ${datname} with (force)`)
    await server.stop()
  }
}

/** Disables durability: dropping a database takes 12 ms instead of 500. */
const WITHOUT_DURABILITY = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // Copies databases with reflinks: 50 ms instead of 117.
  ...(process.platform === 'linux' && { file_copy_method: 'clone' }),
}

/** Starts an embedded server in a temporary folder, which is removed when it stops. */
export async function startServer() {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-test-'))
  await chmod(directory, 0o755)
  const server = await startEmbeddedPostgres({
    directory,
    log: () => {},
    settings: WITHOUT_DURABILITY,
  })
  return {
    connection: server.connection,
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
