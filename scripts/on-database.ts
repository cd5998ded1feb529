import { createApp } from '#app/platform/app.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { type CommandDatabase, joinDatabase } from '#app/platform/database.server.ts'
import { type Env, readEnv } from '#app/platform/env.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import type { QueryTimeouts } from '#database/connect.server.ts'
import { prepareDatabase } from '#database/prepare.server.ts'

const WAITS = 'Done; another command uses this database still, and this one ends after it.'

/** Runs a command on Himaya's database, also while Himaya runs. Logs nothing. */
export async function withApp(work: (app: App) => Promise<void>): Promise<void> {
  const env = readEnv()
  await withDatabase(env, {}, async ({ db }) => {
    const app = await createApp(env, createLog('silent'), db)
    try {
      await prepareDatabase(app.db, async () => {})
      await work(app)
    } finally {
      app.live.close()
    }
  })
}

/**
 * Like `withApp`, with the database only.
 * @param open opens the database; by default also while Himaya runs
 */
export async function withDatabase(
  env: Env,
  patience: QueryTimeouts,
  work: (database: CommandDatabase) => Promise<void>,
  open: typeof joinDatabase = joinDatabase,
): Promise<void> {
  const database = await open(env, createLog('silent'), patience)
  try {
    await work(database)
  } catch (fault) {
    throw await database.explained(fault)
  } finally {
    await database.close(() => console.error(WAITS))
  }
}
