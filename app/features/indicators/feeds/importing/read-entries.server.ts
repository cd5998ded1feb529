import type { Feed } from '#app/domain/feeds/feed.ts'
import type { FeedLimits } from '../feed-limits.ts'
import type { Entries } from '../formats/entry.ts'
import { readCsv, readUrlhaus } from '../formats/read-csv.server.ts'
import { readLines } from '../formats/read-lines.server.ts'
import { manifestAddress, readEvents, readManifest } from '../formats/read-misp.server.ts'
import { readPhishtank } from '../formats/read-phishtank.server.ts'
import { readAdguardLine, readHostsLine, readPlainLine } from '../formats/read-text-line.ts'
import type { ListDownload, ListVersion, OpenedList } from './open-list.server.ts'

/** A list whose download has begun. */
export type OpenList = ListVersion & {
  /** Equal for equal content; null if the server names no version. */
  version: string | null
  entries: Entries
}

/**
 * Begins the download of a feed.
 * @param known the version that was imported
 * @returns null if it has not changed
 * @throws FeedError, also while entries are read
 */
export async function openFeed(
  feed: Feed,
  known: ListVersion,
  download: ListDownload,
  limits: FeedLimits,
): Promise<OpenList | null> {
  const address = feed.format === 'misp' ? manifestAddress(feed.address) : feed.address
  const list = await download.open(address, known)
  if (!list) return null
  const { etag, lastModified } = list
  if (feed.format === 'misp') {
    const events = await readManifest(list.bytes, address, limits)
    const open = async (event: URL) => ((await download.open(event)) as OpenedList).bytes
    const entries = readEvents(events, open, limits.documentBytes)
    return { etag, lastModified, version: events.version, entries }
  }
  return {
    etag,
    lastModified,
    version: etag ?? lastModified,
    entries: readersOf(feed, limits)[feed.format](list),
  }
}

type Reader = (list: OpenedList) => Entries

function readersOf(
  { purpose }: Feed,
  { lineLength, recordBytes }: FeedLimits,
): Record<Exclude<Feed['format'], 'misp'>, Reader> {
  return {
    plain: ({ bytes }) => readLines(bytes, lineLength, readPlainLine),
    hosts: ({ bytes }) => readLines(bytes, lineLength, readHostsLine),
    adguard: ({ bytes }) => readLines(bytes, lineLength, (line) => readAdguardLine(line, purpose)),
    csv: ({ bytes }) => readCsv(bytes, recordBytes),
    urlhaus: ({ bytes }) => readUrlhaus(bytes, recordBytes),
    phishtank: ({ bytes }) => readPhishtank(bytes, recordBytes),
  }
}
