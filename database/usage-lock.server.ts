import { setTimeout as pause } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { APPLICATION_NAME } from './connect.server.ts'

/**
 * The one advisory lock of an embedded server: shared by those who work on it beside the process that started it, taken
 * alone by that one before it stops it. Like the connection that holds it, it ends with its process.
 */
const USAGE_LOCK = 1
const POLL_MS = 200

/** A place beside the process that started a server. */
export type UsageLock = {
  /** Whether the server is still there. */
  isThere(): Promise<boolean>
  leave(): Promise<void>
}

/** Takes a place on a server that another process started: a command there does not stop it meanwhile. Null when it is being stopped. */
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
 * Waits until nobody works beside us any more, and lets nobody new in: to be called right before the server is stopped.
 * There is no bound, as only the end of the others' work is a good moment; each of them ends with its process.
 * @param onWait called once if there is somebody
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

/** A connection of no pool, which would close it while it is idle. The end of the server is told by what is asked next. */
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
