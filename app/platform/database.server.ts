import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PoolConfig } from 'pg'
import {
  connect,
  type Database,
  MOST_CONNECTIONS,
  type Patience,
} from '#database/connect.server.ts'
import {
  clusterDatabase,
  clusterPassword,
  clusterUser,
  tcpOnly,
} from '#database/embedded/cluster.server.ts'
import { runningServer } from '#database/embedded/pid-file.server.ts'
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#database/embedded/start.server.ts'
import { ConfigurationError, type Env } from './env.server.ts'
import type { Log } from './log.server.ts'

/** A database, and how another process of ours connects to it. */
export type OpenDatabase = { db: Database; connection: PoolConfig; close(): Promise<void> }

/** What all workers of one machine may hold together, the connection of each that listens included. */
const MOST_OF_ALL_WORKERS = 90

/**
 * The database at `DATABASE_URL`, or one of Himaya's own under `DATA_DIR`.
 * @param patience for work that takes longer than any request may
 * @throws ConfigurationError, EmbeddedPostgresError
 */
export async function openDatabase(
  env: Env,
  log: Log,
  patience: Patience = {},
): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    const open = connectDatabase(env, log, { connectionString: env.DATABASE_URL, ...patience })
    await greet(open)
    return open
  }
  await makeDataFolder(env)
  const postgres = await startEmbeddedPostgres({
    directory: embeddedDirectory(env),
    log: (event) => log.info({ event }, 'database server'),
  })
  const open = connectDatabase(env, log, { ...postgres.connection, ...patience })
  return {
    ...open,
    async close() {
      await open.close()
      await postgres.stop()
    },
  }
}

/** @throws ConfigurationError when the database does not answer, or does not let us in */
async function greet({ db, close }: OpenDatabase): Promise<void> {
  try {
    await db.$client.query('select 1')
  } catch (fault) {
    await close()
    const { code = 'no answer' } = fault as NodeJS.ErrnoException
    throw new ConfigurationError(`DATABASE_URL must lead to a database that lets us in (${code})`)
  }
}

/**
 * Passable for the database server's account, whose own folder is inside; listable only by ours.
 * @throws ConfigurationError when it can't be made
 */
async function makeDataFolder({ DATA_DIR }: Env): Promise<void> {
  try {
    await mkdir(DATA_DIR, { recursive: true, mode: 0o711 })
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    throw new ConfigurationError(`DATA_DIR must be a folder, or one that can be made (${code})`)
  }
}

/** A database that another process has opened. */
export function connectDatabase(
  { WORKERS }: Pick<Env, 'WORKERS'>,
  log: Log,
  connection: PoolConfig,
): OpenDatabase {
  const max = Math.min(MOST_CONNECTIONS, Math.floor(MOST_OF_ALL_WORKERS / WORKERS) - 1)
  const lost = (err: Error) => log.warn({ err }, 'a database connection was lost')
  const db = connect({ ...connection, max }, lost)
  return { db, connection, close: () => db.$client.end() }
}

/**
 * The database for a command: as `openDatabase`, or beside a Himaya that runs on the same data folder, through the
 * server that it started.
 */
export async function joinDatabase(
  env: Env,
  log: Log,
  patience: Patience = {},
): Promise<OpenDatabase> {
  try {
    return await openDatabase(env, log, patience)
  } catch (fault) {
    if (!(fault instanceof EmbeddedPostgresError && fault.code === 'in-use')) throw fault
    const server = await runningServer(join(embeddedDirectory(env), 'cluster'))
    if (!server) throw fault
    return connectDatabase(env, log, {
      host: tcpOnly ? '127.0.0.1' : server.socketDirectory,
      port: server.port,
      user: clusterUser,
      database: clusterDatabase,
      ...(tcpOnly ? { password: await clusterPassword(embeddedDirectory(env)) } : {}),
      ...patience,
    })
  }
}

function embeddedDirectory(env: Env): string {
  return resolve(env.DATA_DIR, 'postgres')
}
