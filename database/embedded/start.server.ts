import { realpath } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder } from '../make-folder.server.ts'
import { runnableBinaries } from './binaries.server.ts'
import {
  clusterDatabase,
  clusterPassword,
  clusterUser,
  ensureCluster,
  tcpOnly,
} from './cluster.server.ts'
import { asEmbeddedPostgresError, errorFromOutput } from './errors.server.ts'
import type { EmbeddedEvent } from './events.server.ts'
import { lockDirectory } from './lock.server.ts'
import {
  findOrphan,
  isReady,
  launch,
  type Postmaster,
  type ServerPlan,
} from './postmaster.server.ts'
import { serverAccount } from './run-as.server.ts'
import {
  makeSocketDirectory,
  removeSocketDirectory,
  socketPort,
} from './socket-directory.server.ts'
import { superviseServer } from './supervisor.server.ts'
import { startWatchdog, type Watchdog } from './watchdog.server.ts'

export { EmbeddedPostgresError } from './errors.server.ts'

export type EmbeddedOptions = {
  /** Location of the cluster, used for nothing else. Created if missing. */
  directory: string
  log: (event: EmbeddedEvent) => void
  /**
   * Location for a copy of the binaries if the installed ones cannot be run. Default: /var/cache/himaya for
   * root and `directory` for any other account.
   */
  cacheDirectory?: string
  /** Additional server settings by name, such as those of a server for disposable data. */
  settings?: Readonly<Record<string, string>>
}

export type EmbeddedPostgres = {
  /** Options for a `pg` Pool. Constant until `stop`. */
  connection: { host: string; port: number; user: string; database: string; password?: string }
  /** Whether the server was left running by a Himaya that was killed. */
  adopted: boolean
  /** Stops the server and releases the directory. Resolves when all its processes have exited. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on the cluster in `directory`, which is created on the first start, and restarts it if it
 * exits; connections fail meanwhile. The server keeps Node alive until `stop`, and is shut down cleanly if
 * Node is killed.
 *
 * On Unix it listens only on a socket in a private directory, on Windows on loopback.
 *
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    // Accessible to the server's account, whose directory is inside; listable only by ours.
    await makeFolder(options.directory, 0o711)
    const directory = await realpath(options.directory)
    const unlock = lockDirectory(directory)
    try {
      return await startLocked({ ...options, directory }, unlock)
    } catch (error) {
      unlock()
      throw error
    }
  } catch (error) {
    throw asEmbeddedPostgresError(error)
  }
}

async function startLocked(
  { directory, log, cacheDirectory, settings = {} }: EmbeddedOptions,
  unlock: () => void,
): Promise<EmbeddedPostgres> {
  const cluster = join(directory, 'cluster')
  const account = await serverAccount(cluster)
  const cache = cacheDirectory ?? (account ? '/var/cache/himaya' : directory)
  const binaries = await runnableBinaries(account, cache)
  await ensureCluster(cluster, { directory, binaries, account })

  const orphan = await findOrphan({ binaries, cluster, account, log })
  const { host, port } = orphan ?? {
    host: tcpOnly ? '127.0.0.1' : await makeSocketDirectory(directory, account),
    port: tcpOnly ? await freePort() : socketPort,
  }
  const plan: ServerPlan = { binaries, cluster, account, host, port, log, settings }
  const watchdog = startWatchdog(account, { pgCtl: join(binaries, 'bin', 'pg_ctl'), cluster })
  const removeTraces = async () => {
    await watchdog.end()
    if (!tcpOnly) await removeSocketDirectory(host)
  }
  let postmaster = orphan?.postmaster
  if (postmaster) watchdog.watch(postmaster.pid)
  try {
    postmaster ??= await firstLaunch(plan, watchdog)
  } catch (error) {
    await removeTraces()
    throw error
  }
  log({ kind: 'started', pid: postmaster.pid, adopted: orphan !== undefined })
  const stopServer = superviseServer(plan, postmaster, watchdog)

  let stopped: Promise<void> | undefined
  const stop = async () => {
    await stopServer()
    await removeTraces()
    unlock()
    log({ kind: 'stopped' })
  }
  const password = tcpOnly ? await clusterPassword(directory) : undefined
  return {
    connection: { host, port, user: clusterUser, database: clusterDatabase, password },
    adopted: orphan !== undefined,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Retry delays, long enough for remaining children of a killed server to exit. */
const retryDelaysInMs = [100, 200, 400, 800]

async function firstLaunch(plan: ServerPlan, watchdog: Watchdog): Promise<Postmaster> {
  for (let attempt = 0; ; attempt += 1) {
    const postmaster = await launch(plan)
    watchdog.watch(postmaster.pid)
    if (await isReady(postmaster, plan.cluster)) return postmaster
    watchdog.watch(undefined)
    const delay = retryDelaysInMs[attempt]
    if (delay === undefined) {
      const reason = postmaster.lastWords() ?? 'it gave no reason'
      throw errorFromOutput(
        'start-failed',
        `PostgreSQL did not start on ${plan.cluster}: ${reason}`,
      )
    }
    await pause(delay)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
