import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { test as journey } from '../journeys/fixtures.ts'
import { createStaff } from './journeys-server.ts'
import { startServer } from './postgres.ts'
import { addressOf, administer, shutDatabase } from './postgres-server.ts'
import { startHimaya } from './running-himaya.ts'

const DATABASE = 'himaya_outage'

/** Test with its own Himaya, whose database it can shut down. */
export const outageTest = journey.extend<{
  himaya: {
    origin: string
    shut(): Promise<() => Promise<void>>
    hire(email: string): Promise<void>
  }
}>({
  himaya: [
    async ({ browserName: _ }, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'himaya-outage-'))
      const { connection, stop } = await startServer()
      await administer(connection, `create database ${DATABASE}`)
      const variables = {
        DATA_DIR: directory,
        DATABASE_URL: addressOf(connection, DATABASE),
        SECRET_KEY: newSecretKey(),
        TRUSTED_PROXY_HOPS: '1',
        LOG_LEVEL: 'silent',
      }
      const { origin, stop: stopHimaya } = await startHimaya(variables)
      await use({
        origin,
        shut: () => shutDatabase(connection, DATABASE),
        hire: (email) => createStaff([email], variables),
      })
      await stopHimaya()
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
    // Generous. Only ends hanging tests.
    { timeout: 300_000 },
  ],
  baseURL: async ({ himaya }, use) => use(himaya.origin),
})
