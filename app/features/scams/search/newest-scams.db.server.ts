import { and, type SQL, sql } from 'drizzle-orm'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import type { ScamFilters } from '../scam-filters.ts'

/**
 * The newest entries of the filters, from an index that has them in order: one for all entries, others within one
 * status, so that entries of every status come in parts; order them again by `created_at desc, id desc`.
 */
export function newestOf(filters: ScamFilters, columns: SQL, limit: number): SQL {
  const { status, risk, category } = filters
  const isAll = status === null && risk === null && category === null
  const statuses = isAll || status ? [status] : SCAM_STATUSES
  return sql.join(
    statuses.map(
      (one) => sql`
        (select ${columns} from scams where ${conditionOf({ ...filters, status: one })}
         order by created_at desc, id desc limit ${limit})`,
    ),
    sql` union all `,
  )
}

/** What the filters ask of an entry, apart from its words. */
export function conditionOf({ status, risk, category }: ScamFilters): SQL {
  const conditions = [
    status && sql`status = ${status}`,
    risk && sql`risk_level = ${risk}`,
    category && sql`category_id = (select id from categories where slug = ${category})`,
  ]
  return and(sql`true`, ...conditions.filter((condition) => condition !== null)) as SQL
}
