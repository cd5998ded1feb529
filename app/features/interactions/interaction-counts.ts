import { INTERACTION_TYPES, type InteractionType } from '#app/domain/interaction-type.ts'

/** Number of visitors per interaction type. */
export type InteractionCounts = Readonly<Record<InteractionType, number>>

/** An entry's counts, and this visitor's interactions. */
export type Interactions = { counts: InteractionCounts; done: readonly InteractionType[] }

export const NO_INTERACTIONS: InteractionCounts = {
  view: 0,
  helpful: 0,
  experienced: 0,
  know_someone: 0,
}

/** Types with a button, in display order. */
export const BUTTON_TYPES = ['helpful', 'experienced', 'know_someone'] as const

export type ButtonType = (typeof BUTTON_TYPES)[number]

/** Id of the buttons, target of the redirect without script. */
export const INTERACTIONS_ID = 'interactions'

/**
 * Merges two states. Counts only increase while a page is open, so of two responses out of order the higher
 * number is newer.
 */
export function laterCounts(
  one: InteractionCounts,
  other: Partial<InteractionCounts>,
): InteractionCounts {
  const later = (type: InteractionType) => [type, Math.max(one[type], other[type] ?? 0)] as const
  return Object.fromEntries(INTERACTION_TYPES.map(later)) as InteractionCounts
}

/** Path for reading live counts (GET) and recording interactions (POST). */
export function liveCountsPath(scamId: string): string {
  return `/api/live/scams/${scamId}`
}
