import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** One row per check. The pasted text is encrypted, the visitor is a keyed hash. */
export const scamChecks = pgTable(
  'scam_checks',
  {
    id: id(),
    type: text('type').notNull(),
    contentEncrypted: text('content_encrypted').notNull(),
    result: text('result').notNull(),
    /**
     * The outcome in the heading: `scam` belongs to the result `scam`, the others to `safe`. Null in rows
     * from before there were three outcomes.
     */
    outcome: text('outcome'),
    confidence: smallint('confidence').notNull(),
    /** A code, like `recommendation`; null if safe. Free text of a model is stored as the code `own-words`. */
    scamType: text('scam_type'),
    /** Finding codes without spans and words, because quotations are content, and content is encrypted. */
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
 * LSH index for near-duplicates: every text has 16 bands of its MinHash signature, and texts that share two
 * or more bands are near-duplicates (word Jaccard similarity of 0.7 or more, docs/decisions/0005).
 */
export const similarityBuckets = pgTable(
  'similarity_bands',
  {
    band: bigint('band', { mode: 'bigint' }).notNull(),
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** The visitor of an unsafe check, so that each visitor counts once; null for library entries and reports. */
    visitor: text('visitor'),
  },
  (table) => [
    check('similarity_bands_kind', sql`${table.kind} in ('scam', 'report', 'check')`),
    index('similarity_bands_lookup').on(table.band, table.kind, table.subjectId, table.visitor),
    index('similarity_bands_subject').on(table.subjectId),
  ],
)
