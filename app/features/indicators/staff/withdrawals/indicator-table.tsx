import { Link } from 'react-router'
import { ShortDate } from '#app/features/audit/short-date.tsx'
import { languageOf } from '#app/i18n/text-language.ts'
import { formatNumber } from '#app/ui/form/format-number.ts'
import { Cell, Row, Table } from '#app/ui/staff/table.tsx'
import { indicatorKinds } from '#words/en/library/indicator-kinds.js'
import { staffIndicators } from '#words/en/staff/staff-indicators.js'
import { INDICATORS_PATH } from './indicator-filters.ts'
import type { ListedIndicator } from './list-indicators.db.server.ts'

const LINK = 'inline-flex min-h-11 items-center text-brand underline wrap-anywhere'

/** @param search query string of the list, kept when an indicator is opened */
export function IndicatorTable({
  indicators,
  search,
}: {
  indicators: readonly ListedIndicator[]
  search: string
}) {
  const t = staffIndicators
  return (
    <Table label={t.title} columns={Object.values(t.columns)}>
      {indicators.map(({ id, kind, shown, reports, entry, createdAt, withdrawnAt }) => (
        <Row key={id}>
          <Cell className="md:max-w-[24rem]">
            <bdi dir="ltr" className="font-semibold wrap-anywhere">
              {shown}
            </bdi>
          </Cell>
          <Cell label={t.columns.kind}>{indicatorKinds[kind]}</Cell>
          <Cell label={t.columns.reports}>{formatNumber(reports)}</Cell>
          <Cell label={t.columns.entry} className="md:max-w-[18rem]">
            {entry ? (
              <Link to={`/admin/content?edit=${entry.id}`} className={LINK}>
                <bdi lang={languageOf(entry.title)}>{entry.title}</bdi>
              </Link>
            ) : (
              t.noEntry
            )}
          </Cell>
          <Cell label={t.columns.since}>
            <ShortDate date={createdAt} />
          </Cell>
          <Cell label={t.columns.state}>{t.states[withdrawnAt ? 'withdrawn' : 'listed']}</Cell>
          <Cell>
            <Link
              to={{ pathname: `${INDICATORS_PATH}/${id}`, search }}
              preventScrollReset
              aria-label={t.openOf({ value: shown })}
              className={`${LINK} font-semibold`}
            >
              {t.open}
            </Link>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
