import type { InteractionType } from '#app/domain/interaction-type.ts'
import { liveCountsPath } from '../interaction-counts.ts'

const PATIENCE_MS = 10_000

/** Sends an interaction. Returns the new count, or null if it could not be recorded. */
export async function sendInteraction(
  scamId: string,
  type: InteractionType,
): Promise<number | null> {
  try {
    const answer = await fetch(liveCountsPath(scamId), {
      method: 'POST',
      body: new URLSearchParams({ type }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.ok ? (await answer.json()).count : null
  } catch {
    return null
  }
}
