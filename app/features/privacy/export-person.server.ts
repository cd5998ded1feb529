import { readEvidence } from '#app/features/reports/evidence/keep-evidence.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { addressOf } from '#app/platform/mail/address.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { mailsOf } from '#app/platform/mail/outbox.server.ts'
import { accountOf, type KeptReport, reportsOf } from './person.db.server.ts'
import { emailFingerprints, REPORTER_EMAIL, REPORTER_PHONE } from './reporter-secrets.server.ts'

/**
 * Everything that is kept of the person with this e-mail address, decrypted, in a form that becomes JSON: reports with
 * their images in base64, contact messages and other mail of the outbox, and the account of a member of staff.
 */
export async function exportPerson(app: App, email: string) {
  const address = addressOf(email)
  const reports = await reportsOf(app.db, emailFingerprints(app.crypto, email))
  return {
    email: address,
    exportedAt: app.clock.now(),
    reports: await Promise.all(reports.map((report) => opened(app, report))),
    mails: await mailsOf(outboxOf(app.env), address),
    account: await accountOf(app.db, address),
  }
}

async function opened(app: App, report: KeptReport) {
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

/** A WebP picture; `base64` is null when the file is gone. */
async function openedImage(app: App, path: string) {
  const image = await readEvidence(app, path)
  return { path, base64: image?.toString('base64') ?? null }
}
