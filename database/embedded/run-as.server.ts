import { spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { EmbeddedPostgresError } from './errors.server.ts'

/** An account other than Node's own, which the server runs as. */
export type Account = { uid: number; gid: number }

/**
 * The account for the server: `undefined` (Node's own) unless Node is root, which PostgreSQL
 * refuses to run as. An existing cluster keeps the account that owns it; a new one gets the
 * system's PostgreSQL account or, without one, `nobody`.
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
 * Spawn options that every program of the server gets. The environment is bare so that neither
 * the host's locale nor its PG* variables matter. Detached, because Ctrl-C in a terminal reaches
 * every process of the group, and the server must outlive the requests that Node still answers.
 */
export function spawnOptions(account: Account | undefined) {
  return {
    env: { LC_ALL: 'C', TZ: 'UTC' },
    detached: process.platform !== 'win32',
    windowsHide: true,
    // Node takes these as signed 32-bit numbers; macOS's nobody is 4294967294.
    ...(account && { uid: account.uid | 0, gid: account.gid | 0 }),
  }
}

/** Runs a program to its end. Never throws: a program that can't be run has the status -1. */
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
