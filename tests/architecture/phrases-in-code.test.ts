import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WORD_CLASSES } from '../../analyzer/compiled/rules.js'
import { BRANDS } from '../../analyzer/entities/brand-list.ts'
import { phrasesInCode } from './phrases-in-code.ts'

/** Files with protocol, file and host names or letter tables, which are not natural language. */
const TECHNICAL = [
  'analyzer/checks/url/file-download.ts',
  'analyzer/checks/url/risky-attachment.ts',
  'analyzer/entities/links.ts',
  'analyzer/model/addresses/address-parts.ts',
  'analyzer/model/addresses/url-features/path-traits.ts',
  'analyzer/parse/normalization/lookalikes.ts',
  'analyzer/parse/normalization/mail-source.ts',
  'analyzer/parse/normalization/normalize.ts',
]
/** Sector names are also words. */
const NAMES: ReadonlySet<string> = new Set(BRANDS.map(({ sector }) => sector))

test("the analyzer's code contains no natural language", () => {
  const paths = globSync('analyzer/**/*.ts', {
    exclude: ['analyzer/compiled/**', 'analyzer/cases/**'],
  })
  const read = paths.filter(
    (path) => !/\.(test|data|d)\.ts$/.test(path) && !TECHNICAL.includes(path),
  )
  expect(read.length).toBeGreaterThan(50)
  const found = read.flatMap((path) =>
    phrasesInCode(readFileSync(path, 'utf8'), NAMES).map((line) => `${path}:${line}`),
  )
  expect(found).toEqual([])
})

test.for(TECHNICAL)('the exception %s is needed', (path) => {
  expect(phrasesInCode(readFileSync(path, 'utf8'), NAMES)).not.toEqual([])
})

const SOME_WORDS = WORD_CLASSES.pay!.filter((word) => /^[a-z]{3,}$/.test(word)).slice(0, 4)
const QUOTED = SOME_WORDS.map((word) => `'${word}'`).join(', ')

test.for([
  ['a set of words', `const PAY = new Set('${SOME_WORDS.join(' ')}'.split(' '))`],
  ['an array of words', `const PAY = [${QUOTED}]`],
  ['a regular expression', `const PAY = /${SOME_WORDS.join('|')}/`],
  ['a word of another script', "const PAY = 'ادفع'"],
  ['words in a template', `const PAY = (sum: string) => \`${SOME_WORDS.join(' ')} \${sum}\``],
])('%s in code is found', ([, code]) => {
  expect(phrasesInCode(code!, NAMES)).toHaveLength(1)
})

test('sector names, error messages and single letters are allowed', () => {
  const code = `
const TRADES = ['government', 'police', 'bank', 'courier']
if (!known) throw new Error('There is no rule and no feature')
const UNIT = /د|م/`
  expect(phrasesInCode(code, NAMES)).toEqual([])
})
