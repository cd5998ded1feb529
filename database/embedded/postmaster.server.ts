import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { clusterName, tcpOnly } from './cluster.server.ts'
import { EmbeddedPostgresError, systemCode } from './errors.server.ts'
import { type EmbeddedEvent, logLinePrefix, parseServerLine } from './events.server.ts'
import { isServerOf, markPidFileStale, readPidFile, runningServer } from './pid-file.server.ts'
import { type Account, run, spawnOptions } from './run-as.server.ts'
import { renewSocketDirectory } from './socket-directory.server.ts'

/** Everything needed to start the server, the same each time. */
export type ServerPlan = {
  binaries: string
  cluster: string
  account: Account | undefined
  /** The socket directory, or a loopback address without sockets. */
  host: string
  port: number
  log: (event: EmbeddedEvent) => void
  /** Additional server settings by name. They override ours. */
  settings?: Readonly<Record<string, string>>
}

/** A server process, started or adopted. */
export type Postmaster = {
  pid: number
  /** Settles when the process has exited. */
  gone: Promise<void>
  /** The last fatal message of a server that we started. */
  lastWords(): string | undefined
}

/** Settings are passed on the command line, so that existing clusters get them too. */
function settings({ host, port, settings }: ServerPlan): string[] {
  const values = {
    listen_addresses: tcpOnly ? host : '',
    unix_socket_directories: tcpOnly ? '' : host,
    unix_socket_permissions: '0700',
    port,
    max_connections: 110,
    shared_buffers: '64MB',
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // User data must not reach a log: no statements, parameters or details.
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: logLinePrefix,
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_statement: 'none',
    log_min_duration_statement: -1,
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    log_error_verbosity: 'terse',
    ...settings,
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * Starts the server, which is not ready yet (see `isReady`). Call it only if none is running.
 *
 * @throws if the program cannot be started
 */
export async function launch(plan: ServerPlan): Promise<Postmaster> {
  const { binaries, cluster, account, host, log } = plan
  await markPidFileStale(cluster)
  if (tcpOnly) return launchOnWindows(plan)
  await renewSocketDirectory(host, account)
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', clusterName(cluster, account), ...settings(plan)],
    { ...spawnOptions(account), cwd: cluster, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const exit = once(child, 'exit')
  let lastWords: string | undefined
  // Without a descriptor for its output the process was not created either, which `exit` reports.
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const message = parseServerLine(line)
      if (message?.level === 'fatal' || message?.level === 'panic') lastWords = message.text
      if (message) log(message)
    })
  }
  await Promise.race([once(child, 'spawn'), exit])
  return {
    pid: child.pid as number,
    gone: exit.then(() => undefined),
    lastWords: () => lastWords,
  }
}

/** Uses pg_ctl, which drops administrator rights, with which PostgreSQL refuses to run. */
async function launchOnWindows(plan: ServerPlan): Promise<Postmaster> {
  const log = join(plan.cluster, '..', 'server.log')
  const { output } = await pgCtl(plan, 'start', '-w', '-l', log, '-o', settings(plan).join(' '))
  const server = await runningServer(plan.cluster)
  if (server) return attach(plan, server.pid)
  throw new EmbeddedPostgresError('start-failed', `PostgreSQL did not start: ${output}`)
}

function pgCtl({ binaries, cluster }: ServerPlan, action: string, ...options: string[]) {
  return run(join(binaries, 'bin', 'pg_ctl'), [action, '-s', '-D', cluster, ...options])
}

/** Resolves to `true` when the server is ready, `false` if it exits first. */
export async function isReady(postmaster: Postmaster, cluster: string): Promise<boolean> {
  let gone = false
  void postmaster.gone.then(() => {
    gone = true
  })
  while (!gone) {
    const file = await readPidFile(cluster)
    if (file?.pid === postmaster.pid && file.status === 'ready') return true
    await pause(10)
  }
  return false
}

/** Timeouts of each shutdown mode before the next one is tried, in milliseconds. */
export type StopTimeouts = { fast: number; immediate: number }

/** PostgreSQL itself kills remaining processes five seconds after an immediate shutdown. */
const defaultPatience: StopTimeouts = { fast: 10_000, immediate: 7_000 }

/** Stops the server: closes connections without losing acknowledged data. Resolves when it has exited. */
export async function stopPostmaster(
  plan: ServerPlan,
  postmaster: Postmaster,
  patience: StopTimeouts = defaultPatience,
): Promise<void> {
  if (tcpOnly) await pgCtl(plan, 'stop', '-m', 'fast', '-t', String(patience.fast / 1000))
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', patience.fast],
    ['SIGQUIT', patience.immediate],
    ['SIGKILL', 1000],
  ]
  for (const [signal, bound] of steps) {
    if (await isGoneWithin(postmaster, 0)) return
    send(postmaster.pid, signal)
    if (await isGoneWithin(postmaster, bound)) return
  }
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}

async function isGoneWithin({ gone }: Postmaster, milliseconds: number): Promise<boolean> {
  const timer = new AbortController()
  const late = pause(milliseconds, false, { signal: timer.signal }).catch(() => false)
  const result = await Promise.race([gone.then(() => true), late])
  timer.abort()
  return result
}

/** A running server and where it listens. */
export type Orphan = { postmaster: Postmaster; host: string; port: number }

/**
 * Finds the server that a killed Himaya left running on the cluster. Waits for one that is starting; stops
 * one that is shutting down or unreachable.
 */
export async function findOrphan(
  plan: Omit<ServerPlan, 'host' | 'port'>,
): Promise<Orphan | undefined> {
  const { cluster } = plan
  for (;;) {
    const server = await runningServer(cluster)
    if (!server) return undefined
    const { pid, port, socketDirectory } = server
    const host = tcpOnly ? '127.0.0.1' : socketDirectory
    const postmaster = attach(plan, pid)
    // The watchdog of the killed Himaya may be about to stop it.
    await pause(100)
    const { status } = (await readPidFile(cluster)) ?? {}
    if (status === 'ready' && (await isReachable(host, port))) return { postmaster, host, port }
    if (status === 'ready' || status === 'stopping') {
      await stopPostmaster({ ...plan, host, port }, postmaster)
    }
  }
}

async function isReachable(host: string, port: number): Promise<boolean> {
  if (tcpOnly) return true
  return access(join(host, `.s.PGSQL.${port}`)).then(
    () => true,
    () => false,
  )
}

/** Polls a process that is not our child, because the system does not report its exit. */
function attach({ cluster }: Pick<ServerPlan, 'cluster'>, pid: number): Postmaster {
  const runs = async () => (process.platform === 'linux' ? isServerOf(cluster, pid) : send(pid, 0))
  const follow = async () => {
    while (await runs()) await pause(100)
  }
  return { pid, gone: follow(), lastWords: () => undefined }
}
