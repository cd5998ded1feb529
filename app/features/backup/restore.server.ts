import { EVIDENCE_MARK } from '#app/platform/storage/evidence-path.server.ts'
import { LoadError, type LoadErrorCode, loadDatabase } from '#database/backup/load.server.ts'
import type { RowTotal } from '#database/backup/row-total.server.ts'
import type { Table } from '#database/backup/tables.server.ts'
import type { Database } from '#database/connect.server.ts'
import { knownMigrations, type Migration } from '#database/migrations.server.ts'
import type { Counts, Header } from './archive.server.ts'
import { BackupError } from './backup-error.server.ts'
import {
  type BackupFiles,
  createFileWriter,
  type FileName,
  listFiles,
  nameOfFile,
} from './backup-files.server.ts'
import { readBackup, VERIFY_ONLY } from './read-backup.server.ts'

export type RestoreTargets = {
  db: Database
  files: BackupFiles
  secretKeys: readonly string[]
  /** Migrations of this version. */
  known?: readonly Migration[]
}

/**
 * Content and time (ISO 8601) of the restored backup; `left` lists previous files that could not be removed.
 */
export type RestoreResult = Counts & { madeAt: string; left: string[] }

const WHY: Record<LoadErrorCode, string> = {
  'in-use':
    'A Himaya is running on this database, or somebody who signs in as it does is at work: stop every one first',
  'not-empty': 'The database is not empty. Give --replace to lose what it holds, or another place',
  'unknown-schema': 'The backup is of a newer Himaya, or of another one: update this one first',
  differs: 'What was loaded does not read back as what the backup holds; nothing was changed',
  unsure:
    'The connection broke at the very end: the rows are there or not. Restore once more, with --replace',
}

/**
 * Restores a backup into empty storage, or with `replace` in place of existing data. Verifies the whole file
 * first. Rows are written in one transaction, and new files before it commits: an interrupted restore leaves
 * existing data unchanged, plus at most unreferenced files of this backup.
 * @param db without timeouts
 * @throws BackupError
 */
export async function restore(
  { db, files, secretKeys, known = knownMigrations() }: RestoreTargets,
  file: string,
  { replace }: { replace: boolean },
): Promise<RestoreResult> {
  const { counts, names, opening } = await prove(file, secretKeys)
  const others = await otherFiles(files, names)
  if (others[0] && !replace) {
    throw new BackupError(
      `There are files already (${others[0].place}). Give --replace to lose them, or another place`,
    )
  }
  const writer = createFileWriter(files)
  try {
    await loadDatabase(db, { taken: opening.taken, known, replace }, async (load) => {
      const totals = new Map<Table, RowTotal>()
      await readBackup(file, secretKeys, {
        ...VERIFY_ONLY,
        table: load,
        total: (table, total) => totals.set(table, total),
        file: writer.put,
      })
      await writer.finish()
      return totals
    })
  } catch (fault) {
    // The rows may exist after all, so their files are kept; otherwise the sweep deletes them.
    const isUnsure = fault instanceof LoadError && fault.code === 'unsure'
    if (!isUnsure) await writer.takeBack()
    throw fault instanceof LoadError ? new BackupError(WHY[fault.code]) : fault
  }
  await overwrite(files, { file, secretKeys }, writer.different)
  // The ownership file is removed, and the restored database writes its own.
  const mark: FileName[] = replace ? [{ place: 'evidence', path: EVIDENCE_MARK }] : []
  return { ...counts, madeAt: opening.madeAt, left: await remove(files, [...others, ...mark]) }
}

async function prove(file: string, secretKeys: readonly string[]) {
  const names = new Set<string>()
  let found: Header | undefined
  const counts = await readBackup(file, secretKeys, {
    ...VERIFY_ONLY,
    async opening(opening) {
      found = opening
    },
    async file(kept) {
      names.add(nameOfFile(kept))
    },
  })
  if (!found) throw new Error('an archive without its beginning')
  return { counts, names, opening: found }
}

/** Returns files that are not part of this backup. Those that are may come from an interrupted attempt. */
async function otherFiles(files: BackupFiles, names: ReadonlySet<string>): Promise<FileName[]> {
  const others: FileName[] = []
  for await (const kept of listFiles(files)) {
    if (!names.has(nameOfFile(kept))) others.push(kept)
  }
  return others
}

/** Overwrites files with their content in the backup. */
async function overwrite(
  files: BackupFiles,
  { file, secretKeys }: { file: string; secretKeys: readonly string[] },
  names: ReadonlySet<string>,
): Promise<void> {
  if (names.size === 0) return
  await readBackup(file, secretKeys, {
    ...VERIFY_ONLY,
    async file(kept, bytes) {
      if (names.has(nameOfFile(kept))) await files[kept.place].put(kept.path, bytes)
    },
  })
}

/** @returns the names of files that could not be removed */
async function remove(files: BackupFiles, others: readonly FileName[]): Promise<string[]> {
  const left: string[] = []
  for (const kept of others) {
    await files[kept.place].remove(kept.path).catch(() => left.push(nameOfFile(kept)))
  }
  return left
}
