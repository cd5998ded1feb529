/**
 * `npm run explain -- [--type message|email|website] TEXT`: every rule, feature, composite, model term and floor behind a verdict,
 * with its part in the score. The text may also come by standard input.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { oneOf } from '#app/domain/one-of.ts'
import { explanationOf } from './rules/explanation.ts'

const USAGE = 'npm run explain -- [--type message|email|website] TEXT'
const { values, positionals } = parseArgs({
  options: { type: { type: 'string', default: 'message' } },
  allowPositionals: true,
})
const type = oneOf(['message', 'email', 'website'], values.type)
const text = positionals.length > 0 ? positionals.join(' ') : readFileSync(0, 'utf8')
if (!type || text.trim() === '') {
  console.error(USAGE)
  process.exit(2)
}
console.log(explanationOf({ type, text }))
