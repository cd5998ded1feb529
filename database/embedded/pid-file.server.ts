import { readFile, readlink, realpath, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { systemCode } from './errors.server.ts'
import { run } from './run-as.server.ts'
import { socketDirectoryName } from './socket-directory.server.ts'

/** Content of the cluster's postmaster.pid. */
export type PidFile = {
  pid: number
  port: number
  /** Empty if the server has none. */
  socketDirectory: string
  /** `starting`, `ready`, `stopping`, or empty at the very beginning. */
  status: string
}

/** Reads postmaster.pid. Its lines are documented in PostgreSQL's src/include/utils/pidfile.h. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(pathOf(cluster), 'utf8').catch(() => '')
  const [pid, , , port, socketDirectory = '', , , status = ''] = text.split('\n')
  if (!Number(pid)) return undefined
  return { pid: Number(pid), port: Number(port), socketDirectory, status: status.trim() }
}

/** Returns the pid file of the cluster's running server; `undefined` for a stale file. */
export async function runningServer(cluster: string): Promise<PidFile | undefined> {
  const file = await readPidFile(cluster)
  return file && (await isServerOf(cluster, file.pid)) ? file : undefined
}

/**
 * Lets a server start although postmaster.pid names a dead process whose pid was reused, or a zombie. Call it
 * only if no server is running.
 *
 * The file is kept: from it the server finds its predecessor's shared memory and waits for its remaining
 * children. Writing our own pid is enough, because a server treats its parent's pid as stale.
 */
export async function markPidFileStale(cluster: string): Promise<void> {
  const text = await readFile(pathOf(cluster), 'utf8').catch(() => '')
  if (!text) return
  await writeFile(pathOf(cluster), text.replace(/^-?\d+/, String(process.pid)), { flag: 'r+' })
}

/** Whether the process is this cluster's server, whose working directory is always the cluster. */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    try {
      const program = basename(await readlink(`/proc/${pid}/exe`))
      const workingDirectory = await readlink(`/proc/${pid}/cwd`)
      return program.startsWith('postgres') && workingDirectory === (await realpath(cluster))
    } catch (error) {
      return systemCode(error) === 'EACCES' && (await startedAsServerOf(cluster, pid))
    }
  }
  const { output } =
    process.platform === 'win32'
      ? await run('tasklist', ['/NH', '/FI', `PID eq ${pid}`])
      : await run('/bin/ps', ['-o', 'comm=', '-p', String(pid)])
  return output.includes('postgres')
}

/**
 * The same for another account's process, using public information only: root in a container without
 * CAP_SYS_PTRACE cannot read more. The socket directory is unique to the cluster; a zombie's command line is
 * empty.
 */
async function startedAsServerOf(cluster: string, pid: number): Promise<boolean> {
  try {
    const [program = '', ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
    const name = socketDirectoryName(await realpath(dirname(cluster)))
    return (
      basename(program) === 'postgres' &&
      args.some((arg) => arg.startsWith('unix_socket_directories=') && basename(arg) === name) &&
      (await stat(`/proc/${pid}`)).uid === (await stat(cluster)).uid
    )
  } catch {
    return false
  }
}

function pathOf(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}
