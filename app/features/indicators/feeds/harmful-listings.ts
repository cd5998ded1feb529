import type { Feed } from '#app/domain/feeds/feed.ts'
import type { Listing } from './feed-look-up.db.server.ts'

/** A listing that speaks against an address. */
export type HarmfulListing = Listing & Pick<Feed, 'title' | 'trust'>

/**
 * Returns the listings that count against an address, those of decisive lists first. An allow-list cancels
 * listings of a domain with its hosts, or of a host, but not of exact addresses. Lists that are no longer in `FEEDS`
 * mean nothing.
 */
export function harmfulListings(
  feeds: readonly Feed[],
  listings: readonly Listing[],
): HarmfulListing[] {
  const byName = new Map(feeds.map((feed) => [feed.name, feed]))
  const isAllowed = listings.filter(({ feed }) => byName.get(feed)?.purpose === 'allow')
  const isCancelled = ({ kind, value }: Listing) =>
    kind !== 'url' &&
    isAllowed.some(
      (allowed) =>
        (allowed.kind === kind && allowed.value === value) ||
        (allowed.kind === 'domain' && value.endsWith(`.${allowed.value}`)),
    )
  return listings
    .flatMap((listing) => {
      const feed = byName.get(listing.feed)
      if (feed?.purpose !== 'block' || isCancelled(listing)) return []
      return [{ ...listing, title: feed.title, trust: feed.trust }]
    })
    .sort((a, b) => Number(b.trust === 'decisive') - Number(a.trust === 'decisive'))
}
