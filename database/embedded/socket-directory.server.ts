import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresError, systemCode } from './errors.server.ts'
import type { Account } from './run-as.server.ts'

/** Port number in the socket's file name. Each directory is private, so it is constant. */
export const socketPort = 5432

/**
 * A socket path has at most 107 bytes (103 on macOS), so the socket cannot be beside the data. Its directory
 * is the same on every start.
 */
const places = ['/tmp', '/var/tmp', '/dev/shm']

/** Returns the name of the socket directory of the cluster in `directory`. */
export function socketDirectoryName(directory: string): string {
  return `himaya-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`
}

/**
 * Creates the private directory (mode 0700, owned by the server's account) for the cluster's socket. Access
 * to it allows database access without a password.
 *
 * @throws EmbeddedPostgresError `permission` if no location is usable
 */
export async function makeSocketDirectory(
  directory: string,
  account: Account | undefined,
): Promise<string> {
  const name = socketDirectoryName(directory)
  for (const place of places) {
    const path = join(place, name)
    if (await claim(path, account)) return path
  }
  throw new EmbeddedPostgresError(
    'permission',
    `No directory for PostgreSQL's socket can be made in ${places.join(', ')}`,
  )
}

/** Recreates the directory without leftovers of a killed server. Call it only if no server is running. */
export async function renewSocketDirectory(
  path: string,
  account: Account | undefined,
): Promise<void> {
  if (await claim(path, account)) return
  throw new EmbeddedPostgresError('permission', `${path} is not ours any more`)
}

/** Removes the directory of a stopped server. */
export async function removeSocketDirectory(path: string): Promise<void> {
  await rmdir(path).catch(() => undefined)
}

async function claim(path: string, account: Account | undefined): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') return false
    // Anyone can create a directory there, so one that is neither the server's nor ours is not touched.
    const found = await lstat(path)
    const owners = [process.getuid?.(), account?.uid]
    if (!found.isDirectory() || !owners.includes(found.uid) || found.mode & 0o077) return false
  }
  if (account) await chown(path, account.uid, account.gid)
  const socket = join(path, `.s.PGSQL.${socketPort}`)
  await rm(socket, { force: true })
  await rm(`${socket}.lock`, { force: true })
  return true
}
