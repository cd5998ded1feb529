import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ALERT_LIMITS } from '#app/features/alerts/alert-limits.ts'
import { endPush } from '#app/features/alerts/push/push-subscriptions.db.server.ts'
import { sendPushAlerts } from '#app/features/alerts/sending/send-push-alerts.server.ts'
import { findSubscription, storeRequest } from '#app/features/alerts/subscriptions.db.server.ts'
import { addAlert } from '#app/features/alerts/testing/add-alert.ts'
import { addPushAlert } from '#app/features/alerts/testing/add-push-alert.ts'
import { checkContent } from '#app/features/checks/check-content.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import type { EvidenceStore } from '#app/platform/storage/evidence-store.server.ts'
import { testApp } from '../../../tests/support/app.ts'
import { addLibraryEntry } from '../../../tests/support/library-entry.ts'
import { addReportWithEvidence, age, countRows } from '../../../tests/support/stored-data.ts'
import { erasePerson } from './erase-person.server.ts'
import { exportPerson } from './export-person.server.ts'
import { reencrypt } from './reencrypt.server.ts'
import { SEALED_COLUMNS } from './sealed-values.db.server.ts'

const SARA = 'sara@visitor.example'

test('after re-encryption the old key can be removed: all values decrypt, and the person is found', async () => {
  const { rotated, withKeys, fresh } = await rotatedSite()
  expect(await reencrypt(rotated)).toEqual({ values: 3, images: 1, unreadable: 0 })
  const { reports } = await exportPerson(withKeys(fresh), { email: SARA })
  expect(reports).toMatchObject([{ email: SARA, phone: '0501234567' }])
  expect(reports[0]?.evidence[0]?.base64).toEqual(expect.any(String))
  expect(await openCheck(withKeys(fresh))).toBe('hello')
})

test('alerts are found, sent and ended after their key was removed', async () => {
  const { rotated, withKeys, old, fresh } = await rotatedSite()
  const token = await addAlert(withKeys(old), { email: SARA })
  await storeRequest(rotated, { email: SARA, language: 'ar', categories: [] })
  expect(await countRows(rotated.db, 'alert_subscriptions')).toBe(1)
  expect((await reencrypt(rotated)).values).toBe(4)
  const app = withKeys(fresh)
  const known = { email: SARA, language: 'ar', categories: [] } as const
  expect(await storeRequest(app, known)).toMatchObject({ token, isConfirmed: true })
  expect((await erasePerson(app, { email: SARA })).alerts).toBe(1)
})

test.each([
  { first: 'confirmed', second: 'confirmed' },
  { first: 'confirmed', second: 'requested' },
  { first: 'requested', second: 'confirmed' },
])('of two alerts to one address, $first under the new key and $second under the old one, one stays', async (keys) => {
  const { rotated, withKeys, old, fresh } = await rotatedSite()
  const ask = async (app: App, state: string) => {
    const input = { email: SARA, language: 'en', categories: [] } as const
    return state === 'confirmed' ? addAlert(app, input) : (await storeRequest(app, input)).token
  }
  const first = await ask(rotated, keys.first)
  const second = await ask(withKeys(old), keys.second)
  expect(await countRows(rotated.db, 'alert_subscriptions')).toBe(2)
  await reencrypt(rotated)
  expect(await countRows(rotated.db, 'alert_subscriptions')).toBe(1)
  const app = withKeys(fresh)
  const kept = keys.first === 'confirmed' ? first : second
  expect(await findSubscription(app.db, kept)).toMatchObject({ isConfirmed: true })
  expect((await erasePerson(app, { email: SARA })).alerts).toBe(1)
})

test('push messages are found after their key was removed, and deleted once they would be sent', async () => {
  const { rotated, withKeys, old, fresh } = await rotatedSite()
  const { target } = await addPushAlert(withKeys(old), 'phone')
  await addPushAlert(withKeys(old), 'tablet')
  expect((await reencrypt(rotated)).values).toBe(5)
  const app = withKeys(fresh)
  await endPush(app, target.endpoint)
  expect(await countRows(app.db, 'alert_subscriptions')).toBe(1)
  await age(app.db, 'scams', ALERT_LIMITS.settling + 60_000, await addLibraryEntry(app.db))
  expect(await sendPushAlerts(app)).toEqual({ sent: 0, failed: 0, removed: 1 })
})

test('a second run changes nothing', async () => {
  const { rotated } = await rotatedSite()
  await reencrypt(rotated)
  expect(await reencrypt(rotated)).toEqual({ values: 0, images: 0, unreadable: 0 })
})

test('a run after an interrupted one continues where that stopped', async () => {
  const { rotated, withKeys, fresh } = await rotatedSite()
  const put = async () => {
    throw new Error('storage is down')
  }
  const down = { ...rotated, evidence: { ...rotated.evidence, put } }
  await expect(reencrypt(down)).rejects.toThrow('storage is down')
  expect(await reencrypt(rotated)).toEqual({ values: 0, images: 1, unreadable: 0 })
  expect((await exportPerson(withKeys(fresh), { email: SARA })).reports).toHaveLength(1)
})

test('values that cannot be decrypted are counted and left unchanged', async () => {
  const { withKeys, old } = await rotatedSite()
  const stranger = withKeys(newSecretKey())
  expect(await reencrypt(stranger)).toEqual({ values: 0, images: 0, unreadable: 4 })
  expect((await exportPerson(withKeys(old), { email: SARA })).reports).toHaveLength(1)
})

test('partial files of interrupted uploads are ignored', async () => {
  const { rotated } = await rotatedSite()
  for (const cut of ['', 'half'])
    await rotated.evidence.put(`scam-evidence/a.webp.enc.${cut}1.part`, Buffer.from(cut))
  expect(await reencrypt(rotated)).toEqual({ values: 3, images: 1, unreadable: 0 })
})

test('values beyond one batch are all re-encrypted', async () => {
  const { rotated, withKeys, fresh, old } = await rotatedSite()
  const sealed = withKeys(old).crypto.encrypt('scam_checks.content', 'one of many')
  await rotated.db.execute(sql`
    insert into scam_checks (id, type, content_encrypted, result, confidence, reasons, recommendation, warning_level, analyzer, user_ip_hash)
    select gen_random_uuid(), 'message', ${sealed}, 'safe', 70, '[]', '', 'low', 'local', 'v' from generate_series(1, 1100)`)
  expect((await reencrypt(rotated)).values).toBe(1103)
  const { rows } = await rotated.db.execute<{ content: string }>(
    sql`select content_encrypted as content from scam_checks`,
  )
  expect(rows.every(({ content }) => withKeys(fresh).crypto.isCurrent(content))).toBe(true)
})

test('every encrypted column of the schema is listed', async () => {
  const { db } = await testApp()
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name like '%encrypted%'`)
  const name = ({ table, column }: { table: string; column: string }) => `${table}.${column}`
  expect(rows.map(name).sort()).toEqual(SEALED_COLUMNS.map(name).sort())
})

/** Creates a site with a check and a report under an old key, and the same site with new keys. */
async function rotatedSite() {
  const [old, fresh] = [newSecretKey(), newSecretKey()]
  const before = await testApp({ SECRET_KEY: old })
  await checkContent(before, { ipHash: 'v' }, { type: 'message', text: 'hello', locale: 'en' })
  await addReportWithEvidence(before, { email: SARA, phone: '0501234567', images: 1 })
  const apps = new Map<string, App>()
  const evidence: EvidenceStore = before.evidence
  for (const keys of [old, fresh, `${fresh},${old}`]) {
    const variables = { SECRET_KEY: keys, WEB_PUSH: 'true' }
    apps.set(keys, { ...(await testApp(variables, before.db)), evidence })
  }
  const stranger = { ...(await testApp({}, before.db)), evidence }
  const withKeys = (keys: string) => apps.get(keys) ?? stranger
  return { old, fresh, withKeys, rotated: withKeys(`${fresh},${old}`) }
}

async function openCheck({ db, crypto }: App): Promise<string> {
  const { rows } = await db.execute<{ content: string }>(
    sql`select content_encrypted as content from scam_checks`,
  )
  return crypto.decrypt('scam_checks.content', rows[0]?.content ?? '')
}
