import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test.each([
  'backup',
  'staff',
  'privacy',
])('%s, which is run beside a site, installs where nothing is, and never under the site', async (name) => {
  const clone = await newClone()
  const prepare = () => clone.run(scripts[`pre${name}`])
  prepare()
  expect(clone.wasInstalled()).toBe(true)
  await writeFile(join(clone.folder, 'package-lock.json'), '{"name":"newer"}')
  prepare()
  expect(clone.wasInstalled()).toBe(false)
  clone.run(scripts.prestart.replace(' build', ''))
  expect(clone.wasInstalled()).toBe(true)
})

test('a build of other sources is refused, and left as it is; a test is no source', async () => {
  const clone = await newClone()
  const look = () => clone.tell('node scripts/prepare.mjs fresh-build')
  const refused = [
    1,
    'build/ is older than the sources, or missing: run node scripts/prepare.mjs build',
  ]
  await writeFile(join(clone.folder, 'scripts/build.ts'), '')
  expect(look()).toEqual(refused)
  clone.run('node scripts/prepare.mjs build')
  expect(look()).toEqual([0, ''])
  await mkdir(join(clone.folder, 'app'))
  await writeFile(join(clone.folder, 'app/a.test.ts'), 'changed')
  expect(look()).toEqual([0, ''])
  await writeFile(join(clone.folder, 'app/a.ts'), 'changed')
  expect(look()).toEqual(refused)
  expect(look()).toEqual(refused)
})

/** A clone with nothing installed, and an npm that makes an empty node_modules. */
async function newClone() {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-prepare-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'scripts/rules'), { recursive: true })
  await writeFile(join(folder, 'scripts/rules/compile.ts'), '')
  await copyFile(join(root, 'scripts/prepare.mjs'), join(folder, 'scripts/prepare.mjs'))
  const bin = join(folder, 'bin')
  await mkdir(bin)
  await writeFile(join(bin, 'npm'), '#!/bin/sh\nmkdir -p node_modules && touch installed\n')
  await chmod(join(bin, 'npm'), 0o755)
  const mark = join(folder, 'installed')
  const PATH = [bin, dirname(process.execPath), process.env.PATH].join(delimiter)
  const tell = (command: string) => {
    const { status, stderr } = spawnSync(command, { cwd: folder, shell: true, env: { PATH } })
    return [status, String(stderr).trim()]
  }
  return {
    folder,
    run(command: string) {
      rmSync(mark, { force: true })
      expect(tell(command)).toEqual([0, ''])
    },
    /** Its exit code, and what it says of a fault. */
    tell,
    wasInstalled: () => existsSync(mark),
  }
}
