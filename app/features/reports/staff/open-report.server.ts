import type { ReportStatus } from '#app/domain/report-status.ts'
import { versionOf } from '#app/features/audit/row-version.ts'
import { readLog } from '#app/features/audit/staff-log.db.server.ts'
import { keyOf } from '#app/features/indicators/indicator.ts'
import { readConfirmed } from '#app/features/indicators/staff/confirm-indicators.db.server.ts'
import {
  type OfferedIndicator,
  offeredIndicators,
} from '#app/features/indicators/staff/offered-indicators.server.ts'
import { storedValues } from '#app/features/indicators/stored-value.server.ts'
import type { ScamCard } from '#app/features/scams/scam.ts'
import { listCategories } from '#app/features/scams/scams.db.server.ts'
import { readScam } from '#app/features/scams/staff/change-scams.db.server.ts'
import { inputOf } from '#app/features/scams/staff/scam-content.server.ts'
import { listsOf } from '#app/features/scams/staff/scam-input.ts'
import { FALLBACK } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Queries } from '#database/connect.server.ts'
import type { OfferedLists } from './decision/entry-input.ts'
import { nearestEntry } from './nearest-entry.ts'
import { findReport } from './read-report.db.server.ts'
import { type ContactDetail, openEmail, openPhone, textOfDetail } from './reporter.server.ts'
import { findSimilarItems } from './similar-items.db.server.ts'

/** Returns a report for staff with related data, or null. */
export async function openReport(app: App, id: string) {
  const sealed = await findReport(app.db, id)
  if (!sealed) return null
  const { emailEncrypted, phoneEncrypted, ...rest } = sealed
  const [categories, log, beside] = await Promise.all([
    listCategories(app.db),
    readLog(app.db, { kind: 'report', id: sealed.id }),
    findSimilarItems(app.db, sealed),
  ])
  const report = {
    ...rest,
    email: openEmail(app, emailEncrypted),
    phone: openPhone(app, phoneEncrypted),
  }
  const alike = beside.entries.filter(({ category }) => category === sealed.category)
  const similar = beside.reports.map(({ emailEncrypted: _, ...other }) => other)
  return {
    report,
    version: versionOf(sealed),
    categories,
    log,
    similar,
    entries: beside.entries,
    offer: await offerFor(app.db, sealed, alike),
    indicators: await indicatorsFor(app, report),
  }
}

/** Returns the indicators of a report's text, ticked as they were confirmed if it is approved. */
async function indicatorsFor(
  { db, crypto }: App,
  report: {
    id: string
    title: string
    description: string
    status: ReportStatus
    email: ContactDetail
    phone: ContactDetail
  },
): Promise<OfferedIndicator[]> {
  const email = textOfDetail(report.email)
  const offered = offeredIndicators({ ...report, email, phone: textOfDetail(report.phone) })
  if (report.status !== 'approved') return offered
  const confirmed = (await readConfirmed(db, report.id)).map(keyOf)
  return offered.map((one) => {
    const isTicked = storedValues(crypto, one).some((value) =>
      confirmed.includes(keyOf({ kind: one.kind, value })),
    )
    return { ...one, isTicked }
  })
}

/** Warning signs and tips of a similar library entry. */
export type Offer = { of: { id: string; title: string }; lists: OfferedLists }

/** @param entries candidates of the same category */
async function offerFor(
  db: Queries,
  report: { title: string; description: string },
  entries: readonly ScamCard[],
): Promise<Offer | null> {
  const rows = await Promise.all(entries.map(({ id }) => readScam(db, id)))
  const nearest = nearestEntry(
    report,
    rows.filter((row) => row !== null),
  )
  if (!nearest) return null
  const lists = listsOf(inputOf(nearest))
  const of = { id: nearest.id, title: nearest.texts[FALLBACK].title }
  return Object.values(lists).some(Boolean) ? { of, lists } : null
}
