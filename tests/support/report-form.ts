import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { ReportAnswer } from '#app/features/reports/report-input.ts'
import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { categories } from '#database/schema/scams.ts'

export const VISITOR = '192.0.2.1'

/** Fields that nothing is wrong with, as a form that was opened a minute ago sends them. */
export async function validFields(app: App): Promise<Record<string, string>> {
  const id = newId()
  await app.db.insert(categories).values({ id, slug: id, name: 'Phishing' })
  return {
    opened: app.crypto.encrypt('report-form.opened', String(Date.now() - 60_000)),
    title: 'Fake parcel fee',
    category: id,
    description: 'A text message said that my parcel waits and asked for a small fee.',
  }
}

/** A multipart form: fields first, then files under `evidence`. */
export function formOf(fields: Record<string, string>, files: readonly File[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('evidence', file)
  return form
}

/** Sends a report as the page's script does. */
export async function report(
  origin: string,
  body: FormData,
  from = VISITOR,
): Promise<{ status: number; answer: ReportAnswer }> {
  const response = await fetch(`${origin}/api/reports`, {
    method: 'POST',
    headers: { Origin: origin, 'X-Forwarded-For': from },
    body,
  })
  return { status: response.status, answer: (await response.json()) as ReportAnswer }
}

/** Sends a form as a browser without script does, to the page itself. */
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

/** A picture of noise, so that it does not compress away. */
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

export function fileOf(bytes: Uint8Array, name: string, type = 'image/png'): File {
  return new File([new Uint8Array(bytes)], name, { type })
}

/** The paths of all stored evidence. */
export async function storedEvidence(app: App): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of app.evidence.list()) paths.push(path)
  return paths
}

/** Every row of the reports, as the database has it. */
export async function keptReports(app: App): Promise<Record<string, unknown>[]> {
  const { rows } = await app.db.execute(sql`select * from reported_scams order by id`)
  return rows
}
