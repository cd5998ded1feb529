import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolConfig } from 'pg'

/** Default maximum per process. */
export const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 3_000
/**
 * For requests: a visitor who waits longer than this is better told to try again. A commit that waits for a
 * standby is not bound by the server's timeout but by ours, a second later.
 */
const STATEMENT_TIMEOUT_MS = 5_000

/** Statement timeouts other than those for requests. */
export type QueryTimeouts = Pick<PoolConfig, 'statement_timeout' | 'query_timeout'>

/** For work on whole tables. */
export const NO_TIMEOUTS: QueryTimeouts = { statement_timeout: 0, query_timeout: 0 }

/** Application name of our connections, unless the URL sets another. */
export const APPLICATION_NAME = 'himaya'

export type Database = NodePgDatabase & { $client: Pool }

/** Common interface of a transaction and the database. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/**
 * Creates a connection pool. Connects on the first query.
 * @param onLost called when an idle connection breaks, for example on a server restart; the pool replaces it
 */
export function connect(config: PoolConfig, onLost: (fault: Error) => void): Database {
  const pool = new Pool({
    application_name: APPLICATION_NAME,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    ...config,
  })
  pool.on('error', onLost)
  // Without a listener an error on a connection in use would end the process. Its query fails on its own.
  pool.on('connect', (client) => client.on('error', () => {}))
  return drizzle(pool)
}

/** What a database allows at the moment. */
export type DatabaseState = 'writable' | 'read only' | 'unreachable'

const underWay = new WeakMap<Database, Promise<DatabaseState>>()

/**
 * Asks whether the database would take a write, without writing. If all pool connections are busy, an
 * additional one is opened: busy is not unavailable. Concurrent callers share the result, so at most one is
 * opened.
 */
export function stateOf(db: Database): Promise<DatabaseState> {
  const asked = underWay.get(db)
  if (asked) return asked
  const answer = ask(db)
    .catch((): DatabaseState => 'unreachable')
    .finally(() => underWay.delete(db))
  underWay.set(db, answer)
  return answer
}

/** A standby, or a server, database or role that is set to be read only. */
const IS_READ_ONLY = `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly"`

/** @throws if there is no answer */
async function ask(db: Database): Promise<DatabaseState> {
  const { idleCount, totalCount, options } = db.$client
  if (idleCount > 0 || totalCount < options.max) return stateBy(db.$client)
  // Not a copy: the password property is not enumerable.
  const client = new Client(options)
  // Without a listener a connection error during shutdown would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await stateBy(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function stateBy(connection: Pool | Client): Promise<DatabaseState> {
  const { rows } = await connection.query<{ isReadOnly: boolean }>(IS_READ_ONLY)
  return rows[0]?.isReadOnly ? 'read only' : 'writable'
}
