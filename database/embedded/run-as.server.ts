import { spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { EmbeddedPostgresError } from './errors.server.ts'

/** The account that the server runs as, if it differs from Node's. */
export type Account = { uid: number; gid: number }

/**
 * Returns the account for the server: `undefined` (Node's own) unless Node is root, as which PostgreSQL
 * refuses to run. An existing cluster keeps its owner; a new one gets the system's PostgreSQL account or
 * `nobody`.
 *
 * @throws EmbeddedPostgresError `no-account`
 */
export async function serverAccount(
  cluster: string,
  passwordFile = '/etc/passwd',
): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = new Map<string, Account>()
  for (const line of (await readFile(passwordFile, 'utf8')).split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && uid && gid) accounts.set(name, { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 })
  }
  const account = ['postgres', '_postgres', 'nobody'].flatMap((name) => accounts.get(name) ?? [])[0]
  if (account) return account
  throw new EmbeddedPostgresError(
    'no-account',
    'PostgreSQL does not run as root and there is no account "postgres" or "nobody": start Himaya as an ordinary user or set DATABASE_URL',
  )
}

/**
 * Spawn options of all server programs. The environment is empty, so that locale and PG* variables have no
 * effect. Detached, because Ctrl-C reaches the whole process group and the server must outlive requests in
 * progress.
 */
export function spawnOptions(account: Account | undefined) {
  return {
    env: { LC_ALL: 'C', TZ: 'UTC' },
    detached: process.platform !== 'win32',
    windowsHide: true,
    // Node expects signed 32-bit numbers; the nobody account of macOS is 4294967294.
    ...(account && { uid: account.uid | 0, gid: account.gid | 0 }),
  }
}

/** Runs a program to completion. Never throws: status -1 means that it could not be run. */
export function run(
  command: string,
  args: string[],
  { account, cwd }: { account?: Account; cwd?: string } = {},
): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      ...spawnOptions(account),
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', (error) => resolve({ status: -1, output: error.message }))
    child.on('close', (status) => resolve({ status: status ?? -1, output }))
  })
}
