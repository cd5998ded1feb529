import type { Database } from '#database/connect.server.ts'
import type { Log } from '../log.server.ts'
import { type Listening, listen } from './live.db.server.ts'

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 30_000

export type Listener = {
  /** Starts to listen; from then on it goes on by itself. */
  open(): void
  /** Whether what other processes announce is heard now. */
  readonly hears: boolean
  /** Finds out whether the connection still lives, and replaces it if not. */
  check(): void
  close(): void
}

/**
 * Keeps one connection listening whatever happens to the database, with a longer wait after every failure.
 * @param opened told each time it begins to hear: what was announced before may have been missed
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
