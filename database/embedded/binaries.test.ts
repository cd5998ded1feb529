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

describe.skipIf(!isLinux)('library links that install scripts did not create', () => {
  it('are created on the first start', async () => {
    const directory = await temporaryDirectory()
    const project = await copyProject(join(directory, 'project'))
    expect(await removeLinks(project)).toBeGreaterThan(0)
    const owner = startOwner(join(directory, 'data'), { project })
    const { connection } = await owner.open()
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await removeLinks(project)).toBeGreaterThan(0)
    await owner.stop()
  })

  it.skipIf(!isRoot)('are created in a copy if node_modules is read-only', async () => {
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
  it('are copied once, even by two concurrent starts, and reused', async () => {
    const home = await temporaryDirectory()
    const project = await copyProject(join(home, 'project'))
    await chmod(home, 0o700)
    const cacheDirectory = join(await temporaryDirectory(), 'cache')
    const startAs = (name: string) => startOwner(join(home, name), { project, cacheDirectory })
    const two = ['one', 'two'].map(startAs)
    for (const owner of two) {
      const { connection } = await owner.open()
      expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    }
    const copies = readdirSync(cacheDirectory)
    expect(copies).toHaveLength(1)
    const copy = join(cacheDirectory, copies[0] ?? '')
    const { ino } = statSync(copy)
    for (const owner of two) await owner.stop()
    const again = startAs('one')
    await again.open()
    expect(statSync(copy).ino).toBe(ino)
    await again.stop()

    // A damaged copy is recreated.
    await rm(join(copy, 'lib/libcrypto.so.1.1'))
    const mended = startAs('one')
    await mended.open()
    expect(existsSync(join(copy, 'lib/libcrypto.so.1.1'))).toBe(true)
    await mended.stop()

    // A copy owned by someone else is not used.
    await chown(copy, nobody().uid, nobody().gid)
    expect(await startAs('one').refused()).toMatchObject({ code: 'permission' })
  })
})
