import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
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
])('%s installs packages if there are none, and does not update those of a running site', async (name) => {
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

test('a build of other sources is rejected and kept; a test file is no source', async () => {
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

test('a warning of npm about an old Node is hidden, the error of a failure is shown', async () => {
  const clone = await newClone()
  expect(clone.tell(scripts.predev)).toEqual([0, ''])
  await clone.breakNpm()
  expect(clone.tell(scripts.predev)).toEqual([1, 'npm error ENOSPC\ninstall failed'])
})

test('a program reads .env, and a missing .env gives no message', async () => {
  const clone = await newClone()
  await copyFile(join(root, 'scripts/env-file.ts'), join(clone.folder, 'scripts/env-file.ts'))
  const program = join(clone.folder, 'server.ts')
  await writeFile(program, 'console.error(process.env.HOST, process.env.PORT)')
  const run = (port: string) => clone.tell(`${port}${scripts.start}`)
  expect(run('')).toEqual([0, 'undefined undefined'])
  await writeFile(join(clone.folder, '.env'), 'HOST=0.0.0.0\nPORT=80\n')
  expect(run('')).toEqual([0, '0.0.0.0 80'])
  expect(run('PORT=81 ')).toEqual([0, '0.0.0.0 81'])
  const programs = Object.keys(scripts).filter((name) => scripts[name].includes('.env'))
  expect(programs).toEqual([])
})

/**
 * Creates a clone with nothing installed, and a fake npm that warns about its Node and creates an empty
 * node_modules.
 */
async function newClone() {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-prepare-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const compiling of ['scripts/rules', 'scripts/seed', 'scripts/words']) {
    await mkdir(join(folder, compiling), { recursive: true })
    await writeFile(join(folder, compiling, 'compile.ts'), '')
  }
  await copyFile(join(root, 'scripts/prepare.mjs'), join(folder, 'scripts/prepare.mjs'))
  const bin = join(folder, 'bin')
  await mkdir(bin)
  const npm = (...lines: string[]) =>
    writeFile(join(bin, 'npm'), ['#!/bin/sh', ...lines].join('\n'), { mode: 0o755 })
  const warning = 'case "$*" in *--loglevel=error*) ;; *) echo npm warn EBADENGINE >&2;; esac'
  await npm(warning, 'mkdir -p node_modules && touch installed')
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
    /** Returns the exit code and the error output. */
    tell,
    wasInstalled: () => existsSync(mark),
    breakNpm: async () => {
      await rm(join(folder, 'node_modules'), { recursive: true })
      await npm(warning, 'echo npm error ENOSPC >&2', 'exit 1')
    },
  }
}
