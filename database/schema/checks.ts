import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** One row a check. What was pasted is encrypted; who pasted it is a keyed hash. */
export const scamChecks = pgTable(
  'scam_checks',
  {
    id: id(),
    type: text('type').notNull(),
    contentEncrypted: text('content_encrypted').notNull(),
    result: text('result').notNull(),
    /** What the heading said: `scam` is the result `scam`, the others are `safe`. Null in rows from before there were three. */
    outcome: text('outcome'),
    confidence: smallint('confidence').notNull(),
    /** A code, as in `recommendation`; null when safe. What a model says in words of its own has one code: `own-words`. */
    scamType: text('scam_type'),
    /** Codes without their places in the text and without words: what quotes the text is content, and content is encrypted. */
    reasons: jsonb('reasons').$type<string[]>().notNull(),
    recommendation: text('recommendation').notNull(),
    warningLevel: text('warning_level').notNull(),
    analyzer: text('analyzer').notNull(),
    userIpHash: text('user_ip_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('scam_checks_type', sql`${table.type} in ('message', 'email', 'website')`),
    check('scam_checks_result', sql`${table.result} in ('safe', 'scam')`),
    check('scam_checks_outcome', sql`${table.outcome} in ('scam', 'unsure', 'safe')`),
    index('scam_checks_oldest').on(table.createdAt),
  ],
)

/**
 * The index by which texts that resemble each other are found: every text has 16 bands of its MinHash signature, and
 * texts that share two or more are near-duplicates (word Jaccard of 0.7 and more, docs/decisions/0005).
 */
export const similarityBuckets = pgTable(
  'similarity_bands',
  {
    band: bigint('band', { mode: 'bigint' }).notNull(),
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Whose unsafe check it was, so that one visitor counts once; null for library entries and reports. */
    visitor: text('visitor'),
  },
  (table) => [
    check('similarity_bands_kind', sql`${table.kind} in ('scam', 'report', 'check')`),
    index('similarity_bands_lookup').on(table.band, table.kind, table.subjectId, table.visitor),
    index('similarity_bands_subject').on(table.subjectId),
  ],
)
