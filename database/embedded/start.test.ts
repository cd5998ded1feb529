import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { chmod, chown, cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { serverAccount } from './run-as.server.ts'
import {
  afterwards,
  cleanUp,
  copyProject,
  directoryWithCluster,
  isLinux,
  isRoot,
  nobody,
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

afterEach(cleanUp)
afterAll(removeMadeCluster)

describe('a start', () => {
  it('finds the data of the last one', async () => {
    const directory = await directoryWithCluster()
    const first = await start(directory)
    await query(first.connection, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await start(directory)
    expect(second.adopted).toBe(false)
    expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('works in a directory whose name is too long for a socket', async () => {
    const name = join(await temporaryDirectory(), 'd'.repeat(150))
    const directory = await directoryWithCluster(name)
    const { connection } = await start(directory)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('does not use a socket directory that another user created', async () => {
    const directory = await directoryWithCluster()
    const first = await start(directory)
    const expected = first.connection.host
    await first.stop()
    await mkdir(expected, { mode: 0o777 })
    await chmod(expected, 0o777)
    afterwards(() => execFileSync('rmdir', [expected]))
    const second = await start(directory)
    expect(second.connection.host).not.toBe(expected)
    expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a stop', () => {
  it('shuts down cleanly, closes connections and leaves no process and no socket', async () => {
    const directory = await directoryWithCluster()
    const { connection, stop } = await start(directory)
    const slow = query(connection, 'select pg_sleep(60)').catch((error: Error) => error.message)
    await until(async () => {
      const busy = "select 1 from pg_stat_activity where query = 'select pg_sleep(60)'"
      return (await query(connection, busy)).length > 0
    })
    await Promise.all([stop(), stop()])
    expect(await slow).toMatch(/terminat/)
    expect(wasShutDown(directory)).toBe(true)
    expect(processesIn(directory)).toEqual([])
    expect(existsSync(connection.host)).toBe(false)
  })
})

describe('a directory', () => {
  it('that a running Himaya uses is refused, in the same process and in another', async () => {
    const directory = await directoryWithCluster()
    const first = await start(directory)
    await expect(start(directory)).rejects.toMatchObject({ code: 'in-use' })
    expect(await startOwner(directory).refused()).toMatchObject({ code: 'in-use' })
    expect(await query(first.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await first.stop()
    await start(directory)
  })

  it('is used by exactly one of two concurrent starts', async () => {
    const directory = await temporaryDirectory()
    const owners = [startOwner(directory), startOwner(directory)]
    const kinds = await Promise.all(
      owners.map(({ lines }) =>
        until(() => lines.find(({ kind }) => kind === 'open' || kind === 'refused')?.kind),
      ),
    )
    expect(kinds.sort()).toEqual(['open', 'refused'])
  })
})

describe('a failed start reports its cause', () => {
  it('missing binaries, with the advice to set DATABASE_URL', async () => {
    const directory = await temporaryDirectory()
    const project = await copyProject(join(directory, 'project'), { binaries: false })
    const { code, message } = await startOwner(join(directory, 'data'), { project }).refused()
    expect(code).toBe('no-binaries')
    expect(message).toContain('DATABASE_URL')
    expect(message).not.toContain('\n')
  })

  it.skipIf(!isRoot)('missing permission', async () => {
    const directory = await temporaryDirectory()
    const project = await copyProject(join(directory, 'project'))
    const owner = startOwner(join(directory, 'data'), { project, account: nobody() })
    expect(await owner.refused()).toMatchObject({ code: 'permission' })
  })

  it.skipIf(!isRoot || !isLinux)('a full disk', async ({ skip }) => {
    const directory = await temporaryDirectory()
    const small = join(directory, 'small')
    await mkdir(small)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'himaya-test', small], {
        stdio: 'ignore',
      })
    } catch {
      skip('this machine allows no mount')
    }
    afterwards(() => execFileSync('umount', ['-l', small]))
    await expect(start(small)).rejects.toMatchObject({ code: 'disk-full' })
  })

  it('the message of a failed initdb', async () => {
    const directory = await temporaryDirectory()
    const project = await copyProject(join(directory, 'project'))
    await writeFile(join(project.package, 'native/share/postgresql/postgres.bki'), 'nonsense')
    const refused = await startOwner(join(directory, 'data'), { project }).refused()
    expect(refused.code).toBe('initdb-failed')
    expect(refused.message).toContain('postgres.bki')
  })
})

describe.skipIf(!isRoot || !isLinux)('accounts', () => {
  it('as root, the server runs as the postgres account or, without one, as nobody', async () => {
    const directory = await temporaryDirectory()
    const file = join(directory, 'passwd')
    const nobodyOfMac = 'nobody:*:-2:-2:Unprivileged:/var/empty:/usr/bin/false\n'
    const postgres = 'postgres:x:101:104::/var/lib/postgresql:/bin/bash\n'
    await writeFile(file, `root:x:0:0::/root:/bin/sh\n${nobodyOfMac}${postgres}`)
    expect(await serverAccount(join(directory, 'none'), file)).toEqual({ uid: 101, gid: 104 })
    await writeFile(file, nobodyOfMac)
    const minusTwo = 2 ** 32 - 2
    expect(await serverAccount(directory, file)).toEqual({ uid: minusTwo, gid: minusTwo })
    await writeFile(file, 'root:x:0:0::/root:/bin/sh\n')
    await expect(serverAccount(directory, file)).rejects.toMatchObject({ code: 'no-account' })
  })

  it('as root, the server runs as another account, even in an inaccessible home', async () => {
    const home = await temporaryDirectory()
    await chmod(home, 0o700)
    const directory = join(home, 'project/data')
    const first = await start(directory)
    await query(first.connection, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await start(directory)
    expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(statSync(join(directory, 'cluster')).uid).not.toBe(0)
    expect(statSync(home).mode & 0o777).toBe(0o700)
  })

  it('root runs the server of an ordinary user as that user', async () => {
    const directory = await temporaryDirectory()
    const project = await copyProject(join(directory, 'project'))
    const data = join(directory, 'data')
    const account = nobody()
    await mkdir(data)
    await chown(data, account.uid, account.gid)
    for (const options of [{ project, account }, {}, { project, account }]) {
      const owner = startOwner(data, options)
      const { connection } = await owner.open()
      expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
      await owner.stop()
      expect(wasShutDown(data)).toBe(true)
      expect(statSync(join(data, 'cluster')).uid).toBe(account.uid)
    }
  })

  it('root finds the server even if it may not inspect processes of other users', async ({
    skip,
  }) => {
    const blind = ['--bounding-set=-sys_ptrace']
    if (spawnSync('setpriv', [...blind, 'true']).status !== 0)
      skip('no setpriv, or no leave for it')
    const directory = await directoryWithCluster()
    const other = await temporaryDirectory()
    await start(directory)
    await cp(pidFile(directory), pidFile(other))
    const { uid, gid } = statSync(join(directory, 'cluster'))
    await chown(join(other, 'cluster'), uid, gid)
    const module = join(import.meta.dirname, 'pid-file.server.ts')
    const script = `import { runningServer } from ${JSON.stringify(module)}
      const found = await Promise.all(process.argv.slice(1).map(runningServer))
      console.log(found.map((server) => server?.pid ?? 0).join())`
    const clusters = [directory, other].map((place) => join(place, 'cluster'))
    const node = [process.execPath, '--input-type=module', '-e', script, ...clusters]
    const told = execFileSync('setpriv', [...blind, ...node], { encoding: 'utf8' })
    expect(told.trim()).toBe(`${serverPid(directory)},0`)
  })

  it('a cluster that root restored from a backup becomes property of the server account', async () => {
    const directory = await directoryWithCluster()
    execFileSync('chown', ['-R', '0:0', join(directory, 'cluster')])
    const { connection } = await start(directory)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
