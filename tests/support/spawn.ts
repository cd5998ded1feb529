import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Compile cache shared by all programs that tests start. */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node')

/** Starts a program in our folder with only these environment variables. */
export function spawnProgram(
  [program = '', ...words]: readonly string[],
  variables: Record<string, string>,
): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env
  return spawn(program, words, {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...variables } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
