import { ShortDate } from '#app/features/audit/short-date.tsx'
import { Cell, Row, Table } from '#app/ui/staff/table.tsx'
import { staffFeeds } from '#words/en/staff/staff-feeds.js'
import type { FeedOverview } from './feed-overview.server.ts'

/** The lists that are turned on, with the state of each. */
export function FeedTable({ feeds }: { feeds: readonly FeedOverview[] }) {
  const t = staffFeeds
  return (
    <Table label={t.title} columns={Object.values(t.columns)}>
      {feeds.map((feed) => (
        <Row key={feed.name}>
          <Cell label={t.columns.list} className="wrap-anywhere md:min-w-44">
            <span className="font-semibold">{feed.title}</span>
            <span className="block text-sm text-muted">{t.from({ host: feed.host })}</span>
          </Cell>
          <Cell label={t.columns.meaning}>
            {feed.purpose === 'allow' ? t.meanings.allow : t.meanings[feed.trust]}
          </Cell>
          <Cell label={t.columns.state}>
            <State feed={feed} />
          </Cell>
          <Cell label={t.columns.entries}>{t.count({ n: feed.entries })}</Cell>
          <Cell label={t.columns.imported}>
            {feed.importedAt ? <ShortDate date={feed.importedAt} exact /> : t.never}
          </Cell>
          <Cell label={t.columns.next}>
            {feed.nextAttemptAt ? <ShortDate date={feed.nextAttemptAt} exact /> : t.now}
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

function State({ feed }: { feed: FeedOverview }) {
  const t = staffFeeds
  if (feed.state === 'loading') return t.states.loading({ n: feed.loaded })
  if (feed.state !== 'failed' || !feed.failure) {
    return feed.state === 'current' ? t.states.current : t.states.waiting
  }
  return (
    <>
      <span className="font-semibold text-danger">{t.states.failed}</span>{' '}
      {feed.failedAt && <ShortDate date={feed.failedAt} exact />}
      <span className="block text-sm">
        {t.failures[feed.failure]} {feed.entries > 0 && t.kept}
      </span>
    </>
  )
}
