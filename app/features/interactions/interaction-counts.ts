import { INTERACTION_TYPES, type InteractionType } from '#app/domain/interaction-type.ts'

/** How many visitors there are of each kind. */
export type InteractionCounts = Readonly<Record<InteractionType, number>>

/** What a detail page knows of its entry's interactions: the counts, and what this visitor has done. */
export type Interactions = { counts: InteractionCounts; done: readonly InteractionType[] }

export const NO_INTERACTIONS: InteractionCounts = {
  view: 0,
  helpful: 0,
  experienced: 0,
  know_someone: 0,
}

/** What visitors say with a button, in the order of the buttons. */
export const BUTTON_TYPES = ['helpful', 'experienced', 'know_someone'] as const

export type ButtonType = (typeof BUTTON_TYPES)[number]

/** Where the buttons are on the page of an entry: a form that was sent without script leads back there. */
export const INTERACTIONS_ID = 'interactions'

/**
 * The later of two states. Counts rise while a page is open, so of two answers that overtook each other the higher
 * number is the later one.
 */
export function laterCounts(
  one: InteractionCounts,
  other: Partial<InteractionCounts>,
): InteractionCounts {
  const later = (type: InteractionType) => [type, Math.max(one[type], other[type] ?? 0)] as const
  return Object.fromEntries(INTERACTION_TYPES.map(later)) as InteractionCounts
}

/** Where the counts of an entry are read live (GET), and where a page's script records an interaction (POST). */
export function liveCountsPath(scamId: string): string {
  return `/api/live/scams/${scamId}`
}
