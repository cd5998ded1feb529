import { createHash } from 'node:crypto'
import { v5 as uuidOfName } from 'uuid'
import { monthInUae } from '#app/domain/uae-time.ts'
import { EXPORT_WORDS } from '#app/features/api/export-words.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { lastChangesByMonth, type PublishedIndicator } from '../indicators.db.server.ts'
import {
  EXPORT_NAMESPACE,
  exportedIndicators,
  ipAddress,
  pageAddresses,
  walletAddress,
} from './exported.server.ts'

/*
 * A feed in the format of MISP (misp-project.org, "MISP core format" and "MISP feeds"): a manifest, and a file
 * per event. Numbers and times are strings there, times in seconds.
 */

/** The indicators that were first confirmed in a month, as an event. */
type Month = {
  uuid: string
  /** YYYY-MM in the UAE. */
  month: string
  /** When anything last changed, a withdrawal included, because a reader fetches only newer events. */
  changedAt: Date
  indicators: PublishedIndicator[]
}

/** Returns the months that have indicators, the newest first. */
export async function mispMonths(db: Queries): Promise<Month[]> {
  const [exported, changes] = await Promise.all([exportedIndicators(db), lastChangesByMonth(db)])
  const byMonth = Map.groupBy(exported, ({ createdAt }) => monthInUae(createdAt).slice(0, 7))
  return [...byMonth].map(([month, indicators]) => {
    const times = [changes.get(month), ...indicators.map(({ changedAt }) => changedAt)]
    const changedAt = new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)))
    return { uuid: uuidFor(`event ${month}`), month, changedAt, indicators }
  })
}

/** Formats the manifest: what there is to know of each event before fetching it. */
export function mispManifest(months: readonly Month[]): object {
  return Object.fromEntries(months.map((month) => [month.uuid, headOf(month)]))
}

/** Formats an event with its attributes. */
export function mispEvent(month: Month): object {
  return {
    Event: {
      uuid: month.uuid,
      ...headOf(month),
      distribution: ALL_COMMUNITIES,
      published: true,
      publish_timestamp: seconds(month.changedAt),
      Attribute: month.indicators.flatMap(attributesOf),
    },
  }
}

/** Formats the MD5 of each value with its event, by which MISP finds an event without fetching all of them. */
export function mispHashes(months: readonly Month[]): string {
  const lines = months.flatMap(({ uuid, indicators }) =>
    indicators.flatMap(attributesOf).map(({ value }) => `${md5(value)},${uuid}\n`),
  )
  return lines.join('')
}

const ALL_COMMUNITIES = '3'

function headOf({ month, changedAt }: Month) {
  return {
    Orgc: { name: EXPORT_WORDS.publisher, uuid: uuidFor('organisation') },
    Tag: [{ name: 'tlp:clear', colour: '#ffffff', exportable: true }],
    info: EXPORT_WORDS.mispEventInfo({ month }),
    date: `${month}-01`,
    // 2 is medium, and the analysis (2) is completed.
    threat_level_id: '2',
    analysis: '2',
    timestamp: seconds(changedAt),
  }
}

function attributesOf(indicator: PublishedIndicator) {
  return typedValues(indicator).map(({ type, category, value }) => ({
    uuid: uuidFor(`attribute ${type} ${value}`),
    type,
    category,
    value,
    to_ids: true,
    timestamp: seconds(indicator.changedAt),
    distribution: ALL_COMMUNITIES,
    comment: EXPORT_WORDS.indicatorName[indicator.kind],
  }))
}

/** The types and categories of MISP. It has a type for the wallets of few currencies only. */
function typedValues({ kind, value }: PublishedIndicator) {
  const network = (type: string, seen = value) => ({
    type,
    category: 'Network activity',
    value: seen,
  })
  if (kind === 'url') return pageAddresses(value).map((address) => network('url', address))
  if (kind === 'wallet') {
    const { currency, address } = walletAddress(value)
    const type = currency === 'bitcoin' ? 'btc' : 'other'
    return [{ type, category: 'Financial fraud', value: address }]
  }
  const ip = ipAddress(value)
  if (ip) return [network('ip-dst', ip.address)]
  return [network(kind === 'domain' ? 'domain' : 'hostname')]
}

function seconds(time: Date): string {
  return String(Math.floor(time.getTime() / 1000))
}

function md5(value: string): string {
  return createHash('md5').update(value).digest('hex')
}

function uuidFor(name: string): string {
  return uuidOfName(`misp ${name}`, EXPORT_NAMESPACE)
}
