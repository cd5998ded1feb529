import type { App } from '#app/platform/context.server.ts'
import { listedIn } from '../feeds/feed-look-up.db.server.ts'
import { harmfulListings } from '../feeds/harmful-listings.ts'
import type { Indicator, WebIndicatorKind } from '../indicator.ts'
import type { FoundIndicator } from '../parse/found-indicator.ts'
import type { KnownReason } from './knowledge.ts'

/** That a list of others has an indicator of the text. */
export type Listed = {
  indicator: FoundIndicator
  reason: KnownReason
  /** Whether the list alone settles the verdict. */
  isDecisive: boolean
}

/** Returns which of the indicators are on lists of others, those on decisive lists first. One statement. */
export async function findListed(
  { db, env }: Pick<App, 'db' | 'env'>,
  found: readonly FoundIndicator[],
): Promise<Listed[]> {
  if (env.FEEDS.length === 0) return []
  const asked = found.filter(isOfWeb)
  const listings = harmfulListings(env.FEEDS, await listedIn(db, asked))
  return listings.flatMap(({ kind, value, title, since, trust }) =>
    asked
      .filter((indicator) => indicator.kind === kind && indicator.value === value)
      .map((indicator) => ({
        indicator,
        reason: {
          code: 'listed' as const,
          params: { what: value, list: title, since: since.toISOString() },
          spans: [...indicator.spans],
        },
        isDecisive: trust === 'decisive',
      })),
  )
}

function isOfWeb(found: FoundIndicator): found is FoundIndicator & Indicator<WebIndicatorKind> {
  return found.kind === 'url' || found.kind === 'host' || found.kind === 'domain'
}
