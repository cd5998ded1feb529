/**
 * `npm run bench`: measures this machine, each figure with a baseline from the same run.
 * `npm run bench -- NAME`: runs one of the other benchmarks below; some take arguments.
 */

import '#app/platform/env.server.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#app/platform/app.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { readEnv } from '#app/platform/env.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { connect, type Database, NO_TIMEOUTS } from '#database/connect.server.ts'
import { startEmbeddedPostgres } from '#database/embedded/start.server.ts'
import { prepareDatabase } from '#database/prepare.server.ts'
import { benchAnalyzer, benchChecks } from './bench/checks.ts'
import { benchFailover } from './bench/failover/failover.ts'
import { benchFeeds } from './bench/feeds.ts'
import { benchFuzz } from './bench/fuzz.ts'
import { benchLive } from './bench/http/live.ts'
import { benchOverload } from './bench/http/overload.ts'
import { benchRate } from './bench/http/rate.ts'
import { benchSoak } from './bench/http/soak.ts'
import { benchLibrary } from './bench/library.ts'
import { createLibrary } from './bench/library-data.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchResponsiveness } from './bench/responsiveness.ts'
import { benchScreens, PUBLIC_ORIGIN } from './bench/screens.ts'
import { benchScreenshots } from './bench/screenshots/read-pictures.ts'
import { benchScript } from './bench/script.ts'

const BENCHES: Record<string, (...more: string[]) => Promise<void>> = {
  /** The analyzer, complete checks, and the library at 100 and 100,000 entries. */
  server: () =>
    onNewSite(async (app, db) => {
      await benchAnalyzer()
      await benchChecks(app)
      await benchLibrary(db, await createLibrary(db), [100, 100_000])
    }),
  /** The library only: at 100 entries, and at 100,000 or the given number. */
  library: (size) =>
    onNewSite(async (_, db) =>
      benchLibrary(db, await createLibrary(db), [100, size ? Number(size) : 100_000]),
    ),
  /**
   * Every screen at a thousand and a million entries, reports and checks; the library at a hundred and a
   * million.
   */
  scale: () =>
    onNewSite(
      async (app, db) => {
        const library = await createLibrary(db)
        await benchLibrary(db, library, [100])
        await benchScreens(app, library, [1000, 1_000_000])
        await benchLibrary(db, library, [1_000_000])
      },
      { PUBLIC_ORIGIN },
    ),
  /** Import of a list of 1,000,000 addresses, or the given number, and the look-up among them. */
  feeds: (size) => onNewSite((app) => benchFeeds(app, size ? Number(size) : undefined)),
  /** Lighthouse scores of the public pages, optionally only those whose URL contains the argument. */
  lighthouse: (word) => benchLighthouse(word),
  /** The longest task and the slowest interaction on the main pages on a slow phone. */
  responsiveness: () => benchResponsiveness(),
  /**
   * Draws pictures of messages, reads them in the checker and compares: optionally only those whose id matches the
   * argument.
   */
  screenshots: (only) => benchScreenshots(only),
  /** Script size of the public pages; with an argument, per file. */
  script: (word) => benchScript(word),
  /**
   * Throughput of cached pages, as brotli and as gzip, compared with a bare server that sends the same bytes.
   */
  rate: () => benchRate(),
  /** Rendering capacity of one process, and which requests are answered at twice that load. */
  overload: () => benchOverload(),
  /** Cost of open streams of counts: 10,000 or the given number. */
  live: (streams) => benchLive(streams ? Number(streams) : undefined),
  /** Checks for resource growth under steady load, for 10 minutes or the given number. */
  soak: (minutes) => benchSoak(minutes ? Number(minutes) : undefined),
  /**
   * Verifies that a failover of the database loses nothing that was acknowledged: at an empty `DATABASE_URL`
   * three times or the given number, else once on an embedded pair.
   */
  failover: (events) => benchFailover(events ? Number(events) : undefined),
  /** Sends hostile requests: 20,000 or the given number. A second argument is the seed. */
  fuzz: (...numbers) => onNewSite((app) => benchFuzz(app, ...numbers.map(Number))),
}

const [name = 'server', ...more] = process.argv.slice(2)
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined
if (!bench) {
  console.error(`There is no bench ${name}. There are: ${Object.keys(BENCHES).join(', ')}`)
  process.exit(1)
}
console.log(`Node ${process.version}, ${process.platform} ${process.arch}`)
await bench(...more)

/** Runs a benchmark on a temporary database. */
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
  const db = connect({ ...postgres.connection, ...NO_TIMEOUTS }, () => {})
  try {
    const app = await createApp(env, log, db)
    await prepareDatabase(db, async () => {})
    await work(app, db)
    app.live.close()
  } finally {
    await db.$client.end()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
