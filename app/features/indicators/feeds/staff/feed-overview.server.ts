import type { Feed } from '#app/domain/feeds/feed.ts'
import type { App } from '#app/platform/context.server.ts'
import type { FeedFailure } from '../feed-error.ts'
import { feedStates } from '../feeds.db.server.ts'

/** A feed of `FEEDS` for staff. Of an address of the operator only the host, because it may contain a key. */
export type FeedOverview = Pick<Feed, 'name' | 'title' | 'purpose' | 'trust'> & {
  host: string
  state: 'waiting' | 'loading' | 'current' | 'failed'
  /** Number of indicators that count. */
  entries: number
  /** Entries read so far, while it is loaded. */
  loaded: number
  importedAt: Date | null
  /** Null if it is due. */
  nextAttemptAt: Date | null
  failure: FeedFailure | null
  failedAt: Date | null
}

/** Returns the state of every feed of `FEEDS`, in its order. */
export async function readFeedOverview({ db, env, clock }: App): Promise<FeedOverview[]> {
  const states = env.FEEDS.length > 0 ? await feedStates(db) : new Map<string, never>()
  const now = clock.now()
  return env.FEEDS.map(({ name, title, purpose, trust, address }) => {
    const state = states.get(name)
    const failure = (state?.failure ?? null) as FeedFailure | null
    return {
      ...{ name, title, purpose, trust, host: new URL(address).host },
      state: stateOf(state),
      entries: state?.entries ?? 0,
      loaded: state?.loadedEntries ?? 0,
      importedAt: state?.importedAt ?? null,
      nextAttemptAt: state && state.nextAttemptAt > now ? state.nextAttemptAt : null,
      failure,
      failedAt: state?.failedAt ?? null,
    }
  })
}

function stateOf(
  state: { loading: string | null; generation: string | null; failure: string | null } | undefined,
): FeedOverview['state'] {
  if (state?.failure) return 'failed'
  if (state?.loading) return 'loading'
  return state?.generation ? 'current' : 'waiting'
}
