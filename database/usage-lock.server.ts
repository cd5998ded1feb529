import { setTimeout as pause } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { APPLICATION_NAME } from './connect.server.ts'

/**
 * The embedded server's advisory lock: held shared by commands that use the server, and exclusively by the
 * process that started it before it stops it. Released with the connection.
 */
const USAGE_LOCK = 1
const POLL_MS = 200

/** A shared lock on a running server. */
export type UsageLock = {
  /** Whether the server is still running. */
  isThere(): Promise<boolean>
  leave(): Promise<void>
}

/**
 * Acquires a shared lock on a server that another process started, so that it is not stopped. Null if it is
 * being stopped.
 */
export async function acquireUsageLock(connection: PoolConfig): Promise<UsageLock | null> {
  const client = await connectUnpooled(connection).catch(() => null)
  if (!client) return null
  const taken = await ask(client, `select pg_try_advisory_lock_shared(${USAGE_LOCK}) as yes`)
  if (!taken) {
    await client.end().catch(() => {})
    return null
  }
  return {
    isThere: () => ask(client, 'select true as yes'),
    leave: () => client.end().catch(() => {}),
  }
}

/**
 * Waits until no command uses the server and prevents new ones. Call it before stopping the server. Without a
 * timeout, because commands must be able to finish; each lock ends with its process.
 * @param onWait called once if it has to wait
 */
export async function acquireExclusiveLock(
  connection: PoolConfig,
  onWait: () => void,
): Promise<void> {
  const client = await connectUnpooled(connection).catch(() => null)
  if (!client) return
  let waits = false
  const isAlone = () => ask(client, `select pg_try_advisory_lock(${USAGE_LOCK}) as yes`)
  while (!(await isAlone()) && (await ask(client, 'select true as yes'))) {
    if (!waits) onWait()
    waits = true
    await pause(POLL_MS)
  }
}

/**
 * A connection outside the pool, which would close it while idle. A stopped server is detected by the next
 * query.
 */
async function connectUnpooled(connection: PoolConfig): Promise<Client> {
  const client = new Client({
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    ...connection,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

function ask(client: Client, question: string): Promise<boolean> {
  return client.query<{ yes: boolean }>(question).then(
    ({ rows }) => rows[0]?.yes === true,
    () => false,
  )
}
