import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigurationError, isSecretKey } from '../env.server.ts'
import { nullIfMissing, writeNewFileAtomically } from '../storage/write-file.server.ts'
import { newSecretKey } from './crypto.server.ts'

const FILE = 'secret.key'

/**
 * Returns the key of an installation without `SECRET_KEY`: created on the first start as `secret.key` in the
 * data folder, readable by its owner only. Concurrent starts use the one that was stored first.
 * @throws ConfigurationError if the file contains no key, because a new one would decrypt nothing
 */
export async function loadOrCreateSecretKey(dataDirectory: string): Promise<string> {
  const kept = await findSecretKey(dataDirectory)
  if (kept !== null) return kept
  const key = newSecretKey()
  await mkdir(dataDirectory, { recursive: true, mode: 0o711 })
  try {
    await writeNewFileAtomically(dataDirectory, FILE, Buffer.from(`${key}\n`))
    return key
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault
    return loadOrCreateSecretKey(dataDirectory)
  }
}

/**
 * Returns the key created by an earlier start, or null. @throws ConfigurationError if the file contains no
 * key
 */
export async function findSecretKey(dataDirectory: string): Promise<string | null> {
  const written = await readFile(join(dataDirectory, FILE), 'utf8').catch(nullIfMissing)
  if (written === null) return null
  const key = written.trim()
  if (isSecretKey(key)) return key
  throw new ConfigurationError(
    `${FILE} in DATA_DIR must be the key that the first start made; it is empty or cut short: bring it back from where it is kept`,
  )
}
