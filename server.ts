import '#app/platform/env.server.ts'
import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { scheduleAlerts } from '#app/features/alerts/sending/schedule-alerts.server.ts'
import { scheduleFeeds } from '#app/features/indicators/feeds/importing/schedule-feeds.server.ts'
import { MESSAGES_PATH } from '#app/features/outbox/outbox.ts'
import { scheduleRetention } from '#app/features/privacy/schedule-retention.server.ts'
import { indexLibrary } from '#app/features/scams/search/index-library.db.server.ts'
import { seedBlog } from '#app/features/seeding/seed-blog.server.ts'
import { seedLibrary } from '#app/features/seeding/seed-library.server.ts'
import { hasStaff } from '#app/features/staff-access/accounts/accounts.db.server.ts'
import {
  type FirstStaff,
  firstPasswordFile,
  makeFirstStaff,
} from '#app/features/staff-access/accounts/first-staff.server.ts'
import { scheduleTelegram } from '#app/features/telegram/schedule-telegram.server.ts'
import { WEBHOOK_PATH } from '#app/features/telegram/telegram.ts'
import { createApp } from '#app/platform/app.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { connectDatabase, openDatabase } from '#app/platform/database.server.ts'
import { type Env, readEnv } from '#app/platform/env.server.ts'
import { errorMessage } from '#app/platform/error-message.server.ts'
import type { Assets } from '#app/platform/http/assets/assets.server.ts'
import { storeBuild } from '#app/platform/http/assets/other-builds.db.server.ts'
import { builtPages, developedPages } from '#app/platform/http/build.server.ts'
import { ownOrigin } from '#app/platform/http/own-origin.server.ts'
import { createListener } from '#app/platform/http/site.server.ts'
import { createLog, type Log } from '#app/platform/log.server.ts'
import { outboxOf, sendsMail } from '#app/platform/mail/mail.server.ts'
import { serveClusterMetrics } from '#app/platform/metrics/cluster-metrics.server.ts'
import { listen, openServer } from '#app/platform/process/open-server.server.ts'
import {
  closeConnectionsFrom,
  DRAIN_MS,
  drain,
  stopOnSignal,
} from '#app/platform/process/stop.server.ts'
import {
  readConnection,
  startWorkerPool,
  WorkerFailed,
  type WorkerPool,
} from '#app/platform/process/worker-pool.server.ts'
import { prepareDatabase } from '#database/prepare.server.ts'

/** Time for a worker to disconnect from the database after draining. */
const DATABASE_CLOSE_MS = 5_000

const DEVELOPING = process.argv.includes('--dev')

type Prepared = { firstStaff: FirstStaff | null; hasStaff: boolean }

/** Aborted when the shutdown starts. Set once signal handlers are installed. */
let stopping: AbortSignal | undefined

await main().catch(explainAndExit)

async function main(): Promise<void> {
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  if (env.WORKERS > 1 && cluster.isPrimary && !DEVELOPING) await lead(env, log)
  else await serve(env, log)
}

/** Primary process: owns the database and runs the worker pool. */
async function lead(env: Env, log: Log): Promise<void> {
  const database = await openDatabase(env, log)
  let pool: WorkerPool | undefined
  stopping = stopOnSignal(log, 0, async () => {
    await pool?.drain()
    await database.close()
  })
  const app = await createApp(env, log, database.db)
  const prepared = await prepare(app)
  serveClusterMetrics()
  const drainMs = env.STOP_DELAY_SECONDS * 1000 + DRAIN_MS + DATABASE_CLOSE_MS
  pool = startWorkerPool({ size: env.WORKERS, connection: database.connection, drainMs }, log)
  await announce(await pool.listening.catch(closing(database)), env, prepared)
}

async function serve(env: Env, log: Log): Promise<void> {
  const database = cluster.isWorker
    ? connectDatabase(env, log, await readConnection())
    : await openDatabase(env, log)
  const server = openServer()
  let app: App | undefined
  let messagesAnswered: (() => Promise<void>) | undefined
  let alertsNoted: (() => Promise<void>) | undefined
  const delayMs = env.STOP_DELAY_SECONDS * 1000
  stopping = stopOnSignal(log, delayMs, async (deadline) => {
    app?.live.close()
    await drain(server, deadline)
    // Mails sent in the background: the requester of a code was already told that it is on its way.
    await Promise.race([
      Promise.all([app?.mail.settled(), messagesAnswered?.(), alertsNoted?.()]),
      deadline,
    ])
    await database.close()
  })
  app = await createApp(env, log, database.db, stopping)
  await app.live.open()
  const prepared = cluster.isWorker ? null : await prepare(app)
  const { assets, pages } = DEVELOPING ? await developedPages(server) : await builtPages()
  await shareBuild(app, assets)
  server.on('request', createListener(app, assets, pages))
  closeConnectionsFrom(stopping, server)
  await listen(server, env).catch(closing(database))
  scheduleRetention(app, stopping)
  scheduleFeeds(app, stopping)
  messagesAnswered = scheduleTelegram(app, stopping)
  alertsNoted = scheduleAlerts(app, stopping)
  if (prepared) await announce((server.address() as AddressInfo).port, env, prepared)
}

/**
 * Closes the database before rethrowing a startup error, so that nothing outlives the program. If the startup
 * was interrupted, workers that already serve keep it.
 */
function closing(database: { close(): Promise<void> }) {
  return async (fault: unknown): Promise<never> => {
    if (!stopping?.aborted) await database.close()
    throw fault
  }
}

/** Updates the database. Returns the staff account it created, or whether there is any. */
async function prepare(app: App): Promise<Prepared> {
  await prepareDatabase(app.db, async () => {
    await seedLibrary(app)
    await seedBlog(app)
    await indexLibrary(app.db)
  })
  const firstStaff = app.env.DATABASE_URL ? null : await makeFirstStaff(app)
  return { firstStaff, hasStaff: await hasStaff(app.db) }
}

/** Runs before any page of this build is served, because another process may be asked for its scripts. */
async function shareBuild({ db, log }: App, assets: Assets): Promise<void> {
  await storeBuild(db, assets).catch((err) => log.warn({ err }, 'this build could not be shared'))
}

/**
 * Prints the URL, how to sign in as staff, and where undeliverable mail is stored. The first password is
 * printed once, its file as long as it exists: a failed start may have created both. Written at once, so that
 * readers waiting for "ready" have all of it.
 */
async function announce(port: number, env: Env, { firstStaff, hasStaff }: Prepared): Promise<void> {
  const origin = ownOrigin(env, port)
  const lines = ['', `Himaya is ready at ${origin}`, `Staff sign in at ${origin}/admin/login`]
  if (firstStaff) {
    const { email, password, file } = firstStaff
    lines.push(`as ${email} with the password ${password} (kept in ${file})`)
  } else if (!hasStaff) {
    lines.push('There is no staff account yet. Add one: npm run staff -- add EMAIL')
  } else if (!env.DATABASE_URL) {
    const file = await firstPasswordFile({ env })
    if (file) lines.push(`The first account and its password are in ${file}`)
  }
  if (env.ANALYZERS.every((name) => name === 'local')) {
    lines.push('Checks are answered by the local analyzer alone: no model is configured')
  }
  if (env.NETWORK_CHECKS) {
    lines.push('Checks ask domain registries and short link services about links (NETWORK_CHECKS)')
  }
  if (env.TELEGRAM_BOT_TOKEN) {
    const way = env.TELEGRAM_WEBHOOK_SECRET ? `at ${origin}${WEBHOOK_PATH}` : 'by asking Telegram'
    lines.push(`A Telegram bot answers checks; messages arrive ${way} (TELEGRAM_BOT_TOKEN)`)
  }
  if (env.WEB_PUSH) {
    lines.push('Visitors can turn on notifications of their browsers, sent by its maker (WEB_PUSH)')
  }
  if (!sendsMail(env)) {
    lines.push(
      `No mail service is set up: contact messages and sign-in codes stay in ${outboxOf(env)}`,
      `Staff read the messages at ${origin}${MESSAGES_PATH}`,
    )
  }
  console.log(`${lines.map((line) => line && `  ${line}`).join('\n')}\n`)
}

/**
 * A failed worker has already reported its error. An interrupted startup loses its database and has not
 * failed; the signal ends the program as well.
 */
function explainAndExit(fault: unknown): void {
  if (stopping?.aborted) return
  if (!(fault instanceof WorkerFailed)) console.error(`Himaya cannot start: ${errorMessage(fault)}`)
  process.exit(1)
}
