import type { ClientBase } from 'pg'

/**
 * The advisory lock of a database that holds a site: shared by every running process, exclusive for a restore
 * that replaces the data. Released with its connection or transaction.
 */
const SITE_LOCK = 2

/**
 * Whether a pooler such as PgBouncer answers instead of the server: it makes up its own key for cancellation.
 * Its server connections are shared, so a session has neither locks nor notifications of its own.
 */
export async function isPooled(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== (client as ClientBase & { processID: number | null }).processID
}

/**
 * Marks the database as used by a running site for as long as the connection lasts. Through a pooler a
 * transaction stays open for it, which keeps one server connection; without a snapshot it does not hold back
 * vacuum.
 * @throws if a restore is under way, or the database has no advisory locks
 */
export async function holdSiteLock(client: ClientBase, pooled: boolean): Promise<void> {
  if (pooled) {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0')
  }
  const lock = pooled ? 'pg_try_advisory_xact_lock_shared' : 'pg_try_advisory_lock_shared'
  if (!(await take(client, lock))) throw new Error('a restore replaces this database')
}

/** Takes the exclusive lock until the end of the client's transaction. @returns whether no site is running */
export function takeSiteLock(client: ClientBase): Promise<boolean> {
  return take(client, 'pg_try_advisory_xact_lock')
}

async function take(client: ClientBase, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select ${lock}(${SITE_LOCK}) as taken`)
  return rows[0]?.taken === true
}
