/** Interactions with a library entry. A view is recorded when the entry is opened. */
export const INTERACTION_TYPES = ['view', 'helpful', 'experienced', 'know_someone'] as const

export type InteractionType = (typeof INTERACTION_TYPES)[number]
