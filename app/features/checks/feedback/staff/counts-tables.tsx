import { englishName } from '#app/features/texts/language-name.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { formatNumber } from '#app/ui/form/format-number.ts'
import { Cell, Row, Table } from '#app/ui/staff/table.tsx'
import { staffFeedback } from '#words/en/staff/staff-feedback.js'
import { ANSWERS } from '../answer.ts'
import type { AnswerCounts, CountedBy } from './answer-counts.db.server.ts'

const TABLES = ['outcome', 'type', 'locale', 'rule'] as const satisfies readonly CountedBy[]

/** What an answer may depend on, as staff read it. */
function nameOf(by: (typeof TABLES)[number], value: string): string {
  if (by === 'locale') return englishName(value as Locale)
  const names: Readonly<Record<string, string>> = staffFeedback.values[by]
  return names[value] ?? value
}

/** Agreement and disagreement, one table per dimension. */
export function CountsTables({ counts }: { counts: readonly AnswerCounts[] }) {
  const t = staffFeedback
  return (
    <div className="mt-6 grid gap-8 xl:grid-cols-2">
      {TABLES.map((by) => (
        <section key={by}>
          <h2 className="text-lg">{t.countedBy[by]}</h2>
          <Table label={t.countedBy[by]} columns={Object.values(t.columns)}>
            {counts
              .filter((line) => line.by === by)
              .map((line) => (
                <Row key={line.value}>
                  <Cell label={t.columns.what} className="font-semibold wrap-anywhere">
                    {nameOf(by, line.value)}
                  </Cell>
                  {ANSWERS.map((answer) => (
                    <Cell key={answer} label={t.columns[answer]}>
                      {formatNumber(line[answer])}
                    </Cell>
                  ))}
                </Row>
              ))}
          </Table>
        </section>
      ))}
    </div>
  )
}
