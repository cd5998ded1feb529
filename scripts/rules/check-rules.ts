import { testedRules } from './read-rules.ts'
import { ruleFaults } from './rule-tests.ts'

/**
 * Runs the tests of all rules. Their schema was validated when they were compiled.
 * @returns whether all pass
 */
export function checkRules(): boolean {
  const rules = testedRules()
  const faults = rules.flatMap(({ id, tests }) => ruleFaults(id, tests))
  for (const fault of faults) console.error(fault)
  console.log(`${rules.length} rules with tests, ${faults.length} faults`)
  return faults.length === 0
}
