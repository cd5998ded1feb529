import { createInterface } from 'node:readline'
import { EmbeddedPostgresError, startEmbeddedPostgres } from '../start.server.ts'

/**
 * A Himaya with only its database, for tests that kill it. Arguments: the directory and the cache directory.
 * Prints events as JSON lines; stops when its input ends.
 */
const [, , directory = '', cacheDirectory] = process.argv
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

try {
  const database = await startEmbeddedPostgres({ directory, cacheDirectory, log: tell })
  const { connection, adopted } = database
  tell({ kind: 'open', connection, adopted })
  createInterface({ input: process.stdin }).on('close', () => void database.stop())
} catch (error) {
  const known = error instanceof EmbeddedPostgresError
  tell({ kind: 'refused', code: known ? error.code : 'unknown', message: String(error) })
  process.stdin.destroy()
}
