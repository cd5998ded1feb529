import type { App } from '#app/platform/context.server.ts'
import { addressOf } from '#app/platform/mail/address.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { mailsOf, removeMails } from '#app/platform/mail/outbox.server.ts'
import {
  accountOf,
  type ErasedReports,
  eraseReports,
  forgetContactDetails,
  type Person,
  reportsOf,
} from './person.db.server.ts'

export type Erasure = ErasedReports & {
  images: number
  mails: number
  /** Whether a member of staff has this address: that account is not touched. */
  isStaff: boolean
}

/**
 * Erases a person. Images go first and rows last, so that a run cut short still finds what it has to finish; a second
 * run finds nothing but what a receipt code leads to: its report, if that was published.
 */
export async function erasePerson(app: App, person: Person): Promise<Erasure> {
  const reports = await reportsOf(app, person)
  const images = reports.flatMap(({ evidenceImages }) => evidenceImages)
  for (const path of images) await app.evidence.remove(path)
  return {
    ...(await eraseReports(app, person)),
    images: images.length,
    mails: await removeKeptMails(app, person),
    isStaff: 'email' in person && (await accountOf(app.db, addressOf(person.email))) !== null,
  }
}

export type Withdrawal = { reports: number; mails: number }

/** Withdraws the consent of a person: the reports stay, and lead to nobody. */
export async function withdrawConsent(app: App, person: Person): Promise<Withdrawal> {
  return {
    reports: await forgetContactDetails(app, person),
    mails: await removeKeptMails(app, person),
  }
}

async function removeKeptMails({ env }: App, person: Person): Promise<number> {
  if (!('email' in person)) return 0
  const outbox = outboxOf(env)
  const mails = await mailsOf(outbox, person.email)
  await removeMails(
    outbox,
    mails.map(({ file }) => file),
  )
  return mails.length
}
