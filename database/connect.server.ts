import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolConfig } from 'pg'

/** Of one process, unless told. */
export const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 3_000
const STATEMENT_TIMEOUT_MS = 10_000

/** How long a statement may take, when not as long as a request may wait. */
export type QueryTimeouts = Pick<PoolConfig, 'statement_timeout' | 'query_timeout'>

/** For work on whole tables. */
export const NO_TIMEOUTS: QueryTimeouts = { statement_timeout: 0, query_timeout: 0 }

/** What a server shows of our connections, where the URL names nothing else. */
export const APPLICATION_NAME = 'himaya'

export type Database = NodePgDatabase & { $client: Pool }

/** What a transaction or the database itself can both do. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/**
 * A pool of connections. Nothing is connected until the first query.
 * @param onLost told of a connection that broke while idle (a restarted server, say); the pool replaces it by itself
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
  // Nobody listens to a connection in use, and one that breaks then would end the process. What runs over it fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}))
  return drizzle(pool)
}

const underWay = new WeakMap<Database, Promise<boolean>>()

/**
 * Whether the database answers now. While every connection of the pool is at work, it is asked over one more: busy is not
 * away. Who asks at the same time gets the same answer, so that there is never more than that one.
 */
export function isReachable(db: Database): Promise<boolean> {
  const asked = underWay.get(db)
  if (asked) return asked
  const answer = ask(db)
    .then(
      () => true,
      () => false,
    )
    .finally(() => underWay.delete(db))
  underWay.set(db, answer)
  return answer
}

/** @throws when there is no answer */
async function ask(db: Database): Promise<void> {
  const { idleCount, totalCount, options } = db.$client
  if (idleCount > 0 || totalCount < options.max) {
    await db.execute(sql`select 1`)
    return
  }
  // Not with a copy: the password is there to be read, but not to be listed.
  const client = new Client(options)
  // A connection that breaks at the end of it is told here first, and would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => {})
  }
}
