/** The library at 100, 100,000 and 1,000,000 entries. Target: the same figures at every size. */
import { sql } from 'drizzle-orm'
import { findScam, listScams } from '#app/features/scams/list-scams.db.server.ts'
import { findRelated } from '#app/features/scams/related/related-scams.db.server.ts'
import { readFilters } from '#app/features/scams/scam-filters.ts'
import type { Database } from '#database/connect.server.ts'
import type { Library } from './library-data.ts'
import { measure, row } from './measure.ts'

const RUNS = 200

/** @param library of this database; afterwards it has the last of the sizes */
export async function benchLibrary(
  db: Database,
  library: Library,
  sizes: readonly number[],
): Promise<void> {
  for (const size of sizes) {
    await library.growTo(size)
    console.log(`\nLibrary of ${size.toLocaleString('en')} scams (baseline: select 1)`)
    await measureLists(db, library)
    await measureEntries(db)
    console.log(row('baseline: select 1', await measure(RUNS, () => db.execute(sql`select 1`))))
  }
}

async function measureLists(db: Database, { words }: Library): Promise<void> {
  const word = (rank: number) => words[rank] ?? ''
  const cases: [what: string, search: string, page?: number][] = [
    ['default list', ''],
    ['default list, page 1,000', '', 1000],
    ['risk level', 'risk=critical'],
    ['every status', 'status=all'],
    ['every status, page 1,000', 'status=all', 1000],
    ['category', 'category=job'],
    ['all three filters', 'risk=low&status=inactive&category=romance'],
    ['search: very common word', `q=${word(20)}`],
    ['search: common word', `q=${word(300)}`],
    ['search: common word, page 5', `q=${word(300)}`, 5],
    ['search: uncommon word', `q=${word(3000)}`],
    ['search: rare word', `q=${word(29_000)}`],
    ['search: no hit', 'q=nosuchword'],
    ['search: words with synonyms', 'q=apartment+deposit'],
    ['search: a typing error', 'q=delivry'],
    ['search: three words, one nowhere', `q=${[300, 3000].map(word).join('+')}+nosuchword`],
    ['search: two letters', 'q=ba'],
    ['search: two letters, no hit', 'q=qx'],
    ['search: five words, no hit', `q=${[20, 50, 100, 300, 3000].map(word).join('+')}+nosuch`],
  ]
  for (const [what, search, page = 1] of cases) {
    const filters = readFilters(new URLSearchParams(search))
    const { total, totalIsCapped } = await listScams(db, { filters, page, locale: 'en' })
    const found = `${totalIsCapped ? '> ' : ''}${total.toLocaleString('en')}`
    const figures = await measure(RUNS, () => listScams(db, { filters, page, locale: 'en' }))
    console.log(row(`${what} (${found})`, figures))
  }
}

async function measureEntries(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from scams order by md5(id::text) limit ${RUNS}`,
  )
  const entries = await Promise.all(rows.map(({ id }) => findScam(db, id, 'en')))
  const scams = entries.filter((scam) => scam !== null)
  const any = (run: number) => scams[run % scams.length] as (typeof scams)[number]
  console.log(row('detail', await measure(RUNS, (run) => findScam(db, any(run).id, 'en'))))
  console.log(row('related', await measure(RUNS, (run) => findRelated(db, any(run), 'en'))))
}
