import { and, type SQL, sql } from 'drizzle-orm'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import type { ScamFilters } from '../scam-filters.ts'

/**
 * Returns the newest entries for the filters from an ordered index: one for all statuses or one per status,
 * whose parts must be sorted again by `created_at desc, id desc`.
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

/** Returns the filters' condition without the query. */
export function conditionOf({ status, risk, category }: ScamFilters): SQL {
  const conditions = [
    status && sql`status = ${status}`,
    risk && sql`risk_level = ${risk}`,
    category && sql`category_id = (select id from categories where slug = ${category})`,
  ]
  return and(sql`true`, ...conditions.filter((condition) => condition !== null)) as SQL
}
