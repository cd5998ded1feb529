import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import type { Answer } from '../answer.ts'
import { COUNTED_ANSWERS } from '../feedback.db.server.ts'

/** Dimensions by which answers are counted. */
export type CountedBy = 'outcome' | 'type' | 'locale' | 'rule'

/** Answer counts for one value of a dimension. */
export type AnswerCounts = { by: CountedBy; value: string } & Record<Answer, number>

/**
 * Counts answers by outcome, content type, page language and finding code, most disagreement first. A check
 * with several findings counts for each. Covers the newest answers: see `COUNTED_ANSWERS`.
 */
export async function countDisagreement(db: Queries): Promise<AnswerCounts[]> {
  const { rows } = await db.execute<AnswerCounts>(sql`
    with said as (
      select answer, locale, type, coalesce(outcome, result) as outcome, reasons from ${COUNTED_ANSWERS} as counted
      join scam_checks on scam_checks.id = check_id)
    select by, value,
      count(*) filter (where answer = 'yes')::int as yes,
      count(*) filter (where answer = 'no')::int as no,
      count(*) filter (where answer = 'unsure')::int as unsure
    from said, lateral (
      values ('outcome', outcome), ('type', type), ('locale', locale)
      union all select 'rule', reason from jsonb_array_elements_text(reasons) as reason
    ) as counted (by, value)
    group by by, value order by no desc, value`)
  return rows
}
