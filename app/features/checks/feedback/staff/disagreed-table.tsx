import { Link } from 'react-router'
import { ShortDate } from '#app/features/audit/short-date.tsx'
import { englishName } from '#app/features/texts/language-name.ts'
import { Cell, Row, Table } from '#app/ui/staff/table.tsx'
import { staffFeedback } from '#words/en/staff/staff-feedback.js'
import type { DisagreedCheck } from './disagreed.db.server.ts'

/** @param search query string of the list, kept when a check is opened */
export function DisagreedTable({
  checks,
  search,
}: {
  checks: readonly DisagreedCheck[]
  search: string
}) {
  const { list: t, labels, values } = staffFeedback
  return (
    <Table label={t.title} columns={Object.values(t.columns)}>
      {checks.map(({ id, type, outcome, reasons, locale, createdAt, label }) => {
        const verdict = `${values.type[type]}: ${values.outcome[outcome]}`
        return (
          <Row key={id}>
            <Cell className="font-semibold">{verdict}</Cell>
            <Cell label={t.columns.rules} className="text-sm wrap-anywhere">
              {reasons.join(', ') || t.noRules}
            </Cell>
            <Cell label={t.columns.language}>{englishName(locale)}</Cell>
            <Cell label={t.columns.date}>
              <ShortDate date={createdAt} />
            </Cell>
            <Cell label={t.columns.label}>{label ? labels[label] : t.noLabel}</Cell>
            <Cell>
              <Link
                to={{ pathname: `/admin/feedback/${id}`, search }}
                preventScrollReset
                aria-label={t.viewOf({ verdict, when: createdAt.toISOString() })}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline"
              >
                {t.view}
              </Link>
            </Cell>
          </Row>
        )
      })}
    </Table>
  )
}
