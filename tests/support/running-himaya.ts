import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { refuseStaleBuild } from './fresh-build.ts'
import { spawnProgram } from './spawn.ts'

const READY = /ready at (http:\/\/\S+)/

export type RunningHimaya = {
  origin: string
  process: ChildProcess
  /** All output so far. */
  output(): string
  /** Stops it with SIGTERM and returns the exit code. */
  stop(): Promise<number | null>
}

/** Starts the real server as a process on a free port with these environment variables. */
export async function startHimaya(variables: Record<string, string>): Promise<RunningHimaya> {
  const child = launchHimaya(variables)
  const output = collect(child)
  const origin = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const match = READY.exec(output())
      if (match?.[1]) resolve(match[1])
    }
    child.stdout?.on('data', look)
    child.once('exit', (code) => reject(new Error(`Himaya exited with ${code}: ${output()}`)))
  })
  return {
    origin,
    process: child,
    output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = await exit
      return code
    },
  }
}

/** Starts the server and waits until it exits. */
export async function runHimaya(variables: Record<string, string>) {
  const child = launchHimaya(variables)
  const output = collect(child)
  const [code] = await once(child, 'close')
  return { code: code as number | null, output: output() }
}

function launchHimaya(variables: Record<string, string>): ChildProcess {
  refuseStaleBuild()
  return spawnProgram(['node', 'server.ts'], { PORT: '0', ...variables })
}

function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  return () => text
}
