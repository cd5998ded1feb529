import type { Database } from '#database/connect.server.ts'
import type { Log } from '../log.server.ts'
import { type Listening, listen } from './live.db.server.ts'

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 30_000

export type Listener = {
  /** Starts to listen and reconnects by itself. */
  open(): void
  /** Whether notifications are being received. */
  readonly hears: boolean
  /** Checks the connection and replaces it if it is dead. */
  check(): void
  close(): void
}

/**
 * Keeps a listening connection open, with exponential backoff after failures.
 * @param opened called whenever listening (re)starts: earlier notifications may have been missed
 */
export function createListener(
  db: Database,
  log: Log,
  { heard, opened }: { heard: (keys: string[]) => void; opened: () => void },
): Listener {
  let connection: Listening | null = null
  let wanted = false
  let failures = 0

  async function connect(): Promise<void> {
    try {
      const fresh = await listen(db, heard, lost)
      if (!wanted) return fresh.close()
      connection = fresh
      failures = 0
      opened()
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

  function lost(): void {
    connection = null
    log.warn('the connection that hears live changes was lost')
    connectLater()
  }

  return {
    open() {
      if (wanted) return
      wanted = true
      void connect()
    },
    get hears() {
      return connection !== null
    },
    check() {
      const checked = connection
      checked?.check().catch(() => {
        if (connection !== checked) return
        checked.close()
        lost()
      })
    },
    close() {
      wanted = false
      connection?.close()
      connection = null
    },
  }
}
