import { join, resolve } from 'node:path'
import { connect, type Database } from '#database/connect.server.ts'
import {
  clusterDatabase,
  clusterPassword,
  clusterUser,
  tcpOnly,
} from '#database/embedded/cluster.server.ts'
import { runningServer } from '#database/embedded/pid-file.server.ts'
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#database/embedded/start.server.ts'
import type { Env } from './env.server.ts'
import type { Log } from './log.server.ts'

export type OpenDatabase = { db: Database; close(): Promise<void> }

/** The database at `DATABASE_URL`, or one of Himaya's own under `DATA_DIR`. */
export async function openDatabase(env: Env, log: Log): Promise<OpenDatabase> {
  const lost = (err: Error) => log.warn({ err }, 'a database connection was lost')
  if (env.DATABASE_URL) {
    const db = connect({ connectionString: env.DATABASE_URL }, lost)
    return { db, close: () => db.$client.end() }
  }
  const postgres = await startEmbeddedPostgres({
    directory: embeddedDirectory(env),
    log: (event) => log.info({ event }, 'database server'),
  })
  const db = connect(postgres.connection, lost)
  return {
    db,
    async close() {
      await db.$client.end()
      await postgres.stop()
    },
  }
}

/**
 * The database for a command: as `openDatabase`, or beside a Himaya that runs on the same data folder, through the
 * server that it started.
 */
export async function joinDatabase(env: Env, log: Log): Promise<OpenDatabase> {
  try {
    return await openDatabase(env, log)
  } catch (fault) {
    if (!(fault instanceof EmbeddedPostgresError && fault.code === 'in-use')) throw fault
    const server = await runningServer(join(embeddedDirectory(env), 'cluster'))
    if (!server) throw fault
    const db = connect(
      {
        host: tcpOnly ? '127.0.0.1' : server.socketDirectory,
        port: server.port,
        user: clusterUser,
        database: clusterDatabase,
        ...(tcpOnly ? { password: await clusterPassword(embeddedDirectory(env)) } : {}),
      },
      (err) => log.warn({ err }, 'a database connection was lost'),
    )
    return { db, close: () => db.$client.end() }
  }
}

function embeddedDirectory(env: Env): string {
  return resolve(env.DATA_DIR, 'postgres')
}
