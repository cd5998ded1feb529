import { existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ICruiseResult } from 'dependency-cruiser'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readLock } from '../../scripts/shipped/lock.ts'
import { shippedPackages } from '../../scripts/shipped/shipped-packages.ts'
import { modulesFrom } from '../support/modules.ts'
import { ARROWS } from './arrows.ts'
import { HOUSE_RULES, type SourceFile } from './house-rules.ts'
import { featureLoops } from './loops.ts'
import { withoutComments } from './without-comments.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/**
 * Trees with a loop between features or their folders, and the imports reported. None has a cycle of files.
 */
const LOOPS: { name: string; files: Record<string, string>; arrows: string[] }[] = [
  {
    name: 'an import loop between features is found',
    files: {
      'app/features/a/a.ts': "import '../b/b.ts'",
      'app/features/b/b.ts': '',
      'app/features/b/in/b.ts': "import '../../c/c.ts'",
      'app/features/c/c.ts': "import '../a/in/a.ts'",
      'app/features/a/in/a.ts': '',
      'app/features/d/d.ts': "import '../a/a.ts'",
    },
    arrows: [
      'app/features/a/a.ts -> app/features/b/b.ts',
      'app/features/b/in/b.ts -> app/features/c/c.ts',
      'app/features/c/c.ts -> app/features/a/in/a.ts',
    ],
  },
  {
    name: 'an import loop between folders of a feature is found',
    files: {
      'app/features/a/a.ts': "import './in/a.ts'",
      'app/features/a/b.ts': '',
      'app/features/a/in/a.ts': '',
      'app/features/a/in/b.ts': "import '../b.ts'",
    },
    arrows: [
      'app/features/a/a.ts -> app/features/a/in/a.ts',
      'app/features/a/in/b.ts -> app/features/a/b.ts',
    ],
  },
  {
    name: 'imports of types and imports by tests form no loop',
    files: {
      'app/features/a/a.ts': "import { b } from '../b/b.ts'\nexport const a = b",
      'app/features/a/type.ts': 'export type A = 1',
      'app/features/b/b.ts': "import type { A } from '../a/type.ts'\nexport const b: A = 1",
      'app/features/b/b.test.ts': "import '../a/a.ts'",
    },
    arrows: [],
  },
]

const ROOMS = ['analyzer', 'app', 'database', 'scripts', 'server.ts']
const BUILD_CONFIG = 'vite.config.ts'
/** Code that runs on servers or in browsers. The list of routes is read by the build alone. */
const RUNS = /^(?:analyzer|app|database)\/|^server\.ts$/
const IS_TEST = /\.test\.tsx?$|\/testing\//
const ROUTE_LIST = 'app/routes.ts'
/** Runs once, because the analysis takes half a minute. */
const house = cruiseFrom(root, BUILD_CONFIG)

describe('import rules', () => {
  test('no import breaks a rule', async () => {
    const { violations, totalCruised, loops } = faultsIn(await house)
    expect(totalCruised).toBeGreaterThan(50)
    expect(violations).toEqual([])
    expect(loops).toEqual([])
  })

  test.each(ARROWS)('canary: $rule.name', async ({ rule, canary }) => {
    const tree = await plant(canary)
    const { violations } = faultsIn(await cruiseFrom(tree))
    expect(violations.map((violation) => violation.split(':')[0])).toContain(rule.name)
  })

  test.each(LOOPS)('canary: $name', async ({ files, arrows }) => {
    const { loops, violations } = faultsIn(await cruiseFrom(await plant(files)))
    expect(violations).toEqual([])
    expect(loops).toEqual(arrows)
  })
})

describe('source rules', () => {
  const files = sourceFiles()

  test.each(HOUSE_RULES)('$name', async ({ broken }) => {
    expect(broken(await files)).toEqual([])
  })

  test.each(HOUSE_RULES)('canaries: $name', ({ broken, canaries }) => {
    expect(canaries.length).toBeGreaterThan(0)
    expect(canaries.filter((tree) => broken(tree).length === 0)).toEqual([])
  })

  test('rules ignore comments and nothing else', () => {
    const text = [
      '/** a */',
      "import b from 'https://b.example/*' // c",
      '/* d */ const e = <i accept="image/*" title="//f" />',
      'const g = <p>// h {/* i */} /* j */ {`/* k */` /* l */}</p>',
      'const n = /[/*]/ /* o */ // */ p',
    ].join('\n')
    const left = withoutComments({ path: 'app/a.tsx', text })
    expect(left.split('\n').map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
      '',
      "import b from 'https://b.example/*'",
      'const e = <i accept="image/*" title="//f" />',
      'const g = <p>// h { } /* j */ {`/* k */` }</p>',
      'const n = /[/*]/',
    ])
  })
})

test('a change of any build input makes the build stale', async () => {
  const prepare = pathToFileURL(join(root, 'scripts/prepare.mjs')).href
  const { BUILD_INPUTS }: { BUILD_INPUTS: string[] } = await import(prepare)
  const sources = (await sourceFiles()).map(({ path }) => path)
  const site = sources.filter((path) => path.startsWith('app/'))
  const built = [...reachedFrom([...site, 'scripts/build.ts', BUILD_CONFIG], await house)].filter(
    (path) => existsSync(join(root, path)) && !path.startsWith('node_modules/'),
  )
  expect(built).toContain('database/transaction.server.ts')
  expect(built.filter((path) => !BUILD_INPUTS.some((input) => isWithin(path, input)))).toEqual([])
})

test('every package that the site imports ships, with its licence', async () => {
  const ships = new Set(shippedPackages(readLock()).map((path) => `${path}/`))
  const imported = (await house).modules
    .filter(({ source }) => RUNS.test(source) && !IS_TEST.test(source) && source !== ROUTE_LIST)
    .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved))
    .flatMap((path) => /^node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(path) ?? [])
  expect(new Set(imported).size).toBeGreaterThan(25)
  expect(imported.filter((folder) => !ships.has(folder))).toEqual([])
})

function cruiseFrom(baseDir: string, ...more: string[]): Promise<ICruiseResult> {
  const rules = ARROWS.map(({ rule }) => rule)
  return modulesFrom([...ROOMS, ...more], baseDir, rules)
}

function faultsIn({ summary, modules }: ICruiseResult) {
  return {
    totalCruised: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    loops: featureLoops(modules),
  }
}

/** Returns these modules and all their direct and indirect imports. */
function reachedFrom(sources: readonly string[], { modules }: ICruiseResult): Set<string> {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies]))
  const reached = new Set(sources)
  for (const source of reached) {
    for (const { resolved } of imports.get(source) ?? []) reached.add(resolved)
  }
  return reached
}

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** Creates a temporary tree with these files and our package.json. */
async function plant(files: Record<string, string>): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'himaya-canary-'))
  onTestFinished(() => rm(tree, { recursive: true }))
  const all = {
    ...files,
    'server.ts': '',
    'package.json': await readFile(join(root, 'package.json'), 'utf8'),
  }
  for (const room of ROOMS.filter((name) => !name.includes('.'))) await mkdir(join(tree, room))
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(tree, path)), { recursive: true })
    await writeFile(join(tree, path), text)
  }
  return tree
}

/** Returns every source file except tests. */
async function sourceFiles(): Promise<SourceFile[]> {
  const paths = globSync(['{analyzer,app,database,scripts}/**/*.{ts,tsx,mjs,css}', 'server.ts'], {
    cwd: root,
  }).filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  return Promise.all(
    paths.map(async (path) => ({
      path: relative('.', path).replaceAll('\\', '/'),
      text: await readFile(join(root, path), 'utf8'),
    })),
  )
}
