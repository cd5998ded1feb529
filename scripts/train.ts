/**
 * `npm run train`: trains the weights of analyzer/model/ on corpus/ alone.
 * `-- --data PATH` adds the external collections in that folder, as for the published weights;
 * analyzer/model/manifest.json records which were used. `-- --texts` does not retrain addresses. The same
 * data and analyzer give the same weights.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { trainAddresses } from './learning/addresses/train-addresses.ts'
import { trainTexts } from './learning/texts/train-texts.ts'
import { sizeOf } from './learning/write-model.ts'

const { values } = parseArgs({
  options: { data: { type: 'string' }, texts: { type: 'boolean', default: false } },
})
const { data } = values
const began = performance.now()
const log = (line: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`)

if (values.texts) {
  trainTexts(data, log)
  compile()
  for (const name of ['addresses', 'known-sites', 'texts'] as const)
    log(`${`${name}.bin`.padEnd(32)} ${(sizeOf(name) / 1000).toFixed(1)} kB`)
} else {
  log(data === undefined ? 'from corpus/ alone' : `from corpus/ and the collections in ${data}`)
  trainAddresses(data, log)
  compile()
  // The text model reads link scores, so a new process loads the newly compiled address model.
  run([import.meta.filename, '--texts', ...(data === undefined ? [] : ['--data', data])])
}

function compile() {
  run([join(import.meta.dirname, 'rules', 'compile.ts')])
}

function run(args: readonly string[]) {
  execFileSync(process.execPath, args, { stdio: 'inherit' })
}
