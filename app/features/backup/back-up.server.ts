import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, link, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Clock } from '#app/platform/clock.server.ts'
import { fileErrorMessage } from '#app/platform/error-message.server.ts'
import { seal } from '#app/platform/secrets/sealed-stream.server.ts'
import { UNFINISHED } from '#app/platform/storage/write-file.server.ts'
import { createRowTotal, totalling } from '#database/backup/row-total.server.ts'
import { type Snapshot, withSnapshot } from '#database/backup/snapshot.server.ts'
import type { Database } from '#database/connect.server.ts'
import { knownMigrations, type Migration } from '#database/migrations.server.ts'
import { type Counts, dataRecord, headerRecord, jsonRecord } from './archive.server.ts'
import { BackupError } from './backup-error.server.ts'
import { type BackupFiles, readFiles } from './backup-files.server.ts'
import { describeFileError, readBackup } from './read-backup.server.ts'

/** Sensitive values are already encrypted and hardly compress further. */
const COMPRESSION_LEVEL = 1

export type BackupSources = {
  db: Database
  files: BackupFiles
  clock: Clock
  /** Newest first; the first encrypts the backup. */
  secretKeys: readonly [string, ...string[]]
  /** Migrations of this version. */
  known?: readonly Migration[]
}

/**
 * Content of a backup; `isNewer` if its schema has migrations that this version does not know, so that it
 * cannot restore it.
 */
export type BackupResult = Counts & { isNewer: boolean }

/**
 * Writes a snapshot of all rows and all files to one encrypted file, and verifies it. Works while the site
 * runs. Files are read after the rows, because a file is stored before the row that references it. The file
 * is visible only when complete.
 * @param db without timeouts
 * @throws BackupError
 */
export async function backUp(world: BackupSources, file: string): Promise<BackupResult> {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`
  await refuseToOverwrite(file)
  try {
    const counts = await write(world, unfinished)
    await readBackup(unfinished, world.secretKeys)
    await giveName(unfinished, file)
    return counts
  } finally {
    await rm(unfinished, { force: true })
  }
}

/**
 * A hard link never replaces an existing file, atomically; on file systems without links, existence is
 * checked just before.
 */
async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file)
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') {
      await refuseToOverwrite(file)
      await rename(unfinished, file)
      return
    }
    throw isThere(file)
  }
}

async function write(world: BackupSources, unfinished: string): Promise<BackupResult> {
  const counts: Counts = { tables: 0, rows: 0, files: 0 }
  const known = new Set((world.known ?? knownMigrations()).map(({ hash }) => hash))
  let isNewer = false
  await withSnapshot(world.db, async (snapshot) => {
    if (snapshot.migrations.length === 0) {
      throw new BackupError('There is no Himaya in this database: nothing to back up')
    }
    isNewer = snapshot.migrations.some(({ hash }) => !known.has(hash))
    await pipeline(
      Readable.from(records(snapshot, world, counts), { objectMode: false }),
      createGzip({ level: COMPRESSION_LEVEL }),
      (plain) => seal(world.secretKeys[0], plain),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    ).catch((fault: NodeJS.ErrnoException) => {
      const isOfFile = fault.path === unfinished || isOfWriting(fault)
      if (!isOfFile) throw fault
      throw new BackupError(
        `${unfinished} can't be written: ${describeFileError(fault.code ?? '')}`,
      )
    })
  })
  return { ...counts, isNewer }
}

/** Write errors name no file. Errors of database and storage connections have other codes. */
function isOfWriting({ code = '', syscall = '' }: NodeJS.ErrnoException): boolean {
  return ['write', 'fsync'].includes(syscall) && fileErrorMessage(code) !== undefined
}

async function* records(snapshot: Snapshot, { files, clock }: BackupSources, counts: Counts) {
  yield headerRecord({ madeAt: clock.now().toISOString(), taken: snapshot.migrations })
  for (const table of snapshot.tables) {
    const total = createRowTotal()
    yield jsonRecord({ table })
    for await (const piece of totalling(snapshot.rows(table), total)) yield dataRecord(piece)
    yield jsonRecord({ total: total.total() })
    counts.tables += 1
    counts.rows += total.total().rows
  }
  for await (const { file, bytes } of readFiles(files)) {
    yield jsonRecord({ file })
    if (bytes.length > 0) yield dataRecord(bytes)
    counts.files += 1
  }
  yield jsonRecord({ end: counts })
}

async function refuseToOverwrite(file: string): Promise<void> {
  const found = await access(file).then(
    () => true,
    () => false,
  )
  if (found) throw isThere(file)
}

function isThere(file: string): BackupError {
  return new BackupError(`${file} is there already: choose another name, or remove it`)
}
