import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time, updatedAt } from './columns.ts'
import { categories, scams } from './scams.ts'

/**
 * Reports of visitors. Contact details are encrypted. The reports of a person are found by keyed hashes of
 * email and receipt.
 */
export const reportedScams = pgTable(
  'reported_scams',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    emailEncrypted: text('email_encrypted'),
    emailHash: text('email_hash'),
    phoneEncrypted: text('phone_encrypted'),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    /** Paths in the bucket scam-reports. */
    evidenceImages: text('evidence_images').array().notNull().default([]),
    status: text('status').notNull().default('pending'),
    /** The library entry created from an approved report, or the entry it was merged into. */
    scamId: uuid('scam_id').references(() => scams.id, { onDelete: 'set null' }),
    /** Keyed hash of the receipt code, with which the reporter queries the status. */
    receiptHash: text('receipt_hash').notNull().unique(),
    /** Keyed hash of the reporter; null when it is no longer needed. */
    userIpHash: text('user_ip_hash'),
    /** Time of consent to be contacted; null without contact details or after withdrawal. */
    consentedAt: time('consented_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('reported_scams_status', sql`${table.status} in ('pending', 'approved', 'rejected')`),
    index('reported_scams_newest').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reported_scams_by_status').on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reported_scams_by_email').on(table.emailHash),
    /* What retention looks for every hour, which is nearly always nothing: see `retention.db.server.ts`. */
    index('reported_scams_with_reporter')
      .on(table.createdAt)
      .where(
        sql`${table.emailEncrypted} is not null or ${table.phoneEncrypted} is not null or ${table.userIpHash} is not null`,
      ),
    index('reported_scams_rejected_with_traces')
      .on(table.updatedAt)
      .where(
        sql`${table.status} = 'rejected' and (cardinality(${table.evidenceImages}) > 0 or ${table.emailEncrypted} is not null or ${table.phoneEncrypted} is not null)`,
      ),
    index('reported_scams_approved_with_traces')
      .on(table.updatedAt)
      .where(
        sql`${table.status} = 'approved' and (cardinality(${table.evidenceImages}) > 0 or ${table.emailEncrypted} is not null or ${table.phoneEncrypted} is not null)`,
      ),
    index('reported_scams_with_images')
      .on(table.createdAt)
      .where(sql`cardinality(${table.evidenceImages}) > 0`),
    index('reported_scams_by_scam').on(table.scamId),
    index('reported_scams_by_evidence').using('gin', table.evidenceImages),
  ],
)
