import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, searchWords, time, updatedAt } from './columns.ts'

/** Categories of the library. Their names are messages of the interface. */
export const categories = pgTable('categories', {
  id: id(),
  slug: text('slug').notNull().unique(),
})

/** When an active entry was published: when it became active, or when it was added if it was active then. */
export const publishedAt = (scam: Record<'activatedAt' | 'createdAt', unknown>) =>
  sql`coalesce(${scam.activatedAt}, ${scam.createdAt})`

/**
 * Library entries. Their texts are in `scam_texts`. `slug` is set for seeded entries only, so that seeding
 * twice adds nothing.
 */
export const scams = pgTable(
  'scams',
  {
    id: id(),
    slug: text('slug').unique(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    riskLevel: text('risk_level').notNull(),
    status: text('status').notNull(),
    /** The scam types of the analyzer that this entry covers. The checker uses them to find similar entries. */
    scamTypes: text('scam_types').array().notNull().default([]),
    evidenceImages: text('evidence_images').array().notNull().default([]),
    reportedCount: integer('reported_count').notNull().default(0),
    /** Titles and descriptions in all languages, normalised for search by the app: see `searchTextOf`. */
    searchText: text('search_text').notNull().default(''),
    /** Words of all texts for full-text search, written by the app: see `searchWordsOf`; null until then. */
    searchWords: searchWords('search_words'),
    /** When it became active for the first time. Null if that was when it was added, or if it never was. */
    activatedAt: time('activated_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('scams_risk_level', sql`${table.riskLevel} in ('low', 'medium', 'high', 'critical')`),
    check('scams_status', sql`${table.status} in ('active', 'inactive', 'under_investigation')`),
    index('scams_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('scams_by_status').on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('scams_by_publication').on(table.status, publishedAt(table)),
    index('scams_by_category').on(
      table.categoryId,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('scams_by_risk').on(
      table.riskLevel,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('scams_by_category_and_risk').on(
      table.categoryId,
      table.riskLevel,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('scams_by_evidence').using('gin', table.evidenceImages),
    index('scams_by_words').using('gin', table.searchWords),
    index('scams_without_words').on(table.id).where(sql`${table.searchWords} is null`),
  ],
)

/**
 * The texts of an entry, one row per language with a complete translation. Every entry has English, which is
 * shown with a notice in languages without a row.
 */
export const scamTexts = pgTable(
  'scam_texts',
  {
    scamId: uuid('scam_id')
      .notNull()
      .references(() => scams.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    preventionTips: text('prevention_tips').array().notNull().default([]),
    indicators: text('indicators').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.scamId, table.locale] })],
)

/**
 * Number of entries by status, category and risk level, updated by the writes that change it, so that
 * counting takes the same time at any library size.
 */
export const scamTallies = pgTable(
  'scam_tallies',
  {
    status: text('status').notNull(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    riskLevel: text('risk_level').notNull(),
    entries: integer('entries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.status, table.categoryId, table.riskLevel] })],
)

/** Number of entries per scam type of the analyzer, updated by the writes that change it. */
export const scamTypeTallies = pgTable('scam_type_tallies', {
  scamType: text('scam_type').primaryKey(),
  entries: integer('entries').notNull(),
})

/** Number of visitors per kind of interaction, updated by the statement that records one. */
export const scamInteractionCounts = pgTable(
  'scam_interaction_counts',
  {
    scamId: uuid('scam_id')
      .notNull()
      .references(() => scams.id, { onDelete: 'cascade' }),
    interactionType: text('interaction_type').notNull(),
    visitors: integer('visitors').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scamId, table.interactionType] })],
)

/** Interactions, one per visitor and kind, as the primary key enforces. */
export const scamInteractions = pgTable(
  'scam_interactions',
  {
    scamId: uuid('scam_id')
      .notNull()
      .references(() => scams.id, { onDelete: 'cascade' }),
    userIpHash: text('user_ip_hash').notNull(),
    interactionType: text('interaction_type').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scamId, table.userIpHash, table.interactionType] }),
    index('scam_interactions_oldest').on(table.createdAt),
    check(
      'scam_interactions_type',
      sql`${table.interactionType} in ('view', 'helpful', 'experienced', 'know_someone')`,
    ),
  ],
)
