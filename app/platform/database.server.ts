import { join, resolve } from 'node:path'
import type { PoolConfig } from 'pg'
import {
  connect,
  type Database,
  MAX_CONNECTIONS,
  type QueryTimeouts,
} from '#database/connect.server.ts'
import {
  clusterDatabase,
  clusterPassword,
  clusterUser,
  tcpOnly,
} from '#database/embedded/cluster.server.ts'
import { logLevelOf } from '#database/embedded/events.server.ts'
import { runningServer } from '#database/embedded/pid-file.server.ts'
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#database/embedded/start.server.ts'
import { makeFolder } from '#database/make-folder.server.ts'
import { acquireExclusiveLock, acquireUsageLock } from '#database/usage-lock.server.ts'
import { ConfigurationError, type Env } from './env.server.ts'
import type { Log } from './log.server.ts'

/** An open database, and how other processes of ours connect to it. */
export type OpenDatabase = { db: Database; connection: PoolConfig; close(): Promise<void> }

/** The database of a command. It may be shared with a running Himaya or other commands. */
export type CommandDatabase = Omit<OpenDatabase, 'close'> & {
  /** Replaces an error by one that says the database is gone, if that is the cause. */
  explained(fault: unknown): Promise<unknown>
  /**
   * Waits for joined commands before the database is stopped.
   * @param onWait called once if there are any
   */
  close(onWait?: () => void): Promise<void>
}

const STOPPED =
  'The Himaya that this ran beside has stopped, and its database with it: nothing more was done, run this again'

const NOT_PUBLIC =
  "DATABASE_URL must lead to a database where names are of the schema public: it is missing, or a schema of the role's own name goes before it (alter role ... set search_path = public)"

/** Of PgBouncer, with SQLSTATE 08P01 like most of its errors. */
const REFUSED_PARAMETER = /unsupported startup parameter(?: in options)?: ([a-z_.]+)/i

/** Number of attempts for a server that is starting or stopping. Each waits half a second for its folder. */
const MAX_ATTEMPTS = 40

/** Maximum number of connections of all workers on one machine, including their listeners. */
const MAX_ACROSS_WORKERS = 90

/**
 * Opens the database at `DATABASE_URL`, or an embedded one under `DATA_DIR`.
 * @param patience timeouts for work that takes longer than a request
 * @throws ConfigurationError, EmbeddedPostgresError
 */
export async function openDatabase(
  env: Env,
  log: Log,
  patience: QueryTimeouts = {},
): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    const open = connectDatabase(env, log, { connectionString: env.DATABASE_URL, ...patience })
    await greet(open)
    return open
  }
  await makeDataFolder(env)
  const postgres = await startEmbeddedPostgres({
    directory: embeddedDirectory(env),
    log: (event) => log[logLevelOf(event)]({ event }, 'database server'),
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

/**
 * @throws ConfigurationError if the database does not answer, rejects us, or has another schema first in its
 *   search path
 */
async function greet({ db, close }: OpenDatabase): Promise<void> {
  try {
    const { rows } = await db.$client.query('select current_schema() as schema')
    if (rows[0]?.schema === 'public') return
  } catch (fault) {
    await close()
    const { code = 'no answer', message } = fault as NodeJS.ErrnoException
    const [, parameter] = REFUSED_PARAMETER.exec(message) ?? []
    if (parameter) {
      throw new ConfigurationError(
        `the pooler at DATABASE_URL refuses a parameter: set ignore_startup_parameters = ${parameter} there, and see "Managed PostgreSQL" in docs/operations.md`,
      )
    }
    throw new ConfigurationError(`DATABASE_URL must lead to a database that lets us in (${code})`)
  }
  await close()
  throw new ConfigurationError(NOT_PUBLIC)
}

/**
 * Accessible to the database server's account, whose folder is inside; listable only by ours.
 * @throws ConfigurationError if it cannot be created
 */
async function makeDataFolder(env: Env): Promise<void> {
  try {
    await makeFolder(embeddedDirectory(env), 0o711)
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    throw new ConfigurationError(
      `DATA_DIR must be a folder that this account can write in, or one that can be made (${code})`,
    )
  }
}

/** Connects to a database that another process has opened. */
export function connectDatabase(
  { WORKERS }: Pick<Env, 'WORKERS'>,
  log: Log,
  connection: PoolConfig,
): OpenDatabase {
  const max = Math.min(MAX_CONNECTIONS, Math.floor(MAX_ACROSS_WORKERS / WORKERS) - 1)
  const lost = (err: Error) => log.warn({ err }, 'a database connection was lost')
  const db = connect({ ...connection, max }, lost)
  return { db, connection, close: () => db.$client.end() }
}

/**
 * Opens the database for a command: like `openDatabase`, or through the server of a running Himaya on the
 * same data folder. Waits for a server that is starting or stopping.
 */
export async function joinDatabase(
  env: Env,
  log: Log,
  patience: QueryTimeouts = {},
): Promise<CommandDatabase> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ownDatabase(env, log, patience)
    } catch (fault) {
      if (!(fault instanceof EmbeddedPostgresError && fault.code === 'in-use')) throw fault
      const joined = await joinServer(env, log, patience)
      if (joined) return joined
      if (attempt === MAX_ATTEMPTS) throw fault
    }
  }
}

/** Opens the database for a command that must not run while another Himaya does. */
export async function ownDatabase(
  env: Env,
  log: Log,
  patience: QueryTimeouts = {},
): Promise<CommandDatabase> {
  const open = await openDatabase(env, log, patience)
  return {
    ...open,
    explained: async (fault) => fault,
    async close(onWait) {
      if (!env.DATABASE_URL) await acquireExclusiveLock(open.connection, onWait ?? (() => {}))
      await open.close()
    },
  }
}

async function joinServer(
  env: Env,
  log: Log,
  patience: QueryTimeouts,
): Promise<CommandDatabase | undefined> {
  const server = await runningServer(join(embeddedDirectory(env), 'cluster'))
  if (!server) return undefined
  const connection = {
    host: tcpOnly ? '127.0.0.1' : server.socketDirectory,
    port: server.port,
    user: clusterUser,
    database: clusterDatabase,
    ...(tcpOnly ? { password: await clusterPassword(embeddedDirectory(env)) } : {}),
  }
  const place = await acquireUsageLock(connection)
  if (!place) return undefined
  const open = connectDatabase(env, log, { ...connection, ...patience })
  return {
    ...open,
    explained: async (fault) =>
      (await place.isThere()) ? fault : new EmbeddedPostgresError('stopped', STOPPED),
    async close() {
      await open.close()
      await place.leave()
    },
  }
}

function embeddedDirectory(env: Env): string {
  return resolve(env.DATA_DIR, 'postgres')
}
