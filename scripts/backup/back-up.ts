/**
 * `npm run backup -- FILE`: writes all stored data to one file, encrypted under SECRET_KEY. Also works while
 * Himaya runs.
 */
import { backUp } from '#app/features/backup/back-up.server.ts'
import { openBackupFiles } from '#app/features/backup/backup-files.server.ts'
import { systemClock } from '#app/platform/clock.server.ts'
import { readEnv } from '#app/platform/env.server.ts'
import { NO_TIMEOUTS } from '#database/connect.server.ts'
import { backupArguments, readArguments } from '../arguments.ts'
import { withDatabase } from '../on-database.ts'
import { backupKeys, endWithOneLine } from './command.ts'

await main().catch((fault) => endWithOneLine('backup', fault))

async function main(): Promise<void> {
  const { file } = readArguments('Usage: npm run backup -- FILE', backupArguments)
  const env = readEnv()
  const secretKeys = await backupKeys(env)
  await withDatabase(env, NO_TIMEOUTS, async ({ db }) => {
    const world = { db, files: openBackupFiles(env), clock: systemClock, secretKeys }
    const { tables, rows, files, isNewer } = await backUp(world, file)
    console.log(`Kept in ${file}: ${rows} rows of ${tables} tables, ${files} files.`)
    if (isNewer) {
      console.log(
        'A newer Himaya has used this database: only that version can restore this backup.',
      )
    }
    console.log('It opens with SECRET_KEY only: keep that one somewhere else.')
  })
}
