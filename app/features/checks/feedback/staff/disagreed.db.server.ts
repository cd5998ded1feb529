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
/** Maximum number in a list of the corpus. */
const MAX_EXPORTED = 9999

/** Checks with disagreement and their labels. Staff cannot open any other check. */
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

/** A check with disagreement, without its text. */
export type DisagreedCheck = Awaited<ReturnType<typeof disagreed>>[number]

/**
 * Returns one page, newest first (ids are ordered by time).
 * @param before only checks older than the one with this id; null for the first page
 * @returns `next` is the start of the next page; null on the last
 */
export async function listDisagreed(db: Queries, before: string | null) {
  const rows = await disagreed(db)
    .where(and(IS_DISAGREED, before ? lt(checkAnswers.checkId, before) : undefined))
    .orderBy(desc(checkAnswers.checkId))
    .limit(CHECKS_PER_PAGE + 1)
  const checks = rows.slice(0, CHECKS_PER_PAGE)
  return { checks, next: rows.length > CHECKS_PER_PAGE ? (checks.at(-1)?.id ?? null) : null }
}

/** Returns one of them, or null. */
export async function findDisagreed(db: Queries, id: string): Promise<DisagreedCheck | null> {
  const [check] = await disagreed(db).where(and(IS_DISAGREED, eq(checkAnswers.checkId, id)))
  return check ?? null
}

/** Like `findDisagreed`, with a row lock against other editors and retention. */
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

/** Returns the encrypted text of a check. */
export async function sealedTextOf(db: Queries, id: string): Promise<string | null> {
  const [check] = await db
    .select({ sealed: scamChecks.contentEncrypted })
    .from(scamChecks)
    .where(eq(scamChecks.id, id))
  return check?.sealed ?? null
}

/** Sets the label of a check, replacing an earlier one. */
export async function setLabel(transaction: Queries, id: string, label: Label): Promise<void> {
  await transaction
    .insert(checkLabels)
    .values({ checkId: id, label })
    .onConflictDoUpdate({
      target: checkLabels.checkId,
      set: { label, updatedAt: sql`now()` },
    })
}

/** Returns the labelled checks, oldest first, with their encrypted texts. */
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
