import type { Database } from '#database/connect.server.ts'
import type { Log } from '../log.server.ts'
import { type Listening, listen } from './live.db.server.ts'

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 30_000

export type Listener = {
  /** Starts to listen and reconnects by itself. Resolves after the first attempt. */
  open(): Promise<void>
  /** Whether notifications are being received. */
  readonly hears: boolean
  /** Checks the connection and replaces it if it is dead. */
  check(): void
  close(): void
}

/**
 * Keeps a listening connection open, with exponential backoff after failures.
 * @param opened called whenever hearing (re)starts: earlier notifications may have been missed
 */
export function createListener(
  db: Database,
  log: Log,
  { heard, opened }: { heard: (keys: string[]) => void; opened: () => void },
): Listener {
  let connection: Listening | null = null
  let wanted: Promise<void> | null = null
  let failures = 0
  let hears = false
  let wasDeaf = false

  async function connect(): Promise<void> {
    try {
      const fresh = await listen(db, { heard, hears: startHearing, lost })
      if (!wanted) return fresh.close()
      connection = fresh
      failures = 0
      if (fresh.isDeaf && !wasDeaf) log.warn('live changes are polled for: a pooler is in between')
      wasDeaf = fresh.isDeaf
      check()
    } catch (err) {
      if (failures === 0) log.warn({ err }, 'live changes are not heard, so they are polled for')
      connectLater()
    }
  }

  function connectLater(): void {
    const longest = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures++)
    const jittered = longest * (0.5 + Math.random() / 2)
    setTimeout(() => wanted && connect(), jittered).unref()
  }

  function startHearing(): void {
    hears = true
    opened()
  }

  function lost(): void {
    connection = null
    hears = false
    log.warn('the connection that hears live changes was lost')
    connectLater()
  }

  function check(): void {
    const checked = connection
    checked?.check().catch(() => {
      if (connection !== checked) return
      checked.close()
      lost()
    })
  }

  return {
    open() {
      wanted ??= connect()
      return wanted
    },
    get hears() {
      return hears
    },
    check,
    close() {
      wanted = null
      hears = false
      connection?.close()
      connection = null
    },
  }
}
