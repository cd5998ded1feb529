import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { newAddress, open } from '../journeys/fixtures.ts'
import { signIn } from './journey-staff.ts'

const RECEIPT = /\b(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}\b/

const PLAIN = 'A courier asked for a small fee before the parcel could come to my door.'

/** A description that holds what may be personal. */
export const RISKY = 'A courier asked for my card 4111 1111 1111 1111 before the parcel could come.'

/**
 * Hands in a report with a picture over HTTP, as a visitor of its own who keeps what may be personal in it. Gives the
 * code of its receipt.
 */
export async function handInReport(title: string, description = PLAIN): Promise<string> {
  const origin = process.env.HIMAYA_ORIGIN ?? ''
  const fields = {
    form: randomUUID(),
    title,
    category: await phishing(origin),
    description,
    reviewed: 'yes',
  }
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('evidence', await picture('one.jpg'))
  const answer = await fetch(`${origin}/report-scam`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, 'X-Forwarded-For': newAddress() },
    body,
  })
  expect(answer.status).toBe(303)
  const Cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const receipt = await fetch(origin + answer.headers.get('location'), { headers: { Cookie } })
  return RECEIPT.exec(await receipt.text())?.[0] ?? ''
}

/** Hands in a report, signs in as staff and opens it among the reports. */
export async function openNewReport(
  page: Page,
  title: string,
  description?: string,
): Promise<void> {
  await handInReport(title, description)
  await signIn(page)
  await open(page, `/admin/reports?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: `View: ${title}` }).click()
}

/** The id of the category, as the form of the screen names it. */
async function phishing(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/report-scam`)).text()
  return /<option value="([^"]+)"[^>]*>Phishing</.exec(html)?.[1] ?? ''
}

async function picture(name: string): Promise<File> {
  const create = { width: 320, height: 240, channels: 3, background: '#3a6' } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}
