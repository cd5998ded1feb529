/**
 * `npm run train`: learns what analyzer/model/ holds from corpus/ alone. `-- --data PATH` adds the outside collections in that
 * folder, as the weights that ship have learned; analyzer/model/manifest.json says which it was. The same data and the same analyzer
 * give the same weights. `-- --texts` leaves the addresses as they are.
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
  // The model of texts reads the score of each link: only another process loads what was just compiled.
  run([import.meta.filename, '--texts', ...(data === undefined ? [] : ['--data', data])])
}

function compile() {
  run([join(import.meta.dirname, 'rules', 'compile.ts')])
}

function run(args: readonly string[]) {
  execFileSync(process.execPath, args, { stdio: 'inherit' })
}
