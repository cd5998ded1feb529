import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Account, spawnOptions } from './run-as.server.ts'

/** A small process that stops the server if Node is killed. */
export type Watchdog = {
  /** Sets the pid of the running server, `undefined` if there is none. */
  watch(pid: number | undefined): void
  /** Ends the watchdog without stopping the server. */
  end(): Promise<void>
}

/**
 * Reads pids until its input ends, which happens whenever Node exits. Then shuts the last one down: fast, and
 * after ten seconds immediate.
 */
const shellScript = `
  server=
  while read -r line; do server=$line; done
  [ -n "$server" ] || exit 0
  kill -INT "$server" || exit 0
  left=10
  while kill -0 "$server"; do
    [ $left -gt 0 ] || exec kill -QUIT "$server"
    left=$((left - 1))
    sleep 1
  done`

/** The same for Windows, which has neither sh nor signals. Arguments: pg_ctl and the cluster. */
const nodeScript = `
  let server = ''
  process.stdin.setEncoding('utf8')
  process.stdin.on('data', (text) => { server = text.trimEnd().split('\\n').at(-1).trim() })
  process.stdin.on('end', () => {
    const [pgCtl, cluster] = process.argv.slice(1)
    if (server) require('child_process').spawn(pgCtl, ['stop', '-m', 'fast', '-D', cluster])
  })`

/** Starts a watchdog under the server's account, so that it can signal nothing else. */
export function startWatchdog(
  account: Account | undefined,
  { pgCtl, cluster }: { pgCtl: string; cluster: string },
): Watchdog {
  const [command, args] =
    process.platform === 'win32'
      ? [process.execPath, ['-e', nodeScript, pgCtl, cluster]]
      : ['/bin/sh', ['-c', shellScript]]
  const child = spawn(command, args, {
    ...spawnOptions(account),
    cwd: process.platform === 'win32' ? undefined : '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a watchdog the server outlives a killed Node, and the next start adopts it.
  const ignore = () => undefined
  child.on('error', ignore)
  child.stdin.on('error', ignore)
  const ended = once(child, 'exit').then(ignore, ignore)
  return {
    watch: (pid) => void child.stdin.write(`${pid ?? ''}\n`),
    end: () => {
      child.stdin.end('\n')
      return ended
    },
  }
}
