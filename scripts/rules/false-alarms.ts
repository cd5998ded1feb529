import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analyze, type Content } from '#analyzer'
import { writtenRows } from '../learning/written-rows.ts'
import { keyOf } from './golden.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const ALLOWED = 'docs/false-alarms.json'
const MAX_SHOWN = 20

/**
 * Prints the ordinary texts of the project that the working tree's analyzer flags and a commit's does not,
 * and those no longer flagged. @param against a commit, branch or tag
 * @returns whether all new ones are allowed by docs/false-alarms.json
 */
export async function falseAlarms(against: string): Promise<boolean> {
  const ordinary = writtenRows().filter(({ label }) => label === 'safe')
  const before = await flaggedBy(against, ordinary)
  const now = ordinary.filter((row) => !analyze(row).isSafe)
  const fresh = now.filter((row) => !before.has(keyOf(row)))
  const gone = before.size - (now.length - fresh.length)
  for (const { type, text } of fresh.slice(0, MAX_SHOWN))
    console.log(`${type}: ${JSON.stringify(text.slice(0, 160))}`)
  const { allowed } = JSON.parse(readFileSync(join(ROOT, ALLOWED), 'utf8')) as { allowed: number }
  console.log(
    `${ordinary.length} ordinary texts, ${before.size} flagged at ${against}, ${now.length} now: ${fresh.length} newly, ${gone} no more`,
  )
  const isFine = now.length - before.size <= allowed
  if (!isFine) console.error(`More false alarms than ${ALLOWED} allows (${allowed})`)
  return isFine
}

/** Runs the analyzer of a commit in a separate worktree, with this one's packages. */
async function flaggedBy(ref: string, ordinary: readonly Content[]): Promise<Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'himaya-rules-'))
  const tree = join(folder, 'tree')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, stdio: 'pipe' })
  try {
    git('worktree', 'add', '--detach', tree, ref)
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
    if (existsSync(join(tree, 'scripts/rules/compile.ts')))
      execFileSync(process.execPath, ['scripts/rules/compile.ts'], { cwd: tree, stdio: 'pipe' })
    const script = join(tree, 'flagged.mts')
    writeFileSync(
      script,
      `import { readFileSync } from 'node:fs'
import { analyze } from './analyzer/index.ts'
const rows = JSON.parse(readFileSync(0, 'utf8'))
console.log(JSON.stringify(rows.filter((row) => !analyze(row).isSafe)))`,
    )
    const input = JSON.stringify(ordinary.map(({ type, text }) => ({ type, text })))
    const output = execFileSync(process.execPath, [script], {
      cwd: tree,
      input,
      maxBuffer: 2 ** 30,
      encoding: 'utf8',
    })
    return new Set((JSON.parse(output) as Content[]).map(keyOf))
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  }
}
