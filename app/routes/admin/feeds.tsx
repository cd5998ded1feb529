import { data } from 'react-router'
import { readFeedOverview } from '#app/features/indicators/feeds/staff/feed-overview.server.ts'
import { FeedTable } from '#app/features/indicators/feeds/staff/feed-table.tsx'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { staffFeeds } from '#words/en/staff/staff-feeds.js'
import type { Route } from './+types/feeds'

export const meta = () => staffMeta(staffFeeds.title)

export async function loader({ context }: Route.LoaderArgs) {
  try {
    return { isLoaded: true, feeds: await readFeedOverview(context.get(appContext)) }
  } catch (err) {
    logFault(context, err, 'the state of the lists failed to load')
    return data({ isLoaded: false, feeds: [] }, { status: 503 })
  }
}

export default function Feeds({ loaderData: { isLoaded, feeds } }: Route.ComponentProps) {
  const t = staffFeeds
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{t.intro}</p>
      <p role="status" className="mt-4 text-muted empty:hidden">
        {!isLoaded && t.notLoaded}
      </p>
      {isLoaded && feeds.length === 0 && (
        <section className="mt-6 max-w-prose">
          <h2 className="text-xl">{t.none.title}</h2>
          <p className="mt-2">{t.none.how}</p>
          <pre dir="ltr" className="mt-3 overflow-x-auto rounded-lg bg-raised p-3 text-sm">
            <code>FEEDS=cert-pl</code>
          </pre>
          <p className="mt-3 text-muted">{t.none.where}</p>
        </section>
      )}
      {feeds.length > 0 && (
        <div className="mt-6">
          <FeedTable feeds={feeds} />
        </div>
      )}
    </>
  )
}
