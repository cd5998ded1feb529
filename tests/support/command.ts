import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { spawnProgram } from './spawn.ts'

/** Exit code and output of a command. */
export type Ended = { code: number | null; stdout: string; stderr: string }

/** Starts a script as npm does with these environment variables. Killed at the end of the test. */
export function spawnCommand(
  script: string,
  variables: Record<string, string>,
  ...words: string[]
): ChildProcess {
  const child = spawnProgram(['node', script, ...words], variables)
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Runs a script to completion. */
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
