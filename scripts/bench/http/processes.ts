import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ClosedLoopOptions, ClosedLoopResult } from './closed-loop-sender.ts'

export type RunningSite = {
  port: number
  origin: string
  process: ChildProcess
  /** Sum of a metric over its labels. */
  metric(name: string): Promise<number>
  stop(): Promise<void>
}

/**
 * Starts Himaya as its own process with its own data folder, as `npm start` does except for these variables.
 * Discards its log, because reading it would affect the measurement.
 */
export async function startSite(variables: Record<string, string> = {}): Promise<RunningSite> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-bench-'))
  const port = await freePort()
  const child = run('../../../server.ts', [], {
    PORT: String(port),
    DATA_DIR: directory,
    ...variables,
  })
  const origin = `http://127.0.0.1:${port}`
  while ((await statusOf(`${origin}/readyz`)) !== 200) {
    const end = child.exitCode ?? child.signalCode
    if (end !== null) throw new Error(`Himaya exited with ${end}`)
    await pause(100)
  }
  return {
    port,
    origin,
    process: child,
    async metric(name) {
      const text = await (await fetch(`${origin}/metrics`)).text()
      const values = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))]
      return values.reduce((sum, [, value]) => sum + Number(value), 0)
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Runs a program of this folder and discards its output. */
export function run(file: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env
  return spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...args], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Sends requests from a separate process. */
export function send(sending: ClosedLoopOptions): Promise<ClosedLoopResult> {
  return runSender<ClosedLoopResult>('closed-loop-sender.ts', sending)
}

/** Runs a program of this folder that reads JSON and prints JSON. */
export async function runSender<Printed>(name: string, told: object): Promise<Printed> {
  const file = fileURLToPath(new URL(name, import.meta.url))
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(told))
  const parts = await child.stdout.toArray()
  return JSON.parse(Buffer.concat(parts).toString()) as Printed
}

/** Builds a complete page request like a browser's. */
export function requestText(
  path: string,
  { port }: { port: number },
  { encodings = 'gzip, deflate, br', more = '' } = {},
): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nAccept-Encoding: ${encodings}\r\n${more}\r\n`
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status ?? 0
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
