import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedPostgresError } from './errors.server.ts'

/** References that prevent garbage collection, which would close a database and release its lock. */
const held = new Set<DatabaseSync>()

/** Time for which a stopping process may still hold the lock. */
const patienceInMs = 500

/**
 * Acquires exclusive ownership of the directory until the returned function is called or the process exits.
 *
 * Node has no file locks. An exclusive SQLite transaction on an empty database serves as one: the kernel
 * releases it with the process on every platform, so it is never stale.
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

/** For the numbers see "Result and Error Codes" in the SQLite manual. */
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
