import { sql } from 'drizzle-orm'
import type { Outcome } from '#analyzer'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import type { Queries } from '#database/connect.server.ts'
import type { Answer, Label, SentAnswer } from './answer.ts'

/** Number of newest answers and labels that are counted, so that the cost does not grow. */
const COUNTED = 5000

/** The counted answers as a subquery. */
export const COUNTED_ANSWERS = sql`
  (select check_id, answer, locale from check_answers order by check_id desc limit ${COUNTED})`

/**
 * Stores a visitor's answer, replacing an earlier one, if the check is theirs, in one statement.
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

/** Counts the newest answers. */
export async function countAnswers(db: Queries): Promise<Record<Answer, number>> {
  const { rows } = await db.execute<{ answer: Answer; n: number }>(sql`
    select answer, count(*)::int as n from ${COUNTED_ANSWERS} as counted group by answer`)
  const counts = Object.fromEntries(rows.map(({ answer, n }) => [answer, n]))
  return { yes: 0, no: 0, unsure: 0, ...counts }
}

/** Counts the newest labels by outcome. */
export async function countLabels(db: Queries) {
  const { rows } = await db.execute<{ outcome: Outcome; label: Label; n: number }>(sql`
    select coalesce(outcome, result) as outcome, label, count(*)::int as n
    from (select check_id, label from check_labels order by check_id desc limit ${COUNTED}) as counted
    join scam_checks on scam_checks.id = check_id group by 1, label`)
  return rows
}
