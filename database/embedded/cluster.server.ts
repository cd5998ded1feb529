import { randomBytes } from 'node:crypto'
import {
  chown,
  lchown,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { errorFromOutput, systemCode } from './errors.server.ts'
import { type Account, run } from './run-as.server.ts'

/** The cluster's only role, its owner, and its default database. */
export const clusterUser = 'himaya'
export const clusterDatabase = 'postgres'

/**
 * Returns the path by which the server's programs refer to the cluster, their working directory.
 *
 * An account other than Node's cannot enter, for example, root's home (mode 0700). But Node, as root, can
 * start a program in that directory before dropping privileges, and Linux resolves /proc/self/cwd without
 * checking the parents. So the data stays in DATA_DIR, without a second location or a pointer file. On other
 * systems the parents must be accessible.
 */
export function clusterName(cluster: string, account: Account | undefined): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : cluster
}

/** Character classification per platform. Without it the trigram index ignores Arabic. */
const characterTypes: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'C.UTF-8',
  darwin: 'en_US.UTF-8',
  win32: 'en-US',
}

/**
 * Creates the cluster unless it exists. It is created under another name and renamed when complete, so that
 * an interrupted start leaves no partial cluster.
 *
 * @throws EmbeddedPostgresError `initdb-failed`, `disk-full`, `permission`
 */
export async function ensureCluster(
  cluster: string,
  place: { directory: string; binaries: string; account?: Account },
): Promise<void> {
  const { directory, binaries, account } = place
  if (await exists(join(cluster, 'PG_VERSION'))) return handOver(cluster, account)
  for (const name of await readdir(directory)) {
    if (!name.startsWith(freshPrefix)) continue
    // An initdb that outlived its Node may still write there. Then the next start removes it.
    await rm(join(directory, name), { recursive: true, force: true }).catch(() => undefined)
  }
  const fresh = await mkdtemp(join(directory, freshPrefix))
  try {
    if (account) await chown(fresh, account.uid, account.gid)
    const authentication = tcpOnly
      ? ['--auth=scram-sha-256', `--pwfile=${await passwordFile(directory)}`]
      : ['--auth-local=trust', '--auth-host=reject']
    const { status, output } = await run(
      join(binaries, 'bin', 'initdb'),
      [
        `--pgdata=${clusterName(fresh, account)}`,
        `--username=${clusterUser}`,
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${characterTypes[process.platform] ?? 'C'}`,
        '--data-checksums',
        '--no-instructions',
        ...authentication,
      ],
      { account, cwd: fresh },
    )
    if (status !== 0) {
      throw errorFromOutput(
        'initdb-failed',
        `PostgreSQL could not set up its data in ${directory}: ${faults(output)}`,
      )
    }
    await rename(fresh, cluster)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  }
  await syncDirectory(directory)
}

const freshPrefix = 'cluster.new-'

/** Windows has no Unix sockets that all libpq clients support: TCP on loopback with a password is used. */
export const tcpOnly = process.platform === 'win32'

/** Returns the password of a TCP server. Created on first use, readable by Node's account only. */
export async function clusterPassword(directory: string): Promise<string> {
  return readFile(await passwordFile(directory), 'utf8')
}

async function passwordFile(directory: string): Promise<string> {
  const path = join(directory, 'password')
  if (!(await exists(path))) {
    await writeFile(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return path
}

/** A cluster that root restored from a backup belongs to root, which PostgreSQL rejects. */
async function handOver(cluster: string, account: Account | undefined): Promise<void> {
  if (!account || (await stat(cluster)).uid === account.uid) return
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
  await chown(cluster, account.uid, account.gid)
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false
    throw error
  }
}

/** Returns the error lines of initdb's output, or its last lines. */
function faults(output: string): string {
  const lines = output.trim().split('\n')
  const telling = lines.filter((line) => /error|FATAL|PANIC/i.test(line))
  return (telling.length > 0 ? telling : lines).slice(-3).join('; ')
}

/** Syncs a directory, so that a rename survives a power loss. Not possible or needed on Windows. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
