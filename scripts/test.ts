/**
 * `npm test`: runs every check. Quick ones run first, in sequence; then Vitest and the browser journeys run
 * in parallel, because journeys mostly wait. Both are reported if one fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'
import { journeyFiles, unitFiles } from './test-times.ts'

const SLOWEST = 10

const IN_MEMORY = '/dev/shm'
const ROOM_IN_MEMORY = 6 * 2 ** 30
// Keeps test files in memory if there is room: copying a database takes 12 ms instead of 50.
if (freeBytes(IN_MEMORY) >= ROOM_IN_MEMORY) process.env.TMPDIR ??= IN_MEMORY

const reports = mkdtempSync(join(tmpdir(), 'himaya-test-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const units = join(reports, 'units.json')
const journeys = join(reports, 'journeys.json')

type Step = readonly [what: string, program: string, ...args: string[]]

const QUICK: readonly Step[] = [
  ['route types', 'react-router', 'typegen'],
  ['types', 'tsc', '--noEmit'],
  ['lint and format', 'biome', 'ci', '.'],
  ['security lint', 'oxlint', '--report-unused-disable-directives'],
]
const UNITS: Step = [
  'structure, units, database and routes',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${units}`,
]
const JOURNEYS: Step = ['browser journeys', 'playwright', 'test', '--reporter=list,json']

process.env.CHROMIUM_PATH = findBrowser()
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = journeys
const started = performance.now()
const steps: [what: string, ms: number][] = []
for (const step of QUICK) {
  console.log(`\n── ${step[0]}`)
  stopAtFailure(await run(step))
}
console.log(`\n── ${UNITS[0]}; beside it, ${JOURNEYS[0]}`)
const testing = run(UNITS)
const both = await Promise.all([testing, run(JOURNEYS, { shownAfter: testing })])
stopAtFailure(...both)
const files = [...unitFiles(units), ...journeyFiles(journeys)].sort((a, b) => b.ms - a.ms)
console.log(`\n── the ${SLOWEST} slowest files, of ${files.length}`)
for (const { file, ms } of files.slice(0, SLOWEST)) console.log(`${inSeconds(ms)}  ${file}`)
console.log('\n── time')
for (const [what, ms] of steps) console.log(`${inSeconds(ms)}  ${what}`)
console.log(`${inSeconds(performance.now() - started)}  in all`)
console.log(`\n${files.reduce((sum, { passed }) => sum + passed, 0)} passed, 0 failed`)
console.log('npm test: everything passed')

/**
 * Runs a step and records its duration.
 * @param shownAfter the step behind whose output this one's is printed, so that failures end the log
 * @returns its name if it failed
 */
async function run(
  [what, program, ...args]: Step,
  { shownAfter }: { shownAfter?: Promise<unknown> } = {},
): Promise<string | null> {
  const start = performance.now()
  const output = shownAfter ? 'pipe' : 'inherit'
  const child = spawn(program, args, {
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => parts.push(part))
  const [status] = (await once(child, 'close')) as [number | null]
  steps.push([what, performance.now() - start])
  if (shownAfter) {
    await shownAfter
    console.log(`\n── ${what}\n${Buffer.concat(parts)}`)
  }
  return status === 0 ? null : what
}

function stopAtFailure(...failed: (string | null)[]): void {
  const names = failed.filter((name) => name !== null)
  if (names.length === 0) return
  console.error(`\nnpm test stopped at: ${names.join('; ')}`)
  process.exit(1)
}

function freeBytes(directory: string): number {
  if (!existsSync(directory)) return 0
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(7)} s`
}
