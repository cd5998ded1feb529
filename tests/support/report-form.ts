import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { phishingCategory } from './library-entry.ts'
import { visibleText } from './visible-text.ts'

export const VISITOR = '192.0.2.1'

export const RECEIPT = /\b(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}\b/

/** Returns valid fields of a newly opened form. */
export async function validFields(app: App): Promise<Record<string, string>> {
  return {
    form: randomUUID(),
    title: 'Fake parcel fee',
    category: await phishingCategory(app.db),
    description: 'A text message said that my parcel waits and asked for a small fee.',
  }
}

/** Builds a multipart form: fields first, then files under `evidence`. */
export function formOf(fields: Record<string, string>, files: readonly File[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('evidence', file)
  return form
}

/** Result of a report: status, final page, and the receipt. */
export type Sent = { status: number; html: string; receipt: string; someRejected: boolean }

/** Submits a report and follows the redirect to its receipt. */
export async function report(origin: string, body: FormData, from = VISITOR): Promise<Sent> {
  const answer = await post(origin, '/report-scam', body, from)
  const { status, headers } = answer
  const next = headers.get('location')
  if (!next) return { status, html: await answer.text(), receipt: '', someRejected: false }
  await answer.body?.cancel()
  const Cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const html = await (await fetch(origin + next, { headers: { Cookie } })).text()
  const text = visibleText(html)
  const [receipt = ''] = RECEIPT.exec(text) ?? []
  return {
    status,
    html,
    receipt,
    someRejected: text.includes('Your report was sent without them.'),
  }
}

/** Returns the error message at a field. */
export function problemAt(html: string, field: string): string {
  return new RegExp(`id="${field}-problem"[^>]*>([^<]*)<`).exec(html)?.[1] ?? ''
}

/** Submits a form to the page's own URL as a browser does. */
export function post(
  origin: string,
  path: string,
  body: FormData | URLSearchParams,
  from = VISITOR,
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, 'X-Forwarded-For': from },
    body,
  })
}

/** An image of noise, which does not compress. */
export async function picture(
  name = 'photo.jpg',
  { width = 320, height = 240 } = {},
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg',
): Promise<File> {
  const bytes = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3a6',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .toFormat(format)
    .toBuffer()
  return fileOf(bytes, name, `image/${format}`)
}

/** An image of one colour: many pixels in few bytes. */
export async function singleColourPicture(
  width: number,
  height: number,
  format: 'jpeg' | 'avif',
): Promise<File> {
  const create = { width, height, channels: 3, background: '#3a6' } as const
  const bytes = await sharp({ create }).toFormat(format, { effort: 0 }).toBuffer()
  return fileOf(bytes, `flat.${format}`, `image/${format}`)
}

export function fileOf(bytes: Uint8Array, name: string, type = 'image/png'): File {
  return new File([new Uint8Array(bytes)], name, { type })
}

/** The App after the retention period of unreferenced evidence. */
export const afterOrphanPeriod = (app: App): App => ({
  ...app,
  clock: { now: () => new Date(Date.now() + LIMITS.evidenceOrphan + 60_000) },
})

/** Returns the paths of all stored evidence. */
export async function storedEvidence(app: App): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of app.evidence.list()) paths.push(path)
  return paths
}

/** Returns every row of the reports. */
export async function storedReports(app: App): Promise<Record<string, unknown>[]> {
  const { rows } = await app.db.execute(sql`select * from reported_scams order by id`)
  return rows
}
