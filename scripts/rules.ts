/**
 * `npm run rules -- check`: whether every rule file is as its schema wants it and finds what its tests say.
 * `npm run rules -- false-alarms --against REF`: ordinary texts that the rules here flag and those of REF do not. Ends with 1 where
 * there are more than are written down in docs/false-alarms.json.
 * `npm run rules -- golden FILE [--data PATH]`: the verdict on every text of the project, as JSON lines.
 * `npm run rules -- compare FILE`: what has changed since.
 */
import { parseArgs } from 'node:util'
import { checkRules } from './rules/check-rules.ts'
import { falseAlarms } from './rules/false-alarms.ts'
import { compareGolden, goldenContents, writeGolden } from './rules/golden.ts'

const USAGE =
  'npm run rules -- check | false-alarms --against REF | golden FILE [--data PATH] | compare FILE'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, data: { type: 'string' } },
})
const [command, file] = positionals

if (command === 'check') process.exitCode = checkRules() ? 0 : 1
else if (command === 'false-alarms' && values.against) {
  process.exitCode = (await falseAlarms(values.against)) ? 0 : 1
} else if (command === 'golden' && file) {
  console.log(`${await writeGolden(file, goldenContents(values.data))} verdicts`)
} else if (command === 'compare' && file) await compareGolden(file)
else {
  console.error(USAGE)
  process.exitCode = 2
}
