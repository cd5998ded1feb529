/**
 * Checks the rule files and writes them as one module, so that nothing is parsed where texts are checked:
 * analyzer/compiled/rules.js with its types. Part of installing, building and testing.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileRules } from './compile-rules.ts'
import { ANALYZER } from './read-rules.ts'

const COMPILED = join(ANALYZER, 'compiled')

try {
  const { module, types } = compileRules()
  mkdirSync(COMPILED, { recursive: true })
  writeFileSync(join(COMPILED, 'rules.js'), module)
  writeFileSync(join(COMPILED, 'rules.d.ts'), types)
} catch (error) {
  console.error(`The rules are not as they must be:\n${(error as Error).message}`)
  process.exit(1)
}
