/**
 * `npm run rules -- check`: validates every rule file and runs its tests.
 * `npm run rules -- false-alarms --against REF`: lists ordinary texts that these rules flag and those of REF
 * do not. Exits with 1 if there are more than docs/false-alarms.json allows.
 * `npm run rules -- golden FILE [--data PATH]`: writes the verdict on every text of the project as JSON
 * lines.
 * `npm run rules -- compare FILE`: prints the changes since.
 * `npm run rules -- ablate [RULE] [--data PATH] [--every N]`: prints the effect of each rule, and of each of
 * its languages, on every N-th labelled text. Takes a few seconds each.
 */
import { parseArgs } from 'node:util'
import { printAblations } from './rules/ablate.ts'
import { checkRules } from './rules/check-rules.ts'
import { falseAlarms } from './rules/false-alarms.ts'
import { compareGolden, goldenContents, labelledRows, writeGolden } from './rules/golden.ts'

const USAGE =
  'npm run rules -- check | false-alarms --against REF | golden FILE [--data PATH] | compare FILE | ablate [RULE] [--data PATH] [--every N]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, data: { type: 'string' }, every: { type: 'string' } },
})
const [command, file] = positionals

if (command === 'check') process.exitCode = checkRules() ? 0 : 1
else if (command === 'false-alarms' && values.against) {
  process.exitCode = (await falseAlarms(values.against)) ? 0 : 1
} else if (command === 'golden' && file) {
  console.log(`${await writeGolden(file, goldenContents(values.data))} verdicts`)
} else if (command === 'compare' && file) await compareGolden(file)
else if (command === 'ablate') {
  await printAblations(labelledRows(values.data), Number(values.every ?? 1), file)
} else {
  console.error(USAGE)
  process.exitCode = 2
}
