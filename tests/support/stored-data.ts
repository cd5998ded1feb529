import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { newKey } from '#app/features/api-keys/api-key.server.ts'
import { checkContent } from '#app/features/checks/check-content.server.ts'
import { answerCheck } from '#app/features/checks/feedback/answer-check.server.ts'
import { storeEvidence } from '#app/features/reports/evidence/store-evidence.server.ts'
import { receiptFor, receiptHash } from '#app/features/reports/receipt/receipt.server.ts'
import { insertReport } from '#app/features/reports/reports.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Database } from '#database/connect.server.ts'
import { milliseconds } from '#database/milliseconds.ts'
import { newId } from '#database/new-id.ts'
import { apiKeys } from '#database/schema/api-keys.ts'
import { phishingCategory } from './library-entry.ts'

export type StoredReportFields = {
  title?: string
  email?: string
  phone?: string
  status?: 'pending' | 'approved' | 'rejected'
  images?: number
}

/** Stores a key of the check API. Returns its id and the key. */
export async function addApiKey({ db }: App): Promise<{ id: string; key: string }> {
  const id = newId()
  const { key, ...stored } = newKey()
  await db
    .insert(apiKeys)
    .values({ id, ...stored, name: 'A bank', checksPerHour: 100, checksPerDay: 1000 })
  return { id, key }
}

/** Stores a report as the form does. Returns its id, receipt code and image paths. */
export async function addReportWithEvidence(app: App, fields: StoredReportFields = {}) {
  const { title = `Report ${newId()}`, email = '', phone = '', status = 'pending' } = fields
  const category = await phishingCategory(app.db)
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  const evidence = await storeEvidence(app, Array<Buffer>(fields.images ?? 0).fill(picture))
  const receipt = receiptFor(app.crypto, newId())
  await insertReport(
    app,
    { ipHash: 'a-visitor' },
    {
      fields: { title, description: 'They asked for a fee.', category, email, phone },
      evidence,
      receiptHash: receiptHash(app.crypto, receipt),
    },
  )
  const { rows } = await app.db.execute<{ id: string }>(sql`
    update reported_scams set status = ${status} where title = ${title} returning id`)
  return { id: rows[0]?.id ?? '', receipt, evidence }
}

/** Checks a text and returns the id of the check. */
export async function addCheck(app: App, visitor = { ipHash: 'a-visitor' }): Promise<string> {
  const text =
    'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay'
  const outcome = await checkContent(app, visitor, { type: 'message', text, locale: 'en' })
  if (!outcome.ok || outcome.id === null) throw new Error('the check was not stored')
  return outcome.id
}

/** The same with a visitor's disagreement. */
export async function addDisagreedCheck(app: App): Promise<string> {
  const visitor = { ipHash: 'a-visitor' }
  const check = await addCheck(app, visitor)
  const outcome = await answerCheck(app, visitor, { check, answer: 'no', locale: 'en' })
  if (!outcome.ok) throw new Error('the answer was not stored')
  return check
}

/** Makes all rows of a table, or the row with this id, older by a number of milliseconds. */
export async function age(db: Database, table: string, byMs: number, id?: string): Promise<void> {
  const column = sql.identifier(table === 'rate_limits' ? 'updated_at' : 'created_at')
  const which = id ? sql`where id = ${id}` : sql``
  await db.execute(sql`
    update ${sql.identifier(table)} set ${column} = now() - ${milliseconds(byMs)} ${which}`)
}

/** Counts the rows of a table. */
export async function countRows(db: Database, table: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  )
  return rows[0]?.n ?? 0
}
