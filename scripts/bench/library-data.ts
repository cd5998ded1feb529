/**
 * Generates library entries in bulk with a Zipf word distribution: the k-th word is 1/k as frequent as the
 * first.
 */
import { CATEGORY_SLUGS } from '#app/domain/category.ts'
import { type ScamText, textsOf } from '#app/features/scams/language/in-language.ts'
import { insertCategories } from '#app/features/scams/scams.db.server.ts'
import { searchWordsOf } from '#app/features/scams/search/entry-words.server.ts'
import { searchTextOf } from '#app/features/scams/search/search-text.ts'
import { bucketsOfText } from '#app/features/similarity/min-hash.ts'
import { TRANSLATIONS } from '#app/i18n/locale.ts'
import type { Database } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { SEED_SCAMS } from '#database/seed/compiled/scams.js'

const VOCABULARY = 30_000
const BATCH = 2_000
const FIRST_DAY = Date.UTC(2016, 0, 1)
const MINUTES_BETWEEN = 5
const SCAM_TYPES = ['delivery', 'bank', 'job', 'crypto', 'police', 'prize', 'tax', 'rent'] as const
const LATIN = { first: 'bcdfghjklmnprstvwyz', second: 'aeiou' }
const ARABIC = { first: 'بتثجحخدرزسشصطعغفقكلمنه', second: 'اويةى' }

export type Library = {
  /** Words by decreasing frequency. */
  words: readonly string[]
  /** Adds entries up to `size`, with their indexes, tallies and statistics. */
  growTo(size: number): Promise<void>
}

/** Creates a library in a migrated, empty database. */
export async function createLibrary(db: Database): Promise<Library> {
  const random = randomNumbers(1)
  const words = vocabulary(random)
  const pick = zipf(words, random)
  const sentence = (length: number) => Array.from({ length }, pick).join(' ')
  const categories = await insertCategories(db)
  let size = 0

  function text(): ScamText {
    return {
      title: sentence(6),
      description: sentence(40 + Math.floor(random() * 80)),
      indicators: Array.from({ length: 4 }, () => sentence(8)),
      preventionTips: Array.from({ length: 4 }, () => sentence(8)),
    }
  }

  function entry(number: number) {
    const category = weighted(CATEGORY_SLUGS, random)
    // Reports are in one language, so every second entry has another language than English.
    const other = number % 2 ? TRANSLATIONS[(number >> 1) % TRANSLATIONS.length] : undefined
    const texts = { en: text(), ...(other && { [other]: text() }) }
    const told = textsOf(texts)
    return {
      id: newId(),
      texts,
      categoryId: categories[category],
      riskLevel: weighted(['high', 'medium', 'critical', 'low'], random),
      status: weighted(['active', 'inactive', 'under_investigation'], random),
      searchText: searchTextOf(...told),
      searchWords: searchWordsOf(texts, category),
      scamType: weighted(SCAM_TYPES, random),
      createdAt: new Date(FIRST_DAY + number * MINUTES_BETWEEN * 60_000),
      bands: told.flatMap(bucketsOfText),
    }
  }

  return {
    words,
    async growTo(wanted) {
      if (size >= wanted) return
      const rebuild = await dropIndexes(db)
      for (; size < wanted; size += BATCH) {
        const batch = Array.from({ length: Math.min(BATCH, wanted - size) }, (_, n) =>
          entry(size + n),
        )
        await insert(db, batch)
      }
      size = wanted
      await rebuild()
      await db.$client.query(`
        truncate scam_tallies;
        insert into scam_tallies
          select status, category_id, risk_level, count(*) from scams group by 1, 2, 3;
        truncate scam_type_tallies;
        insert into scam_type_tallies select unnest(scam_types), count(*) from scams group by 1`)
      await db.$client.query('vacuum analyze scams')
      await db.$client.query('vacuum analyze scam_texts')
      await db.$client.query('vacuum analyze similarity_bands')
    },
  }

  type Entry = ReturnType<typeof entry>

  async function insert(target: Database, entries: readonly Entry[]): Promise<void> {
    const column = <Key extends keyof Entry>(key: Key) => entries.map((row) => row[key])
    await target.$client.query(
      `insert into scams (id, category_id, risk_level, status, search_text,
                          search_words, created_at, updated_at, reported_count, scam_types)
       select id, category, risk, status, search, words::tsvector, created, created, 1, array[type]
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[],
                   $6::text[], $7::timestamptz[], $8::text[])
         as t (id, category, risk, status, search, words, created, type)`,
      [
        column('id'),
        column('categoryId'),
        column('riskLevel'),
        column('status'),
        column('searchText'),
        column('searchWords'),
        column('createdAt'),
        column('scamType'),
      ],
    )
    const rows = entries.flatMap(({ id, texts }) =>
      Object.entries(texts).map(([locale, { preventionTips, ...text }]) => ({
        scam_id: id,
        locale,
        prevention_tips: preventionTips,
        ...text,
      })),
    )
    await target.$client.query(
      `insert into scam_texts (scam_id, locale, title, description, indicators, prevention_tips)
       select scam_id, locale, title, description, indicators, prevention_tips
       from jsonb_to_recordset($1::jsonb) as t (scam_id uuid, locale text, title text, description text,
                                                indicators text[], prevention_tips text[])`,
      [JSON.stringify(rows)],
    )
    await target.$client.query(
      `insert into similarity_bands (band, kind, subject_id)
       select band, 'scam', subject from unnest($1::bigint[], $2::uuid[]) as t (band, subject)`,
      [
        entries.flatMap(({ bands }) => bands.map(String)),
        entries.flatMap(({ id, bands }) => bands.map(() => id)),
      ],
    )
  }
}

/** Drops indexes for a faster bulk load. Returns a function that recreates them. */
async function dropIndexes({ $client }: Database): Promise<() => Promise<void>> {
  const { rows } = await $client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('scams', 'similarity_bands')
       and not exists (select from pg_constraint where conname = indexname)`,
  )
  for (const { name } of rows) await $client.query(`drop index ${name}`)
  return async () => {
    for (const { definition } of rows) await $client.query(definition)
  }
}

/** The words of the seeded library by frequency, then invented ones. */
function vocabulary(random: () => number): string[] {
  const counts = new Map<string, number>()
  for (const { texts } of SEED_SCAMS) {
    const { title, description } = texts.en
    for (const word of `${title} ${description}`.toLowerCase().match(/\p{L}+/gu) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const words = new Set([...counts].sort(([, a], [, b]) => b - a).map(([word]) => word))
  const letter = (letters: string) => letters[Math.floor(random() * letters.length)]
  while (words.size < VOCABULARY) {
    const { first, second } = random() < 0.8 ? LATIN : ARABIC
    const syllables = 2 + Math.floor(random() * 3)
    words.add(
      Array.from(
        { length: syllables },
        () => `${letter(first)}${letter(second)}${random() < 0.4 ? letter(first) : ''}`,
      ).join(''),
    )
  }
  return [...words]
}

/** Returns a sampler in which the k-th item is 1/k as frequent as the first. */
function zipf<Item>(items: readonly Item[], random: () => number): () => Item {
  let sum = 0
  const reach = Float64Array.from(items, (_, place) => (sum += 1 / (place + 1)))
  return () => {
    const mark = random() * sum
    let low = 0
    let high = items.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((reach[middle] as number) < mark) low = middle + 1
      else high = middle
    }
    return items[low] as Item
  }
}

/** Samples with each item half as likely as the one before. */
function weighted<Item>(items: readonly Item[], random: () => number): Item {
  const place = Math.min(Math.floor(-Math.log2(1 - random())), items.length - 1)
  return items[place] as Item
}

/** Mulberry32 (Tommy Ettinger, 2017). Deterministic. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
