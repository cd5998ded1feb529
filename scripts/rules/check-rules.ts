import { testedRules } from './read-rules.ts'
import { ruleFaults } from './rule-tests.ts'

/**
 * Says where rules do not find what their own tests say. Their schema was checked when they were compiled, before this runs.
 * @returns whether all is well
 */
export function checkRules(): boolean {
  const rules = testedRules()
  const faults = rules.flatMap(({ id, tests }) => ruleFaults(id, tests))
  for (const fault of faults) console.error(fault)
  console.log(`${rules.length} rules with tests, ${faults.length} faults`)
  return faults.length === 0
}
