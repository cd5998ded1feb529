import { Link } from 'react-router'
import { ShortDate } from '#app/features/audit/short-date.tsx'
import { languageOf } from '#app/i18n/text-language.ts'
import { Cell, Row, Table } from '#app/ui/staff/table.tsx'
import { staffContent } from '#words/en/staff/staff-content.js'
import { RiskBadge } from '../risk-badge.tsx'
import type { ScamCard } from '../scam.ts'
import type { Category } from '../scams.db.server.ts'
import type { OpenDialog } from './content-filters.ts'

const ACTION = 'inline-flex min-h-11 items-center font-semibold underline'

/** @param addressOf returns the query string of a dialog */
export function ScamTable({
  scams,
  categories,
  addressOf,
}: {
  scams: readonly ScamCard[]
  categories: readonly Category[]
  addressOf: (over: OpenDialog) => string
}) {
  const t = staffContent
  const names = new Map(categories.map(({ slug, name }) => [slug, name]))
  return (
    <Table label={t.title} columns={Object.values(t.columns)}>
      {scams.map(({ id, title, category, riskLevel, status, createdAt }) => (
        <Row key={id}>
          <Cell className="md:max-w-[28rem]">
            <bdi lang={languageOf(title)} className="font-semibold wrap-anywhere">
              {title}
            </bdi>
            {status !== 'active' && (
              <span className="block text-sm text-muted">{t.statuses[status]}</span>
            )}
          </Cell>
          <Cell label={t.columns.category}>{names.get(category) ?? category}</Cell>
          <Cell label={t.columns.risk}>
            <RiskBadge level={riskLevel} label={t.risks[riskLevel]} />
          </Cell>
          <Cell label={t.columns.date}>
            <ShortDate date={createdAt} />
          </Cell>
          <Cell className="md:whitespace-nowrap">
            <Link
              to={{ search: addressOf({ edit: id }) }}
              preventScrollReset
              aria-label={t.editOf({ title })}
              className={`${ACTION} me-5 text-brand`}
            >
              {t.edit}
            </Link>
            <Link
              to={{ search: addressOf({ delete: id }) }}
              preventScrollReset
              aria-label={t.deleteOf({ title })}
              className={`${ACTION} text-danger`}
            >
              {t.delete}
            </Link>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
