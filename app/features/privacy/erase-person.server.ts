import type { App } from '#app/platform/context.server.ts'
import { addressOf } from '#app/platform/mail/address.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { mailsOf, removeMails } from '#app/platform/mail/outbox.server.ts'
import {
  accountOf,
  type ErasedReports,
  eraseReports,
  forgetContactDetails,
  reportsOf,
} from './person.db.server.ts'
import { emailFingerprints } from './reporter-secrets.server.ts'

export type Erasure = ErasedReports & {
  images: number
  mails: number
  /** Whether a member of staff has this address: that account is not touched. */
  isStaff: boolean
}

/**
 * Erases the person with this e-mail address. Images go first and rows last, so that a run cut short still finds what
 * it has to finish; a second run finds nothing.
 */
export async function erasePerson(app: App, email: string): Promise<Erasure> {
  const fingerprints = emailFingerprints(app.crypto, email)
  const reports = await reportsOf(app.db, fingerprints)
  const images = reports.flatMap(({ evidenceImages }) => evidenceImages)
  for (const path of images) await app.evidence.remove(path)
  return {
    ...(await eraseReports(app.db, fingerprints)),
    images: images.length,
    mails: await removeKeptMails(app, email),
    isStaff: (await accountOf(app.db, addressOf(email))) !== null,
  }
}

export type Withdrawal = { reports: number; mails: number }

/** Withdraws the consent of the person with this e-mail address: the reports stay, and lead to nobody. */
export async function withdrawConsent(app: App, email: string): Promise<Withdrawal> {
  return {
    reports: await forgetContactDetails(app.db, emailFingerprints(app.crypto, email)),
    mails: await removeKeptMails(app, email),
  }
}

async function removeKeptMails({ env }: App, email: string): Promise<number> {
  const outbox = outboxOf(env)
  const mails = await mailsOf(outbox, email)
  await removeMails(
    outbox,
    mails.map(({ file }) => file),
  )
  return mails.length
}
