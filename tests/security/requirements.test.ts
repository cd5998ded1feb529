import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Number of level 1 and 2 requirements in each section of ASVS 5.0.0; they come first in each section. */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
}
const ALL = Object.entries(SECTIONS).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, n) => `${section}.${n + 1}`),
)

const STATES = ['met', 'by configuration', 'operator', 'in part', 'not met']
const ROW = /^\| (\d+\.\d+\.\d+) \| .+? \| (.+?) \| .+? \| (.+) \|$/gm
const APART = /^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| [^|]+ \|$/gm
/** Entries for requirements that no test can check. */
const UNASKED = ['by design', 'the document itself']
/** A file or folder, optionally with the title of a test in it or part of one. */
const NAMED = /`((?:[\w.-]+\/)+[\w.*-]*|[\w-]+\.(?:ts|md|json)|\.env\.example)`(?: "([^"]+)")?/g

/**
 * Test titles: the start of a test or describe title, a row or key of its table, the name of a rule. Comments
 * and test code do not count.
 */
const TITLES = [
  /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g,
  /\)\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1,/g,
  /^\s*\[?(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1[:,]/gm,
  /\bname: (['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g,
]

const table = await readFile(`${root}/docs/security.md`, 'utf8')

test('every requirement of levels 1 and 2 is listed once, with a state', () => {
  expect(ALL).toHaveLength(253)
  expect(numbersIn(table).toSorted()).toEqual(ALL.toSorted())
  expect([...table.matchAll(ROW)].map(([, , state]) => state)).toSatisfy((states: string[]) =>
    states.every((state) => STATES.includes(state)),
  )
})

test('the count of states is right', () => {
  const states = [...table.matchAll(ROW)].map(([, , state = '']) => state)
  for (const state of STATES) {
    const count = states.filter((known) => known === state).length
    expect(table).toContain(`| ${state} | ${count} |`)
  }
  expect(table).toContain(`| does not apply | ${ALL.length - states.length} |`)
})

test('every named file and test exists', async () => {
  expect([...table.matchAll(NAMED)].length).toBeGreaterThan(250)
  expect(await missingIn(table)).toEqual([])
})

test('every met requirement names its tests by title, or says why no test is possible', () => {
  expect(unproven(table)).toEqual([])
})

test.each(['-', '`tests/routes/api.test.ts`', 'by luck'])('canary: %s is no proof', (proof) => {
  const row = (state: string) => `| 1.1.1 | x | ${state} | y | ${proof} |`
  expect(unproven(row('met'))).toEqual(['1.1.1'])
  expect(unproven(row('operator'))).toEqual([])
})

test('canary: a missing file, a renamed test and a missing requirement are found', async () => {
  const row =
    '| 1.1.1 | x | met | `app/gone.server.ts`, `app/gone/` | `tests/routes/api.test.ts` "no such test"; `tests/routes/api.test.ts` "import" |'
  expect(await missingIn(row)).toEqual([
    'app/gone.server.ts',
    'app/gone/',
    'tests/routes/api.test.ts: no such test',
    'tests/routes/api.test.ts: import',
  ])
  expect(numbersIn(table.replace(/^\| 8\.2\.1 .*\n/m, ''))).not.toContain('8.2.1')
})

/** Returns the numbers of requirements that are met without evidence. */
function unproven(text: string): string[] {
  return [...text.matchAll(ROW)]
    .filter(([, , state = '']) => state === 'met' || state === 'by configuration')
    .filter(([, , , proof = '']) => !UNASKED.includes(proof))
    .filter(([, , , proof = '']) => {
      const named = [...proof.matchAll(NAMED)]
      return named.length === 0 || named.some(([, , title]) => title === undefined)
    })
    .map(([, number = '']) => number)
}

function titlesIn(source: string): string[] {
  return TITLES.flatMap((titles) => [...source.matchAll(titles)].map(([, , title = '']) => title))
}

function numbersIn(text: string): string[] {
  const rows = [...text.matchAll(ROW)].map(([, number = '']) => number)
  const apart = [...text.matchAll(APART)].flatMap(([, numbers = '']) => numbers.split(', '))
  return [...rows, ...apart]
}

async function missingIn(text: string): Promise<string[]> {
  const missing: string[] = []
  for (const [, path = '', fragment] of text.matchAll(NAMED)) {
    if (path.startsWith('build/')) continue
    const [found] = globSync(path, { cwd: root })
    if (!found) missing.push(path)
    else if (fragment) {
      const titles = titlesIn(await readFile(`${root}/${found}`, 'utf8'))
      if (!titles.some((title) => title.includes(fragment))) missing.push(`${path}: ${fragment}`)
    }
  }
  return missing
}
