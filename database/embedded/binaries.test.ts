import { existsSync, readdirSync, statSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import {
  cleanUp,
  copyProject,
  isLinux,
  isRoot,
  nobody,
  type Project,
  query,
  startOwner,
  temporaryDirectory,
} from './testing/harness.ts'

afterEach(cleanUp)

async function removeLinks(project: Project): Promise<number> {
  const libraries = join(project.package, 'native/lib')
  let removed = 0
  for (const name of await readdir(libraries)) {
    if (!(await lstat(join(libraries, name))).isSymbolicLink()) continue
    await rm(join(libraries, name))
    removed += 1
  }
  return removed
}

describe.skipIf(!isLinux)('library links that install scripts did not make', () => {
  it('are made on the first start', async () => {
    const directory = await temporaryDirectory()
    const project = await copyProject(join(directory, 'project'))
    expect(await removeLinks(project)).toBeGreaterThan(0)
    const owner = startOwner(join(directory, 'data'), { project })
    const { connection } = await owner.open()
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await removeLinks(project)).toBeGreaterThan(0)
    await owner.stop()
  })

  it.skipIf(!isRoot)('are made in a copy if node_modules is read-only', async () => {
    const directory = await temporaryDirectory()
    const project = await copyProject(join(directory, 'project'))
    await removeLinks(project)
    const data = join(directory, 'data')
    await mkdir(data)
    const account = nobody()
    await chown(data, account.uid, account.gid)
    const owner = startOwner(data, { project, account })
    const { connection } = await owner.open()
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await removeLinks(project)).toBe(0)
    await owner.stop()
  })
})

describe.skipIf(!isRoot || !isLinux)('binaries in a home that the server cannot enter', () => {
  /** A project in a closed home, and an open place for the copy. */
  async function closedProject() {
    const home = await temporaryDirectory()
    const project = await copyProject(join(home, 'project'))
    await chmod(home, 0o700)
    return { home, project, cacheDirectory: join(await temporaryDirectory(), 'cache') }
  }

  it('are copied once, whole, even by two at the same moment, and used again', async () => {
    const { home, project, cacheDirectory } = await closedProject()
    const two = ['one', 'two'].map((name) =>
      startOwner(join(home, name), { project, cacheDirectory }),
    )
    for (const owner of two) {
      const { connection } = await owner.open()
      expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    }
    const copies = readdirSync(cacheDirectory)
    expect(copies).toHaveLength(1)
    const copy = join(cacheDirectory, copies[0] ?? '')
    const { ino } = statSync(copy)
    await two[0]?.stop()
    await startOwner(join(home, 'one'), { project, cacheDirectory }).open()
    expect(statSync(copy).ino).toBe(ino)
  })

  it('are copied anew if the copy is damaged', async () => {
    const { home, project, cacheDirectory } = await closedProject()
    const data = join(home, 'data')
    const first = startOwner(data, { project, cacheDirectory })
    await first.open()
    await first.stop()
    const copy = join(cacheDirectory, readdirSync(cacheDirectory)[0] ?? '')
    await rm(join(copy, 'lib/libcrypto.so.1.1'))
    await startOwner(data, { project, cacheDirectory }).open()
    expect(existsSync(join(copy, 'lib/libcrypto.so.1.1'))).toBe(true)
  })

  it('are not taken from a copy that someone else put there', async () => {
    const { home, project, cacheDirectory } = await closedProject()
    const first = startOwner(join(home, 'data'), { project, cacheDirectory })
    await first.open()
    await first.stop()
    const copy = join(cacheDirectory, readdirSync(cacheDirectory)[0] ?? '')
    await chown(copy, nobody().uid, nobody().gid)
    const next = startOwner(join(home, 'data'), { project, cacheDirectory })
    expect(await next.refused()).toMatchObject({ code: 'permission' })
  })
})
