/**
 * `npm run train`: learns what analyzer/model/ holds, from the collection and from what was written for it. The same data and
 * the same analyzer give the same weights. `-- --data PATH` names the collection, `-- --texts` leaves the addresses as they are.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { trainAddresses } from './learning/addresses/train-addresses.ts'
import { trainTexts } from './learning/texts/train-texts.ts'
import { moduleSize } from './learning/write-model.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    texts: { type: 'boolean', default: false },
  },
})
const began = performance.now()
const log = (line: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`)

if (values.texts) {
  trainTexts(values.data, log)
  for (const file of ['addresses/addresses', 'addresses/known-sites', 'texts/texts'].map(
    (name) => `${name}.data.ts`,
  ))
    log(`${file.padEnd(32)} ${(moduleSize(file) / 1000).toFixed(1)} kB`)
} else {
  trainAddresses(values.data, log)
  // The model of texts reads the score of each link: only another process loads what was just written.
  execFileSync(process.execPath, [import.meta.filename, '--texts', '--data', values.data], {
    stdio: 'inherit',
  })
}
