import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { seedBlog } from '#app/features/blog/seed-blog.server.ts'
import { keepRetention } from '#app/features/privacy/keep-retention.server.ts'
import { seedLibrary } from '#app/features/scams/seed-library.server.ts'
import {
  type FirstStaff,
  makeFirstStaff,
} from '#app/features/staff-access/accounts/first-staff.server.ts'
import { createApp } from '#app/platform/app.server.ts'
import { type OpenDatabase, openDatabase } from '#app/platform/database.server.ts'
import { ConfigurationError, type Env, readEnv } from '#app/platform/env.server.ts'
import { builtPages, developedPages } from '#app/platform/http/build.server.ts'
import { createSite } from '#app/platform/http/site.server.ts'
import { createLog, describeFault, type Log } from '#app/platform/log.server.ts'
import { EmbeddedPostgresError } from '#database/embedded/start.server.ts'
import { prepareDatabase } from '#database/prepare.server.ts'

const DRAIN_MS = 10_000
const PARENT_CHECK_MS = 250
const HEADERS_TIMEOUT_MS = 10_000
/** Eight pictures of 5 MB on a line of 1 Mbit/s. */
const REQUEST_TIMEOUT_MS = 300_000

await main().catch(explainAndExit)

async function main(): Promise<void> {
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  const database = await openDatabase(env, log)
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
  })
  const stopping = stopOnSignal(server, database, log)
  const app = await createApp(env, log, database.db)
  stopping.addEventListener('abort', () => app.live.close())
  await prepareDatabase(app.db, async () => {
    await seedLibrary(app)
    await seedBlog(app)
  })
  const firstStaff = env.DATABASE_URL ? null : await makeFirstStaff(app)
  const { assets, pages } = process.argv.includes('--dev')
    ? await developedPages(server)
    : await builtPages()
  const site = createSite(app, assets, pages)
  server.on('request', getRequestListener(site.fetch))
  await listen(server, env)
  keepRetention(app, stopping)
  announce(server, env, firstStaff)
}

function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Where to go, and how to sign in as staff; the password of the first account is told this one time. */
function announce(
  server: Server,
  { HOST, PUBLIC_ORIGIN }: Env,
  firstStaff: FirstStaff | null,
): void {
  const { port } = server.address() as AddressInfo
  const host = HOST.includes(':') ? `[${HOST}]` : HOST
  const origin = PUBLIC_ORIGIN ?? `http://${host}:${port}`
  console.log(`\n  Himaya is ready at ${origin}\n  Staff sign in at ${origin}/admin/login`)
  if (firstStaff) {
    const { email, password, file } = firstStaff
    console.log(`  as ${email} with the password ${password} (kept in ${file})`)
  }
  console.log()
}

/**
 * Answers what is under way, takes nothing new, then leaves. A second signal, or a slow client, does not hold it up.
 * @returns aborted when it begins, for what would go on by itself
 */
function stopOnSignal(server: Server, database: OpenDatabase, log: Log): AbortSignal {
  const stopping = new AbortController()
  const stop = async (signal: string) => {
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info({ signal }, 'stopping')
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
    if (server.listening) {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeIdleConnections()
      })
    }
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  // npm hands a signal to its shell, which ends without passing it on: then the parent is another one.
  const parent = process.ppid
  const orphaned = () => process.ppid !== parent && void stop('the end of npm')
  if (process.env.npm_lifecycle_event) setInterval(orphaned, PARENT_CHECK_MS).unref()
  return stopping.signal
}

/** One line that says what to mend; a stack only for a fault that is ours. */
function explainAndExit(fault: unknown): never {
  const code = (fault as NodeJS.ErrnoException).code
  if (fault instanceof ConfigurationError || fault instanceof EmbeddedPostgresError) {
    console.error(`Himaya cannot start: ${fault.message}`)
  } else if (code === 'EADDRINUSE') {
    console.error('Himaya cannot start: another program listens on this HOST and PORT')
  } else {
    console.error('Himaya cannot start:', describeFault(fault))
  }
  process.exit(1)
}
