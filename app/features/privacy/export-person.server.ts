import { alertsOf } from '#app/features/alerts/subscriptions.db.server.ts'
import {
  readEvidence,
  UnreadableEvidence,
} from '#app/features/reports/evidence/store-evidence.server.ts'
import { REPORTER_EMAIL, REPORTER_PHONE } from '#app/features/reports/reporter-secrets.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { addressOf } from '#app/platform/mail/address.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { mailsOf } from '#app/platform/mail/outbox.server.ts'
import { accountOf, type Person, reportsOf, type StoredReport } from './person.db.server.ts'

/**
 * Returns all data about a person, decrypted, for JSON: reports with images in base64 and, by email address,
 * contact messages and other outbox mail, alerts, and a staff account.
 */
export async function exportPerson(app: App, person: Person) {
  const reports = await reportsOf(app, person)
  return {
    ...person,
    exportedAt: app.clock.now(),
    reports: await Promise.all(reports.map((report) => opened(app, report))),
    ...('email' in person && (await keptUnder(app, addressOf(person.email)))),
  }
}

async function keptUnder(app: App, email: string) {
  return {
    email,
    mails: await mailsOf(outboxOf(app.env), email),
    alerts: await alertsOf(app, email),
    account: await accountOf(app.db, email),
  }
}

async function opened(app: App, report: StoredReport) {
  const { emailEncrypted, phoneEncrypted, evidenceImages, ...rest } = report
  const open = (purpose: string, sealed: string | null) =>
    sealed === null ? null : app.crypto.decrypt(purpose, sealed)
  return {
    ...rest,
    email: open(REPORTER_EMAIL, emailEncrypted),
    phone: open(REPORTER_PHONE, phoneEncrypted),
    evidence: await Promise.all(evidenceImages.map((path) => openedImage(app, path))),
  }
}

/** A WebP image. `base64` is null if the file is missing or cannot be decrypted, and `missing` says which. */
async function openedImage(app: App, path: string) {
  try {
    const image = await readEvidence(app, path)
    return image
      ? { path, base64: image.toString('base64') }
      : { path, base64: null, missing: 'gone' }
  } catch (fault) {
    if (!(fault instanceof UnreadableEvidence)) throw fault
    return { path, base64: null, missing: 'unreadable' }
  }
}
