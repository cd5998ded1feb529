import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { feedIndicators, feeds } from '#database/schema/feeds.ts'
import { type Indicator, keyOf, type WebIndicatorKind } from '../indicator.ts'

/** That a list has an indicator. */
export type Listing = Indicator<WebIndicatorKind> & {
  /** The name of the feed. */
  feed: string
  /** When the list was first seen to have it. */
  since: Date
}

/**
 * Returns which of the indicators are on which lists, allow-lists included, from the imports that count. The caller
 * knows from its configuration what a list means (`harmfulListings`).
 */
export async function listedIn(
  db: Queries,
  indicators: readonly Indicator<WebIndicatorKind>[],
): Promise<Listing[]> {
  if (indicators.length === 0) return []
  const asked = new Set(indicators.map(keyOf))
  const found = await db
    .select({
      kind: sql<WebIndicatorKind>`${feedIndicators.kind}`,
      value: feedIndicators.value,
      feed: feeds.name,
      since: feedIndicators.firstSeen,
    })
    .from(feedIndicators)
    .innerJoin(feeds, eq(feeds.generation, feedIndicators.generation))
    .where(inArray(feedIndicators.value, [...new Set(indicators.map(({ value }) => value))]))
  // The kind is compared here: values alone find the same rows but for a few, and are planned in less time.
  return found.filter((listing) => asked.has(keyOf(listing)))
}
