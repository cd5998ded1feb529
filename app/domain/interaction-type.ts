/** What a visitor may say of a library entry; a view is recorded by opening it. */
export const INTERACTION_TYPES = ['view', 'helpful', 'experienced', 'know_someone'] as const

export type InteractionType = (typeof INTERACTION_TYPES)[number]
