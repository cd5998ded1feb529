/**
 * Validates the rule, language, brand, list, site and weight files and compiles them to typed modules in
 * analyzer/compiled/, so that nothing is parsed at run time. Part of install, build and test.
 */
import { join } from 'node:path'
import { moduleOf, writeModules } from '../compiled-module.ts'
import { compileLang } from './compile-lang.ts'
import { compileModel } from './compile-model.ts'
import { compileRules } from './compile-rules.ts'
import { compileSites } from './compile-sites.ts'
import { ANALYZER, readBrands, readLists } from './read-rules.ts'

const COMPILED = join(ANALYZER, 'compiled')
const BRAND_TYPES = `import type { Brand } from '../entities/brand.ts'
export declare const BRANDS: readonly Brand[]
`
const LIST_TYPES = 'export declare const NAME_LISTS: Readonly<Record<string, readonly string[]>>\n'

try {
  writeModules(COMPILED, [
    compileRules(),
    compileLang(),
    moduleOf('brands', { BRANDS: readBrands() }, BRAND_TYPES),
    moduleOf('lists', { NAME_LISTS: readLists() }, LIST_TYPES),
    compileSites(),
    ...compileModel(),
  ])
} catch (error) {
  console.error(
    `The rules, words, brands, lists, sites or weights are not as they must be:\n${(error as Error).message}`,
  )
  process.exit(1)
}
