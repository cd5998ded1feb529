import { readFile, readlink, realpath, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { systemCode } from './errors.server.ts'
import { run } from './run-as.server.ts'
import { socketDirectoryName } from './socket-directory.server.ts'

/** What a server writes about itself into its cluster's postmaster.pid. */
export type PidFile = {
  pid: number
  port: number
  /** Empty where the server has none. */
  socketDirectory: string
  /** `starting`, `ready`, `stopping`, or empty right at the beginning. */
  status: string
}

/** Reads postmaster.pid; its lines are listed in PostgreSQL's src/include/utils/pidfile.h. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(pathOf(cluster), 'utf8').catch(() => '')
  const [pid, , , port, socketDirectory = '', , , status = ''] = text.split('\n')
  if (!Number(pid)) return undefined
  return { pid: Number(pid), port: Number(port), socketDirectory, status: status.trim() }
}

/** The pid file of a server that runs on the cluster now; `undefined` for a stale one. */
export async function runningServer(cluster: string): Promise<PidFile | undefined> {
  const file = await readPidFile(cluster)
  return file && (await isServerOf(cluster, file.pid)) ? file : undefined
}

/**
 * Lets a server start although postmaster.pid names a dead process whose number another process,
 * or a corpse that nobody reaps, has now. Call it only when no server runs.
 *
 * The file stays: the server finds in it the shared memory of its predecessor and waits for that
 * one's last children. Naming ourselves is enough, as a server takes its parent's number as stale.
 */
export async function markPidFileStale(cluster: string): Promise<void> {
  const text = await readFile(pathOf(cluster), 'utf8').catch(() => '')
  if (!text) return
  await writeFile(pathOf(cluster), text.replace(/^-?\d+/, String(process.pid)), { flag: 'r+' })
}

/** Whether the process is the server of this cluster, which is always its working directory. */
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
 * The same of another account's process, by what all may see of it: root in a container that lacks CAP_SYS_PTRACE may not
 * look further. The socket's directory is of this cluster only; of the dead, the command line is empty.
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
