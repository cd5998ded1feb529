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
  /** The steps of this Himaya's schema. */
  known?: readonly Migration[]
}

/**
 * What a backup holds, and when it was made (ISO 8601); `left` names files that were there before and could not be
 * removed.
 */
export type RestoreResult = Counts & { madeAt: string; left: string[] }

const WHY: Record<LoadErrorCode, string> = {
  'in-use':
    'A Himaya is connected to this database, or somebody who signs in as it does: stop every one first',
  'not-empty': 'The database is not empty. Give --replace to lose what it holds, or another place',
  'unknown-schema': 'The backup is of a newer Himaya, or of another one: update this one first',
  differs: 'What was loaded does not read back as what the backup holds; nothing was changed',
  unsure:
    'The connection broke at the very end: the rows are there or not. Restore once more, with --replace',
}

/**
 * Brings everything back that a backup holds, where nothing is; with `replace`, in place of what is there. The whole
 * file is proved first. Rows come in one transaction, and new files before its end: a restore that is cut short leaves
 * the database and the files that it had as they were, and at most files of this backup that no row names.
 * @param db with patience
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
    // Rows that may be there after all need their files; if they are not there, the sweep takes those.
    const isUnsure = fault instanceof LoadError && fault.code === 'unsure'
    if (!isUnsure) await writer.takeBack()
    throw fault instanceof LoadError ? new BackupError(WHY[fault.code]) : fault
  }
  await overwrite(files, { file, secretKeys }, writer.different)
  // Whose the storage was is over, and the database that names what is there now gives it a new mark.
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

/** Files that are not of this very backup: those are no hindrance, an attempt that was cut short has left them. */
async function otherFiles(files: BackupFiles, names: ReadonlySet<string>): Promise<FileName[]> {
  const others: FileName[] = []
  for await (const kept of listFiles(files)) {
    if (!names.has(nameOfFile(kept))) others.push(kept)
  }
  return others
}

/** Gives files the bytes that they have in the backup. */
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

/** @returns the names of those that could not be removed */
async function remove(files: BackupFiles, others: readonly FileName[]): Promise<string[]> {
  const left: string[] = []
  for (const kept of others) {
    await files[kept.place].remove(kept.path).catch(() => left.push(nameOfFile(kept)))
  }
  return left
}
