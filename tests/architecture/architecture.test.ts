import { existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { modulesFrom } from '../support/modules.ts'
import { ARROWS } from './arrows.ts'
import { HOUSE_RULES, type SourceFile } from './house-rules.ts'
import { withoutComments } from './without-comments.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const ROOMS = ['analyzer', 'app', 'database', 'scripts', 'server.ts']

describe('arrows', () => {
  test('no import goes against an arrow', async () => {
    const { violations, totalCruised } = await violationsIn(root)
    expect(totalCruised).toBeGreaterThan(50)
    expect(violations).toEqual([])
  })

  test.each(ARROWS)('canary: $rule.name', async ({ rule, canary }) => {
    const tree = await plant(canary)
    const { violations } = await violationsIn(tree)
    expect(violations.map((violation) => violation.split(':')[0])).toContain(rule.name)
  })
})

describe('house rules', () => {
  const files = sourceFiles()

  test.each(HOUSE_RULES)('$name', async ({ broken }) => {
    expect(broken(await files)).toEqual([])
  })

  test.each(HOUSE_RULES)('canaries: $name', ({ broken, canaries }) => {
    expect(canaries.length).toBeGreaterThan(0)
    expect(canaries.filter((tree) => broken(tree).length === 0)).toEqual([])
  })

  test('are asked of all that is no comment, and of nothing that is one', () => {
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

test('a change of anything that is built makes the build stale', async () => {
  const prepare = pathToFileURL(join(root, 'scripts/prepare.mjs')).href
  const { BUILD_INPUTS }: { BUILD_INPUTS: string[] } = await import(prepare)
  const sources = (await sourceFiles()).map(({ path }) => path)
  const site = sources.filter((path) => path.startsWith('app/'))
  const { modules } = await modulesFrom([...site, 'scripts/build.ts', 'vite.config.ts'], root)
  const built = modules
    .map(({ source }) => source)
    .filter((path) => existsSync(join(root, path)) && !path.startsWith('node_modules/'))
  expect(built).toContain('database/transaction.server.ts')
  expect(built.filter((path) => !BUILD_INPUTS.some((input) => isWithin(path, input)))).toEqual([])
})

async function violationsIn(baseDir: string) {
  const rules = ARROWS.map(({ rule }) => rule)
  const { summary } = await modulesFrom(ROOMS, baseDir, rules)
  return {
    totalCruised: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  }
}

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** A temporary tree with these files and our package.json. */
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

/** Every source file of the house, tests apart. */
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
