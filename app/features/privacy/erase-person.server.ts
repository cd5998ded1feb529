import { removeAlertsOf } from '#app/features/alerts/subscriptions.db.server.ts'
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
  alerts: number
  /** Whether a staff account has this address. It is not erased. */
  isStaff: boolean
}

/**
 * Erases a person. Images are deleted first and rows last, so that an interrupted run can be repeated. A
 * second run finds only the report of a receipt code, if that was published.
 */
export async function erasePerson(app: App, person: Person): Promise<Erasure> {
  const reports = await reportsOf(app, person)
  const images = reports.flatMap(({ evidenceImages }) => evidenceImages)
  for (const path of images) await app.evidence.remove(path)
  return {
    ...(await eraseReports(app, person)),
    images: images.length,
    mails: await removeKeptMails(app, person),
    alerts: await removeAlerts(app, person),
    isStaff: 'email' in person && (await accountOf(app.db, addressOf(person.email))) !== null,
  }
}

export type Withdrawal = { reports: number; mails: number; alerts: number }

/** Withdraws a person's consent: reports are kept without contact details, and alerts end. */
export async function withdrawConsent(app: App, person: Person): Promise<Withdrawal> {
  return {
    reports: await forgetContactDetails(app, person),
    mails: await removeKeptMails(app, person),
    alerts: await removeAlerts(app, person),
  }
}

async function removeAlerts(app: App, person: Person): Promise<number> {
  return 'email' in person ? removeAlertsOf(app, person.email) : 0
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
