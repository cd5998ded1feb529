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
  /** Where the cluster lives, for no other use. Made if missing. */
  directory: string
  log: (event: EmbeddedEvent) => void
  /**
   * Where a copy of the binaries is kept if the installed ones can't be run as they are. By default
   * /var/cache/himaya for root and `directory` for anyone else.
   */
  cacheDirectory?: string
  /** Further settings of the server, by their names: those of a server whose data nobody needs again, say. */
  settings?: Readonly<Record<string, string>>
}

export type EmbeddedPostgres = {
  /** What a `pg` Pool takes. It stays the same until `stop`, whatever happens to the server. */
  connection: { host: string; port: number; user: string; database: string; password?: string }
  /** Whether the server was already running, left behind by a Himaya that was killed. */
  adopted: boolean
  /** Stops the server and gives up the directory. Ends when no process of it is left. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on the cluster in `directory`, which it makes on the first start, and keeps it
 * running: a server that dies is started again, and callers' connections fail meanwhile. The
 * server keeps Node alive until `stop`, and is shut down in good order if Node is killed.
 *
 * On Unix it listens on a socket in a private directory only; on Windows on the loopback.
 *
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    // Passable for the server's account, whose own directory is inside; listable only by ours.
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

/** Retries for as long as the last children of a killed server may need to notice and end. */
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
