import { createApp } from '#app/platform/app.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { joinDatabase } from '#app/platform/database.server.ts'
import { readEnv } from '#app/platform/env.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { prepareDatabase } from '#database/prepare.server.ts'

/** Does the work of a command on Himaya's database, also beside a running Himaya. Nothing is logged. */
export async function withApp(work: (app: App) => Promise<void>): Promise<void> {
  const env = readEnv()
  const log = createLog('silent')
  const database = await joinDatabase(env, log)
  try {
    const app = await createApp(env, log, database.db)
    try {
      await prepareDatabase(app.db, async () => {})
      await work(app)
    } finally {
      app.live.close()
    }
  } finally {
    await database.close()
  }
}
