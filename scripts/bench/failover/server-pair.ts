import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg, { type PoolConfig } from 'pg'
import { runnableBinaries } from '#database/embedded/binaries.server.ts'
import {
  clusterDatabase,
  clusterUser,
  ensureCluster,
  tcpOnly,
} from '#database/embedded/cluster.server.ts'
import {
  isReady,
  launch,
  type Postmaster,
  type ServerPlan,
  stopPostmaster,
} from '#database/embedded/postmaster.server.ts'
import { type Account, serverAccount } from '#database/embedded/run-as.server.ts'
import {
  makeSocketDirectory,
  removeSocketDirectory,
  socketPort,
} from '#database/embedded/socket-directory.server.ts'
import { makeFolder } from '#database/make-folder.server.ts'

/** Name of the standby in `pg_stat_replication`. */
const STANDBY = 'standby'
const LOOK_MS = 20

/** Replication needs these on both. Their files only have to outlive a killed process, not a power loss. */
const SETTINGS = { wal_level: 'replica', fsync: 'off', full_page_writes: 'off' }

/** Two embedded servers: what the primary acknowledges is on the standby. */
export type ServerPair = {
  primary: PoolConfig
  standby: PoolConfig
  /** Kills the primary with SIGKILL. Resolves when it has exited. */
  kill(): Promise<void>
  /** Makes the standby the primary. Resolves when it takes writes. */
  promote(): Promise<void>
  /** Freezes what receives on the standby, as if its machine had stopped. Returns what lets it go on. */
  freeze(): Promise<() => void>
  stop(): Promise<void>
}

/** Whether a pair can be started: replication uses the socket, which Windows does not have. */
export const canReplicate = !tcpOnly

/**
 * Starts a primary on a new cluster and, on a cold copy of it, a standby that it waits for at every commit.
 * Nobody restarts a server that is killed.
 */
export async function startServerPair(): Promise<ServerPair> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-pair-'))
  await makeFolder(directory, 0o711)
  const account = await serverAccount(join(directory, 'none'))
  const binaries = await runnableBinaries(account, account ? '/var/cache/himaya' : directory)
  const place = (name: string) => ({ directory: join(directory, name), binaries, account })
  const [one, two] = [place('one'), place('two')]
  await prepareCluster(one)
  await makeFolder(two.directory, 0o711)
  await cp(clusterIn(one), clusterIn(two), { recursive: true })
  await writeFile(join(clusterIn(two), 'standby.signal'), '')
  await prepareCluster(two)

  const synchronous = { ...SETTINGS, synchronous_standby_names: STANDBY }
  const primary = await startServer(one, synchronous)
  const follow = `host=${primary.plan.host} user=${clusterUser} application_name=${STANDBY}`
  const standby = await startServer(two, { ...SETTINGS, primary_conninfo: follow })
  const isFollowed = `select count(*) = 1 as answer from pg_stat_replication where sync_state = 'sync'`
  while (!(await ask<boolean>(primary.connection, isFollowed))) await pause(LOOK_MS)
  return {
    primary: primary.connection,
    standby: standby.connection,
    async kill() {
      process.kill(primary.postmaster.pid, 'SIGKILL')
      await primary.postmaster.gone
    },
    async promote() {
      await ask<boolean>(standby.connection, 'select pg_promote() as answer')
    },
    async freeze() {
      const receiver = 'select pid as answer from pg_stat_wal_receiver'
      const pid = await ask<number>(standby.connection, receiver)
      process.kill(pid, 'SIGSTOP')
      return () => process.kill(pid, 'SIGCONT')
    },
    async stop() {
      for (const { plan, postmaster } of [standby, primary]) {
        await stopPostmaster(plan, postmaster)
        await removeSocketDirectory(plan.host)
      }
      await rm(directory, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

type Place = { directory: string; binaries: string; account: Account | undefined }
type Server = { plan: ServerPlan; postmaster: Postmaster; connection: PoolConfig }

const clusterIn = ({ directory }: Place) => join(directory, 'cluster')

/** Creates the cluster, or hands the copy of one over to the server's account. */
async function prepareCluster(place: Place): Promise<void> {
  await makeFolder(place.directory, 0o711)
  await ensureCluster(clusterIn(place), place)
}

async function startServer(place: Place, settings: Record<string, string>): Promise<Server> {
  const host = await makeSocketDirectory(place.directory, place.account)
  const cluster = clusterIn(place)
  const { binaries, account } = place
  const plan = { binaries, cluster, account, host, port: socketPort, log: () => {}, settings }
  const postmaster = await launch(plan)
  if (!(await isReady(postmaster, cluster))) {
    throw new Error(`PostgreSQL did not start on ${cluster}: ${postmaster.lastWords()}`)
  }
  const connection = { host, port: socketPort, user: clusterUser, database: clusterDatabase }
  return { plan, postmaster, connection }
}

/** Returns `answer` of the one row. */
async function ask<Answer>(connection: PoolConfig, question: string): Promise<Answer> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: Answer }>(question)
    if (!rows[0]) throw new Error(`There is no answer to: ${question}`)
    return rows[0].answer
  } finally {
    await client.end()
  }
}
