import { dayInUae } from '#app/domain/uae-time.ts'
import type { App } from '#app/platform/context.server.ts'
import { clusters } from '../cluster.ts'
import {
  bandsOf,
  indicatorsOf,
  recentReports,
  recentUnsafeChecks,
} from './campaign-items.db.server.ts'

const DAYS = 30
const DAY_MS = 86_400_000
/** Fewer are a coincidence. */
const LEAST_ITEMS = 3
const MOST_CAMPAIGNS = 20
const TITLES = 3

/** Reports and unsafe checks that look like one campaign. */
export type Campaign = {
  reports: number
  checks: number
  /** Titles of the newest reports. */
  titles: { id: string; title: string }[]
  /** The report with the longest description, from which an entry is made; null without a report. */
  bestReport: string | null
  /** Indicators that several of its reports share. */
  shared: string[]
  /** Items on each of the last days in the UAE, the oldest first. */
  days: { day: string; items: number }[]
}

/** Finds the campaigns of the last 30 days, those with the most items first. */
export async function findCampaigns({ db, clock }: App): Promise<Campaign[]> {
  const now = clock.now().getTime()
  const since = new Date(now - DAYS * DAY_MS)
  const [reports, checks] = await Promise.all([
    recentReports(db, since),
    recentUnsafeChecks(db, since),
  ])
  const ids = [...reports, ...checks].map(({ id }) => id)
  const [bands, indicators] = await Promise.all([
    bandsOf(db, ids),
    indicatorsOf(
      db,
      reports.map(({ id }) => id),
    ),
  ])
  const bandsById = Map.groupBy(bands, ({ id }) => id)
  const indicatorsById = Map.groupBy(indicators, ({ id }) => id)
  const items = [
    ...reports.map((report) => ({ ...report, report })),
    ...checks.map((check) => ({ ...check, report: null })),
  ].map((item) => ({
    ...item,
    bands: (bandsById.get(item.id) ?? []).map(({ band }) => band),
    indicators: (indicatorsById.get(item.id) ?? []).map(({ indicator }) => indicator),
  }))
  const days = Array.from({ length: DAYS }, (_, ago) =>
    dayInUae(new Date(now - (DAYS - 1 - ago) * DAY_MS)),
  )
  return clusters(items, LEAST_ITEMS)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_CAMPAIGNS)
    .map((cluster) => {
      const own = cluster.flatMap(({ report }) => report ?? [])
      const [best] = own.toSorted((a, b) => b.length - a.length)
      const named = own.flatMap(({ id }) => indicatorsById.get(id) ?? [])
      const byIndicator = Map.groupBy(named, ({ indicator }) => indicator)
      return {
        reports: own.length,
        checks: cluster.length - own.length,
        titles: own.slice(0, TITLES).map(({ id, title }) => ({ id, title })),
        bestReport: best?.id ?? null,
        shared: [...byIndicator.values()].flatMap(([one, ...more]) =>
          one && more.length > 0 ? one.shown : [],
        ),
        days: days.map((day) => ({
          day,
          items: cluster.filter((item) => item.day === day).length,
        })),
      }
    })
}
