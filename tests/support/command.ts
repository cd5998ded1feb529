import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where programs of ours keep what Node has made of their sources: each that a test starts loads the same ones. */
export const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node')

/** How a command ended, and what it printed. */
export type Ended = { code: number | null; stdout: string; stderr: string }

/** Starts a script of ours as npm does, with these environment variables; at the end of the test it is killed. */
export function spawnCommand(
  script: string,
  variables: Record<string, string>,
  ...words: string[]
): ChildProcess {
  return spawnProgram(['node', script, ...words], variables)
}

export function spawnProgram(
  [program = '', ...words]: string[],
  variables: Record<string, string>,
): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(program, words, {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...variables } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Runs a script of ours to its end. */
export function runCommand(...call: Parameters<typeof spawnCommand>): Promise<Ended> {
  return endOf(spawnCommand(...call))
}

export async function endOf(child: ChildProcess): Promise<Ended> {
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout?.setEncoding('utf8').toArray(),
    child.stderr?.setEncoding('utf8').toArray(),
    once(child, 'close'),
  ])
  return { code, stdout: stdout?.join('') ?? '', stderr: stderr?.join('') ?? '' }
}
