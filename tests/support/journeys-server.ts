import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { startJourneyList } from './journey-list.ts'
import { JOURNEY_STAFF, SECOND_STAFF, SECURITY_STAFF } from './journey-staff.ts'
import { administer, inDatabase } from './postgres-server.ts'
import { startHimaya } from './running-himaya.ts'

/**
 * Starts one Himaya for all journeys with default configuration, a list of dangerous addresses and push messages, on its own
 * data folder or, if `DATABASE_URL` is set, its own database there. Trusts one proxy hop, so that each journey
 * can be a separate visitor.
 */
export default async function setup() {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-journeys-'))
  const outside = await outsideDatabase()
  const list = await startJourneyList()
  const variables = {
    DATA_DIR: directory,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'error',
    FEEDS: list.feeds,
    WEB_PUSH: 'true',
    // As long as a realistic address, so that the footer has to wrap it.
    SUPPORT_EMAIL: 'customerprotection@scamawareness.example',
    ...outside?.variables,
  }
  const himaya = await startHimaya(variables)
  const staff = [JOURNEY_STAFF, SECOND_STAFF, SECURITY_STAFF]
  await createStaff(
    staff.map(({ email }) => email),
    variables,
  )
  process.env.HIMAYA_ORIGIN = himaya.origin
  return async () => {
    await himaya.stop()
    list.stop()
    await outside?.drop()
    await rm(directory, { recursive: true, force: true })
  }
}

/** Creates the staff accounts of journeys in one process while the server runs. */
export async function createStaff(
  staff: readonly string[],
  variables: Record<string, string>,
): Promise<void> {
  const { PATH, HOME, TMPDIR } = process.env
  await promisify(execFile)('node', ['tests/support/create-staff.ts', ...staff], {
    env: { PATH, HOME, TMPDIR, ...variables },
  })
}

async function outsideDatabase() {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString) return undefined
  const name = `himaya_journeys_${process.pid}`
  await administer({ connectionString }, `create database ${name}`)
  const { connectionString: url = '' } = inDatabase({ connectionString }, name)
  return {
    variables: {
      DATABASE_URL: url,
      SECRET_KEY: newSecretKey(),
      APP_STORE_URL: 'https://apps.apple.com/ae',
      PLAY_STORE_URL: 'https://play.google.com/store',
    },
    drop: () => administer({ connectionString }, `drop database ${name} with (force)`),
  }
}
