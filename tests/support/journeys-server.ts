import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { JOURNEY_STAFF, SECOND_STAFF, SECURITY_STAFF } from './journey-staff.ts'
import { administer, inDatabase } from './postgres-server.ts'
import { startHimaya } from './running-himaya.ts'

/**
 * One Himaya for all journeys, started as a newcomer's would be, on a data folder of its own or, when `DATABASE_URL`
 * names a server, on a database of its own there. It trusts one proxy hop, so that each journey is its own visitor.
 */
export default async function setup() {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-journeys-'))
  const outside = await outsideDatabase()
  const variables = {
    DATA_DIR: directory,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'error',
    // As long as one is in life: a footer has to break it.
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
    await outside?.drop()
    await rm(directory, { recursive: true, force: true })
  }
}

/** Gives the staff of journeys their accounts, in one process beside the server. */
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
