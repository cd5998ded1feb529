import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { isServerOf } from './pid-file.server.ts'
import { type Postmaster, stopPostmaster } from './postmaster.server.ts'
import {
  afterwards,
  cleanUp,
  directoryWithCluster,
  isLinux,
  kill,
  openPool,
  pidFile,
  processesIn,
  query,
  removeMadeCluster,
  serverPid,
  start,
  startOwner,
  temporaryDirectory,
  until,
  wasShutDown,
} from './testing/harness.ts'

afterAll(removeMadeCluster)
afterEach(cleanUp)

/** Leaves the server of a killed Himaya running in the directory. */
async function orphanServer(directory: string) {
  const owner = startOwner(directory)
  const { connection } = await owner.open()
  await query(connection, 'create table if not exists kept as select 42 as answer')
  kill(owner.watchdog())
  await owner.kill()
  return { connection, pid: serverPid(directory) }
}

describe.skipIf(!isLinux)('if Himaya is killed', () => {
  it('its server shuts down cleanly and can start again at once', async () => {
    const directory = await directoryWithCluster()
    const owner = startOwner(directory)
    const { connection } = await owner.open()
    await query(connection, 'create table kept as select 42 as answer')
    await owner.kill()
    const next = await start(directory)
    expect(await query(next.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    await next.stop()

    const another = startOwner(directory)
    await another.open()
    await another.kill()
    await until(() => wasShutDown(directory), 'the watchdog stops the server')
    await until(() => processesIn(directory).length === 0)
  })

  it('with its watchdog, the next start adopts and watches the server', async () => {
    const directory = await directoryWithCluster()
    const { pid, connection } = await orphanServer(directory)
    const next = startOwner(directory)
    expect(await next.open()).toMatchObject({ adopted: true, connection })
    expect(serverPid(directory)).toBe(pid)
    expect(await query(connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    await next.kill()
    await until(() => wasShutDown(directory), 'the new watchdog stops the server')
  })

  it('the adopted server is restarted and stopped like any other', async () => {
    const directory = await directoryWithCluster()
    const { pid, connection } = await orphanServer(directory)
    const next = await start(directory)
    expect(next.adopted).toBe(true)
    kill(pid)
    const pool = openPool(connection)
    await until(() => pool.query('select 1').catch(() => undefined), 'it answers again')
    await next.stop()
    expect(wasShutDown(directory)).toBe(true)
    expect(processesIn(directory)).toEqual([])
  })

  it('an unreachable server is replaced by a new one', async () => {
    const directory = await directoryWithCluster()
    const { pid, connection } = await orphanServer(directory)
    await rename(connection.host, `${connection.host}-gone`)
    afterwards(() => rm(`${connection.host}-gone`, { recursive: true }))
    const next = await start(directory)
    expect(next.adopted).toBe(false)
    expect(serverPid(directory)).not.toBe(pid)
    expect(await query(next.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('with its server, the remaining pid file does not prevent a start', async () => {
    const directory = await directoryWithCluster()
    const { pid } = await orphanServer(directory)
    kill(pid)
    const next = await start(directory)
    expect(next.adopted).toBe(false)
    expect(await query(next.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('with its server, another process with the same pid is not taken for the server', async () => {
    const directory = await directoryWithCluster()
    const { pid } = await orphanServer(directory)
    kill(pid)
    await until(async () => !(await isServerOf(join(directory, 'cluster'), pid)))
    const { uid, gid } = statSync(join(directory, 'cluster'))
    const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
    afterwards(() => stranger.kill('SIGKILL'))
    const text = readFileSync(pidFile(directory), 'utf8')
    writeFileSync(pidFile(directory), text.replace(String(pid), String(stranger.pid)))
    const next = await start(directory)
    expect(next.adopted).toBe(false)
    expect(await query(next.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(stranger.exitCode ?? stranger.signalCode).toBe(null)
  })

  it('while it creates the cluster, the next start creates it again', async () => {
    const directory = await temporaryDirectory()
    const owner = startOwner(directory)
    const halfMade = () => readdirSync(directory).find((name) => name.startsWith('cluster.new-'))
    await until(() => {
      const name = halfMade()
      return name && existsSync(join(directory, name, 'base/1'))
    }, 'initdb is at work')
    await owner.kill()
    for (const pid of processesIn(directory)) kill(pid)
    expect(existsSync(join(directory, 'cluster'))).toBe(false)
    expect(halfMade()).toBeDefined()
    const next = await start(directory)
    expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(halfMade()).toBeUndefined()
  })
})

describe.skipIf(!isLinux)('if the server is killed', () => {
  it('it is restarted with all committed data, for the same pool', async () => {
    const directory = await directoryWithCluster()
    const { connection, events } = await start(directory)
    const pool = openPool(connection)
    await pool.query('create table kept as select 42 as answer')
    const started = () => events.filter(({ kind }) => kind === 'started').length
    for (let round = 1; round <= 2; round += 1) {
      const pid = serverPid(directory)
      kill(pid)
      // Connections of a killed server may answer briefly. Only a new start proves recovery.
      await until(() => started() === round + 1, 'it is started again')
      const { rows } = await until(() => pool.query('select * from kept').catch(() => undefined))
      expect(rows).toEqual([{ answer: 42 }])
      expect(serverPid(directory)).not.toBe(pid)
    }
    expect(events.filter(({ kind }) => kind === 'down')).toHaveLength(2)
  })

  it('in one of its backends, it serves the other connections again', async () => {
    const directory = await directoryWithCluster()
    const pool = openPool((await start(directory)).connection)
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = serverPid(directory)
    kill(rows[0]?.pid ?? 0)
    await until(() => pool.query('select 1').catch(() => undefined))
    expect(serverPid(directory)).toBe(pid)
  })

  it('and cannot start for a while, each attempt waits twice as long until one works', async () => {
    const directory = await directoryWithCluster()
    const { connection, events } = await start(directory)
    const control = join(directory, 'cluster/global/pg_control')
    await rename(control, `${control}.away`)
    kill(serverPid(directory))
    const delays = () => events.flatMap((event) => (event.kind === 'down' ? event.retryInMs : []))
    await until(() => delays().length === 4)
    await rename(`${control}.away`, control)
    expect(delays().slice(0, 4)).toEqual([100, 200, 400, 800])
    const pool = openPool(connection)
    await until(() => pool.query('select 1').catch(() => undefined))
  })

  it('and cannot start for lack of file descriptors, only that attempt fails', async () => {
    const script = join(import.meta.dirname, 'testing/out-of-descriptors.ts')
    const starve = 'ulimit -n 64 && exec "$@"'
    const directory = join(await temporaryDirectory(), 'socket')
    const args = ['-c', starve, 'sh', process.execPath, script, directory]
    expect(spawnSync('/bin/sh', args, { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stdout: 'EMFILE',
    })
  })

  it('it can be stopped before it is restarted', async () => {
    const directory = await directoryWithCluster()
    const { events, stop } = await start(directory)
    kill(serverPid(directory))
    await until(() => events.find(({ kind }) => kind === 'down'))
    await stop()
    await until(() => processesIn(directory).length === 0)
    expect(events.at(-1)).toEqual({ kind: 'stopped' })
    await start(directory)
  })
})

describe.skipIf(!isLinux)('a stop that one connection delays', () => {
  it('becomes an immediate shutdown after a time limit', async () => {
    const directory = await directoryWithCluster()
    const { connection, events } = await start(directory)
    const pool = openPool(connection)
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    kill(rows[0]?.pid ?? 0, 'SIGSTOP')
    const pid = serverPid(directory)
    const plan = {
      binaries: '',
      cluster: join(directory, 'cluster'),
      account: undefined,
      host: connection.host,
      port: connection.port,
      log: () => undefined,
    }
    const gone = until(() => events.find(({ kind }) => kind === 'down')).then(() => undefined)
    const postmaster: Postmaster = { pid, gone, lastWords: () => undefined }
    await stopPostmaster(plan, postmaster, { fast: 300, immediate: 9000 })
    expect(existsSync(`/proc/${pid}`)).toBe(false)
    expect(existsSync(`/proc/${rows[0]?.pid}`)).toBe(false)
  })
})
