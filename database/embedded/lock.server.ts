import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedPostgresError } from './errors.server.ts'

/** Held here so that the garbage collector can't close a database, and with it drop its lock. */
const held = new Set<DatabaseSync>()

/** How long a rival that is just giving up, or just dying, may still hold the lock. */
const patienceInMs = 500

/**
 * Makes this process the only owner of the directory, until the returned function is called or
 * the process ends, however it ends.
 *
 * Node has no file locks of its own; SQLite's exclusive transaction on an empty database is one:
 * the kernel keeps it (on every platform) and drops it with the process, so it is never stale.
 *
 * @throws EmbeddedPostgresError `in-use`, `permission`, `disk-full`
 */
export function lockDirectory(directory: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(directory, 'lock'))
    lock.exec(`PRAGMA busy_timeout = ${patienceInMs}; BEGIN EXCLUSIVE`)
  } catch (error) {
    lock?.close()
    throw refusal(directory, error)
  }
  const database = lock
  held.add(database)
  return () => {
    if (held.delete(database)) database.close()
  }
}

/** See "Result and Error Codes" in SQLite's manual for the numbers. */
function refusal(directory: string, cause: unknown): unknown {
  const code =
    cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : undefined
  if (code === 5) {
    return new EmbeddedPostgresError(
      'in-use',
      `Another running Himaya uses ${directory}: stop it or choose another DATA_DIR`,
      { cause },
    )
  }
  if (code === 3 || code === 8 || code === 14) {
    return new EmbeddedPostgresError(
      'permission',
      `Cannot write in ${directory}: let this account write there or choose another DATA_DIR`,
      { cause },
    )
  }
  if (code === 13)
    return new EmbeddedPostgresError(
      'disk-full',
      `The disk of ${directory} is full: make room or choose another DATA_DIR`,
      { cause },
    )
  return cause
}
