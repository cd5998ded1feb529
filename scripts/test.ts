/** `npm test`: every check there is, one after the other. Stops at the first that fails. */
import { spawnSync } from 'node:child_process'
import { findBrowser } from './find-browser.ts'

const STEPS: readonly (readonly [what: string, program: string, ...args: string[]])[] = [
  ['route types', 'react-router', 'typegen'],
  ['types', 'tsc', '--noEmit'],
  ['lint and format', 'biome', 'ci', '.'],
  ['structure, units, database and routes', 'vitest', 'run'],
  ['browser journeys', 'playwright', 'test'],
]

process.env.CHROMIUM_PATH = findBrowser()
for (const [what, program, ...args] of STEPS) {
  console.log(`\n── ${what}`)
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(`\nnpm test stopped at: ${what}`)
    process.exit(status ?? 1)
  }
}
console.log('\nnpm test: everything passed')
