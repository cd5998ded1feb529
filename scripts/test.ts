/** `npm test`: every check there is, one after the other. Stops at the first that fails. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'
import { journeyFiles, unitFiles } from './test-times.ts'

const SLOWEST = 10

const IN_MEMORY = '/dev/shm'
const ROOM_IN_MEMORY = 6 * 2 ** 30
// Where there is room, the files of tests stay in memory: a database is copied in 12 ms in place of 50.
if (freeBytes(IN_MEMORY) >= ROOM_IN_MEMORY) process.env.TMPDIR ??= IN_MEMORY

const reports = mkdtempSync(join(tmpdir(), 'himaya-test-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const units = join(reports, 'units.json')
const journeys = join(reports, 'journeys.json')

const STEPS: readonly (readonly [what: string, program: string, ...args: string[]])[] = [
  ['route types', 'react-router', 'typegen'],
  ['types', 'tsc', '--noEmit'],
  ['lint and format', 'biome', 'ci', '.'],
  [
    'structure, units, database and routes',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${units}`,
  ],
  ['browser journeys', 'playwright', 'test', '--reporter=list,json'],
]

process.env.CHROMIUM_PATH = findBrowser()
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = journeys
const started = performance.now()
const steps: [what: string, ms: number][] = []
for (const [what, program, ...args] of STEPS) {
  console.log(`\n── ${what}`)
  const start = performance.now()
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  steps.push([what, performance.now() - start])
  if (status !== 0) {
    console.error(`\nnpm test stopped at: ${what}`)
    process.exit(status ?? 1)
  }
}
const files = [...unitFiles(units), ...journeyFiles(journeys)].sort((a, b) => b.ms - a.ms)
console.log(`\n── the ${SLOWEST} slowest files, of ${files.length}`)
for (const { file, ms } of files.slice(0, SLOWEST)) console.log(`${inSeconds(ms)}  ${file}`)
console.log('\n── time')
for (const [what, ms] of steps) console.log(`${inSeconds(ms)}  ${what}`)
console.log(`${inSeconds(performance.now() - started)}  in all`)
console.log(`\n${files.reduce((sum, { passed }) => sum + passed, 0)} passed, 0 failed`)
console.log('npm test: everything passed')

function freeBytes(directory: string): number {
  if (!existsSync(directory)) return 0
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(7)} s`
}
