/**
 * Checks the files of rules, languages, brands and lists and writes them as modules, so that nothing is parsed where texts are checked:
 * analyzer/compiled/rules.js, lang.js, brands.js and lists.js with their types. Part of installing, building and testing.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileLang } from './compile-lang.ts'
import { compileRules } from './compile-rules.ts'
import { ANALYZER, readBrands, readLists } from './read-rules.ts'

const COMPILED = join(ANALYZER, 'compiled')
const BRAND_TYPES = `import type { Brand } from '../uae/types.ts'
export declare const BRANDS: readonly Brand[]
`
const LIST_TYPES = 'export declare const NAME_LISTS: Readonly<Record<string, readonly string[]>>\n'

try {
  const { module, types } = compileRules()
  const lang = compileLang()
  const brands = readBrands()
  const lists = readLists()
  mkdirSync(COMPILED, { recursive: true })
  writeFileSync(join(COMPILED, 'rules.js'), module)
  writeFileSync(join(COMPILED, 'rules.d.ts'), types)
  writeFileSync(join(COMPILED, 'lang.js'), lang.module)
  writeFileSync(join(COMPILED, 'lang.d.ts'), lang.types)
  writeFileSync(join(COMPILED, 'brands.js'), `export const BRANDS = ${JSON.stringify(brands)}\n`)
  writeFileSync(join(COMPILED, 'brands.d.ts'), BRAND_TYPES)
  writeFileSync(join(COMPILED, 'lists.js'), `export const NAME_LISTS = ${JSON.stringify(lists)}\n`)
  writeFileSync(join(COMPILED, 'lists.d.ts'), LIST_TYPES)
} catch (error) {
  console.error(
    `The rules, words, brands or lists are not as they must be:\n${(error as Error).message}`,
  )
  process.exit(1)
}
