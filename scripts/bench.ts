/**
 * `npm run bench`: figures of this machine, each with its baseline from the same run. `npm run bench -- scale` adds the
 * library and every screen at a million entries, reports and checks. `npm run bench -- lighthouse` has Lighthouse judge
 * the public pages instead, all or those whose address holds the word that follows. `npm run bench -- fuzz` sends hostile
 * requests instead, 20,000 or as many as the number that follows says, the same ones again with the seed that follows it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#app/platform/app.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { readEnv } from '#app/platform/env.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { connect, type Database } from '#database/connect.server.ts'
import { startEmbeddedPostgres } from '#database/embedded/start.server.ts'
import { prepareDatabase } from '#database/prepare.server.ts'
import { benchAnalyzer, benchChecks } from './bench/checks.ts'
import { benchFuzz } from './bench/fuzz.ts'
import { benchLibrary } from './bench/library.ts'
import { createLibrary } from './bench/library-data.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchScreens, PUBLIC_ORIGIN } from './bench/screens.ts'

const [what, ...more] = process.argv.slice(2)
if (what === 'lighthouse') await benchLighthouse(more[0])
else if (what === 'fuzz') await onNewSite((app) => benchFuzz(app, ...more.map(Number)))
else await onNewSite((app, db) => benchServer(app, db, what === 'scale'), { PUBLIC_ORIGIN })

async function benchServer(app: App, db: Database, scale: boolean): Promise<void> {
  console.log(`Node ${process.version}, ${process.platform} ${process.arch}`)
  await benchAnalyzer()
  await benchChecks(app)
  const library = await createLibrary(db)
  await benchLibrary(db, library, scale ? [100] : [100, 100_000])
  if (scale) {
    await benchScreens(app, library, [1000, 1_000_000])
    await benchLibrary(db, library, [1_000_000])
  }
}

/** Does it on a database of its own that is gone afterwards. */
async function onNewSite(
  work: (app: App, db: Database) => Promise<void>,
  variables: Record<string, string> = {},
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-bench-'))
  const env = readEnv({ DATA_DIR: directory, TRUSTED_PROXY_HOPS: '1', ...variables })
  const log = createLog('silent')
  const postgres = await startEmbeddedPostgres({
    directory: join(directory, 'postgres'),
    log: () => {},
  })
  const unhurried = { statement_timeout: 0, query_timeout: 0 }
  const db = connect({ ...postgres.connection, ...unhurried }, () => {})
  try {
    const app = await createApp(env, log, db)
    await prepareDatabase(db, async () => {})
    await work(app, db)
    await app.live.close()
  } finally {
    await db.$client.end()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
