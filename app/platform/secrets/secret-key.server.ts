import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newSecretKey } from './crypto.server.ts'

/**
 * The key of an installation without `SECRET_KEY`: made on the first start, kept at `secret.key` in the data folder,
 * readable by its owner only. Exclusive creation makes two starts at once agree on one key.
 */
export async function keptSecretKey(dataDirectory: string): Promise<string> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o711 })
  const path = pathIn(dataDirectory)
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      const key = newSecretKey()
      await file.writeFile(`${key}\n`)
      await file.sync()
      return key
    } finally {
      await file.close()
    }
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault
    return (await readFile(path, 'utf8')).trim()
  }
}

/** The key that an earlier start has made, or null. */
export async function findSecretKey(dataDirectory: string): Promise<string | null> {
  try {
    return (await readFile(pathIn(dataDirectory), 'utf8')).trim()
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw fault
  }
}

const pathIn = (dataDirectory: string) => join(dataDirectory, 'secret.key')
