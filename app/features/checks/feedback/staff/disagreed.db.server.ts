import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Outcome } from '#analyzer'
import type { ContentType } from '#app/domain/content-type.ts'
import type { RiskLevel } from '#app/domain/risk-level.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { scamChecks } from '#database/schema/checks.ts'
import { checkAnswers, checkLabels } from '#database/schema/feedback.ts'
import type { Label } from '../answer.ts'

const CHECKS_PER_PAGE = 20
/** No list of the corpus numbers more. */
const MAX_EXPORTED = 9999

/** The checks that visitors disagreed with, each with its label. No other check is opened to staff. */
function disagreed(db: Queries) {
  return db
    .select({
      id: scamChecks.id,
      type: sql<ContentType>`${scamChecks.type}`,
      outcome: sql<Outcome>`coalesce(${scamChecks.outcome}, ${scamChecks.result})`,
      confidence: scamChecks.confidence,
      scamType: scamChecks.scamType,
      warningLevel: sql<RiskLevel>`${scamChecks.warningLevel}`,
      reasons: scamChecks.reasons,
      analyzer: scamChecks.analyzer,
      locale: sql<Locale>`${checkAnswers.locale}`,
      label: sql<Label | null>`${checkLabels.label}`,
      createdAt: scamChecks.createdAt,
    })
    .from(checkAnswers)
    .innerJoin(scamChecks, eq(scamChecks.id, checkAnswers.checkId))
    .leftJoin(checkLabels, eq(checkLabels.checkId, checkAnswers.checkId))
}

const IS_DISAGREED = sql`${checkAnswers.answer} = 'no'`

/** A check that a visitor disagreed with, without its text. */
export type DisagreedCheck = Awaited<ReturnType<typeof disagreed>>[number]

/**
 * One page of them, newest first: ids are in the order of time.
 * @param before only checks older than the one with this id; null from the newest on
 * @returns `next` is where the next page begins; null on the last
 */
export async function listDisagreed(db: Queries, before: string | null) {
  const rows = await disagreed(db)
    .where(and(IS_DISAGREED, before ? lt(checkAnswers.checkId, before) : undefined))
    .orderBy(desc(checkAnswers.checkId))
    .limit(CHECKS_PER_PAGE + 1)
  const checks = rows.slice(0, CHECKS_PER_PAGE)
  return { checks, next: rows.length > CHECKS_PER_PAGE ? (checks.at(-1)?.id ?? null) : null }
}

/** One of them, or null. */
export async function findDisagreed(db: Queries, id: string): Promise<DisagreedCheck | null> {
  const [check] = await disagreed(db).where(and(IS_DISAGREED, eq(checkAnswers.checkId, id)))
  return check ?? null
}

/** As `findDisagreed`; whoever else wants it so, and retention, waits until the transaction is over. */
export async function lockDisagreed(
  transaction: Queries,
  id: string,
): Promise<DisagreedCheck | null> {
  await transaction
    .select({ id: scamChecks.id })
    .from(scamChecks)
    .where(eq(scamChecks.id, id))
    .for('update')
  return findDisagreed(transaction, id)
}

/** The text of a check, sealed. */
export async function sealedTextOf(db: Queries, id: string): Promise<string | null> {
  const [check] = await db
    .select({ sealed: scamChecks.contentEncrypted })
    .from(scamChecks)
    .where(eq(scamChecks.id, id))
  return check?.sealed ?? null
}

/** Sets the label of a check in place of an earlier one. */
export async function setLabel(transaction: Queries, id: string, label: Label): Promise<void> {
  await transaction
    .insert(checkLabels)
    .values({ checkId: id, label })
    .onConflictDoUpdate({
      target: checkLabels.checkId,
      set: { label, updatedAt: sql`now()` },
    })
}

/** The checks that staff could label, oldest first, with their sealed texts. */
export async function labelled(db: Queries) {
  return db
    .select({
      id: scamChecks.id,
      type: sql<ContentType>`${scamChecks.type}`,
      scamType: scamChecks.scamType,
      sealed: scamChecks.contentEncrypted,
      label: sql<Label>`${checkLabels.label}`,
    })
    .from(checkLabels)
    .innerJoin(scamChecks, eq(scamChecks.id, checkLabels.checkId))
    .where(sql`${checkLabels.label} <> 'unknown'`)
    .orderBy(checkLabels.checkId)
    .limit(MAX_EXPORTED)
}
