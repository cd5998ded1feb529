import { parentPort, workerData } from 'node:worker_threads'
import { FEATURES, LISTS, RULES } from '../../analyzer/compiled/rules.js'
import type { AblationTask } from './ablate.ts'

/** Analyses texts with other rules, which replace the compiled ones before the analyzer is loaded. */
const { rules, contents } = workerData as AblationTask
replace(LISTS, rules.LISTS)
replace(RULES, rules.RULES)
Object.assign(FEATURES, rules.FEATURES)
const { analyze } = await import('#analyzer')
parentPort?.postMessage(contents.map(analyze))

function replace<Item>(list: readonly Item[], items: readonly unknown[]): void {
  const open = list as unknown[]
  open.splice(0, open.length, ...items)
}
