/**
 * `npm run explain -- [--type message|email|website] TEXT`: prints every rule, feature, composite, model term
 * and floor behind a verdict with its contribution to the score. Also reads the text from standard input.
 * `npm run explain -- --code CODE`: prints the meaning of a stored finding code, including former ones.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { oneOf } from '#app/domain/one-of.ts'
import { explanationOf, meaningOf } from './rules/explanation.ts'

const USAGE = 'npm run explain -- [--type message|email|website] TEXT | --code CODE'
const { values, positionals } = parseArgs({
  options: { type: { type: 'string', default: 'message' }, code: { type: 'string' } },
  allowPositionals: true,
})
if (values.code !== undefined) {
  const meaning = meaningOf(values.code)
  console.log(meaning ?? `No rule has or had the code ${values.code}`)
  process.exit(meaning ? 0 : 1)
}
const type = oneOf(['message', 'email', 'website'], values.type)
const text = positionals.length > 0 ? positionals.join(' ') : readFileSync(0, 'utf8')
if (!type || text.trim() === '') {
  console.error(USAGE)
  process.exit(2)
}
console.log(explanationOf({ type, text }))
