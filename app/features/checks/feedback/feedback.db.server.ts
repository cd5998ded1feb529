import { sql } from 'drizzle-orm'
import type { Outcome } from '#analyzer'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import type { Queries } from '#database/connect.server.ts'
import type { Answer, Label, SentAnswer } from './answer.ts'

/** How many answers, and how many labels, are counted, from the newest check back: the work does not grow with their number. */
const COUNTED = 5000

/** The answers that are counted, as a table. */
export const COUNTED_ANSWERS = sql`
  (select check_id, answer, locale from check_answers order by check_id desc limit ${COUNTED})`

/**
 * Keeps a visitor's answer in place of an earlier one, if the check is the visitor's, in one statement.
 * @returns whether it is
 */
export async function storeAnswer(
  db: Queries,
  { ipHash }: Visitor,
  { check, answer, locale }: SentAnswer & { answer: Answer },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into check_answers (check_id, user_ip_hash, answer, locale)
    select id, user_ip_hash, ${answer}, ${locale} from scam_checks
    where id = ${check} and user_ip_hash = ${ipHash} for key share
    on conflict (check_id, user_ip_hash) do update
    set answer = excluded.answer, locale = excluded.locale, updated_at = now()`)
  return rowCount === 1
}

/** How many of the newest answers are which. */
export async function countAnswers(db: Queries): Promise<Record<Answer, number>> {
  const { rows } = await db.execute<{ answer: Answer; n: number }>(sql`
    select answer, count(*)::int as n from ${COUNTED_ANSWERS} as counted group by answer`)
  const counts = Object.fromEntries(rows.map(({ answer, n }) => [answer, n]))
  return { yes: 0, no: 0, unsure: 0, ...counts }
}

/** How many of the newest labels are on a verdict of which outcome. */
export async function countLabels(db: Queries) {
  const { rows } = await db.execute<{ outcome: Outcome; label: Label; n: number }>(sql`
    select coalesce(outcome, result) as outcome, label, count(*)::int as n
    from (select check_id, label from check_labels order by check_id desc limit ${COUNTED}) as counted
    join scam_checks on scam_checks.id = check_id group by 1, label`)
  return rows
}
