import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresError, systemCode } from './errors.server.ts'
import type { Account } from './run-as.server.ts'

/** The number in the socket's file name: a directory of its own needs no other. */
export const socketPort = 5432

/**
 * A socket's path holds at most 107 bytes (103 on macOS), so the socket can't live beside data of
 * any path. Its directory is the same on every start.
 */
const places = ['/tmp', '/var/tmp', '/dev/shm']

/** What the directory of the socket of the cluster in `directory` is called, in whichever place it is. */
export function socketDirectoryName(directory: string): string {
  return `himaya-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`
}

/**
 * Makes the private directory (mode 0700, owned by the server's account) for the socket of the
 * cluster in `directory`. Who can enter it may use the database without a password.
 *
 * @throws EmbeddedPostgresError `permission` if no place takes it
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

/**
 * Makes the directory anew where it was, without what a killed server left in it. Call it only
 * while no server runs.
 */
export async function renewSocketDirectory(
  path: string,
  account: Account | undefined,
): Promise<void> {
  if (await claim(path, account)) return
  throw new EmbeddedPostgresError('permission', `${path} is not ours any more`)
}

/** Removes the directory of a server that has stopped. */
export async function removeSocketDirectory(path: string): Promise<void> {
  await rmdir(path).catch(() => undefined)
}

async function claim(path: string, account: Account | undefined): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') return false
    // Anyone may make a directory there: one that is neither the server's nor ours is a trap.
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
