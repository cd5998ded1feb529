import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { newAddress, open } from '../journeys/fixtures.ts'
import { signIn } from './journey-staff.ts'

const RECEIPT = /\b(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}\b/

const PLAIN = 'A courier asked for a small fee before the parcel could come to my door.'

/** A description with possible personal data. */
export const RISKY = 'A courier asked for my card 4111 1111 1111 1111 before the parcel could come.'

/**
 * Submits a report with an image over HTTP as a new visitor who keeps personal data in it. Returns the
 * receipt code.
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

/** Submits a report, signs in as staff and opens it in the list. */
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

/** Returns the category's id from the form. */
async function phishing(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/report-scam`)).text()
  return /<option value="([^"]+)"[^>]*>Phishing</.exec(html)?.[1] ?? ''
}

async function picture(name: string): Promise<File> {
  const create = { width: 320, height: 240, channels: 3, background: '#3a6' } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}
