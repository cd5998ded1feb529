/** Generates millions of reports and checks with all derived rows: LSH buckets, tallies, months. */
import type { Database } from '#database/connect.server.ts'
import type { Library } from './library-data.ts'

const WORDS_A_TEXT = 60
const BANDS_A_TEXT = 16
/** Days over which rows are spread. Checks are stored for less than a month. */
const DAYS = { reports: 3 * 365, checks: 29 }
const INDEXED = ['reported_scams', 'scam_checks', 'similarity_bands']
const BATCH = 100_000

/**
 * Adds reports and checks up to `size` of each, then rebuilds all counts as the app's own writes would have.
 */
export async function growReportsAndChecksTo(
  { $client }: Database,
  { words }: Library,
  size: number,
): Promise<void> {
  const { rows } = await $client.query<{ reports: number }>(
    'select count(*)::int as reports from reported_scams',
  )
  // `place` must be part of the expression: otherwise the aggregate would belong to the outer query.
  const text = `(select string_agg(words[1 + 0 * place + floor(power(random(), 6) * array_length(words, 1))::int], ' ')
                 from generate_series(1, ${WORDS_A_TEXT} + least(n, 0)) as place)`
  // In insertion order, as the app's own writes leave them in the table.
  const created = (days: number) => `now() - (1 - n::float / ${size}) * interval '${days} days'`
  for (let had = rows[0]?.reports ?? 0; had < size; had += BATCH) {
    const numbers = [had + 1, Math.min(had + BATCH, size)]
    const vocabulary = words.slice(0, 5000)
    await $client.query(
      `insert into reported_scams (id, title, description, category_id, status, receipt_hash, created_at)
       select gen_random_uuid(), left(text, 60), text, category,
              (array['pending', 'approved', 'rejected'])[1 + floor(random() * 3)::int], 'bench ' || n, created
       from (select n, ${text} as text, ${created(DAYS.reports)} as created,
                    (select id from categories order by random() + least(n, 0) limit 1) as category
             from generate_series($1::int, $2::int) as n, (select $3::text[] as words) as vocabulary) as report`,
      [...numbers, vocabulary],
    )
    await $client.query(
      `insert into scam_checks (id, type, content_encrypted, result, confidence, scam_type, reasons,
                                recommendation, warning_level, analyzer, user_ip_hash, created_at)
       select gen_random_uuid(), 'message', repeat(md5(n::text), 10), case when n % 3 = 0 then 'scam' else 'safe' end,
              60 + n % 40, case when n % 3 = 0 then 'delivery' end, '[]', '', 'none', 'bench', md5(n::text), ${created(DAYS.checks)}
       from generate_series($1::int, $2::int) as n`,
      numbers,
    )
    await $client.query(
      `insert into similarity_bands (band, kind, subject_id)
       select (random() * 9e18)::bigint, 'report', id
       from (select id from reported_scams order by id limit $1) as report, generate_series(1, ${BANDS_A_TEXT})`,
      [Math.min(BATCH, size - had)],
    )
  }
  await $client.query(`
    truncate report_tallies, check_tallies, scam_months;
    insert into report_tallies (day, category_id, status, reports)
      select (created_at at time zone 'Asia/Dubai')::date, category_id, status, count(*)
      from reported_scams group by 1, 2, 3;
    insert into check_tallies (day, result, slot, checks)
      select (created_at at time zone 'Asia/Dubai')::date, result, 0, count(*) from scam_checks group by 1, 2;
    insert into scam_months (month, entries)
      select date_trunc('month', created_at at time zone 'Asia/Dubai')::date, count(*) from scams group by 1`)
  for (const table of INDEXED) await $client.query(`vacuum analyze ${table}`)
}
