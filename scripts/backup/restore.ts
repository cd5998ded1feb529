/**
 * `npm run restore -- FILE [--replace]`: restores a backup to the configured DATABASE_URL, DATA_DIR and
 * storage.
 */
import { openBackupFiles } from '#app/features/backup/backup-files.server.ts'
import { restore } from '#app/features/backup/restore.server.ts'
import { removeStalePasswordFile } from '#app/features/staff-access/accounts/first-staff.server.ts'
import { type CommandDatabase, ownDatabase } from '#app/platform/database.server.ts'
import { readEnv } from '#app/platform/env.server.ts'
import { NO_TIMEOUTS } from '#database/connect.server.ts'
import { prepareDatabase } from '#database/prepare.server.ts'
import { readArguments, restoreArguments } from '../arguments.ts'
import { withDatabase } from '../on-database.ts'
import { backupKeys, endWithOneLine } from './command.ts'

await main().catch((fault) => endWithOneLine('restore', fault))

async function main(): Promise<void> {
  const usage = 'Usage: npm run restore -- FILE [--replace]'
  const { file, replace } = readArguments(usage, restoreArguments)
  const env = readEnv()
  const secretKeys = await backupKeys(env)
  const load = async ({ db }: CommandDatabase) => {
    const world = { db, files: openBackupFiles(env), secretKeys }
    const { madeAt, tables, rows, files, left } = await restore(world, file, { replace })
    await prepareDatabase(db, async () => {})
    await removeStalePasswordFile(env, db)
    console.log(`Restored as of ${madeAt}: ${rows} rows of ${tables} tables, ${files} files.`)
    if (left.length > 0) {
      console.log(`These files were there before and could not be removed: ${left.join(', ')}`)
    }
    console.log('Every session is ended. Start Himaya with the SECRET_KEY that was used here.')
  }
  await withDatabase(env, NO_TIMEOUTS, load, ownDatabase)
}
