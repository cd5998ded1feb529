import { compileRules } from './compile-rules.ts'
import { readBrands, readLists, readRuleFiles } from './read-rules.ts'
import { ruleFaults } from './rule-tests.ts'

/** Says what is wrong with the rule files, by their schema and by their own tests. @returns whether all is well */
export function checkRules(): boolean {
  compileRules()
  readBrands()
  readLists()
  const tested = readRuleFiles().flatMap(({ file: { id, tests } }) =>
    id && tests ? [{ id, tests }] : [],
  )
  const faults = tested.flatMap(({ id, tests }) => ruleFaults(id, tests))
  for (const fault of faults) console.error(fault)
  console.log(`${tested.length} rules with tests, ${faults.length} faults`)
  return faults.length === 0
}
