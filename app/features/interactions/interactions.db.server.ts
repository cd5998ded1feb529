import { and, eq, inArray, sql } from 'drizzle-orm'
import type { InteractionType } from '#app/domain/interaction-type.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { scamInteractionCounts, scamInteractions, scams } from '#database/schema/scams.ts'
import { type InteractionCounts, type Interactions, NO_INTERACTIONS } from './interaction-counts.ts'

/**
 * Records and counts an interaction in one statement. Waits for an entry that is being deleted.
 * @returns the new count, or null if it already exists or there is no such entry
 */
export async function insertInteraction(
  db: Queries,
  scamId: string,
  { ipHash }: Visitor,
  type: InteractionType,
): Promise<number | null> {
  const { rows } = await db.execute<{ visitors: number }>(sql`
    with recorded as (
      insert into scam_interactions (scam_id, user_ip_hash, interaction_type)
      select id, ${ipHash}, ${type} from scams where id = ${scamId} for key share
      on conflict do nothing
      returning scam_id, interaction_type
    )
    insert into scam_interaction_counts as counted (scam_id, interaction_type, visitors)
    select scam_id, interaction_type, 1 from recorded
    on conflict (scam_id, interaction_type) do update set visitors = counted.visitors + 1
    returning visitors`)
  return rows[0]?.visitors ?? null
}

/** Returns the counts of these entries. Missing entries do not exist. */
export async function countsOf(
  db: Queries,
  scamIds: readonly string[],
): Promise<Map<string, InteractionCounts>> {
  const rows = await db
    .select({
      id: scams.id,
      type: scamInteractionCounts.interactionType,
      visitors: scamInteractionCounts.visitors,
    })
    .from(scams)
    .leftJoin(scamInteractionCounts, eq(scamInteractionCounts.scamId, scams.id))
    .where(inArray(scams.id, [...scamIds]))
  const counts = new Map<string, InteractionCounts>()
  for (const { id, type, visitors } of rows) {
    const known = counts.get(id) ?? NO_INTERACTIONS
    counts.set(id, type ? { ...known, [type]: visitors } : known)
  }
  return counts
}

/** Returns an entry's counts and this visitor's interactions. Both are empty for a missing entry. */
export async function interactionsOf(
  db: Queries,
  scamId: string,
  visitor: Visitor | null,
): Promise<Interactions> {
  const rows = await db
    .select({
      type: sql<InteractionType>`${scamInteractionCounts.interactionType}`,
      visitors: scamInteractionCounts.visitors,
      isDone: sql<boolean>`${scamInteractions.userIpHash} is not null`,
    })
    .from(scamInteractionCounts)
    .leftJoin(
      scamInteractions,
      and(
        eq(scamInteractions.scamId, scamInteractionCounts.scamId),
        eq(scamInteractions.interactionType, scamInteractionCounts.interactionType),
        eq(scamInteractions.userIpHash, visitor?.ipHash ?? ''),
      ),
    )
    .where(eq(scamInteractionCounts.scamId, scamId))
  const counts = Object.fromEntries(rows.map(({ type, visitors }) => [type, visitors]))
  return {
    counts: { ...NO_INTERACTIONS, ...counts },
    done: rows.filter(({ isDone }) => isDone).map(({ type }) => type),
  }
}
