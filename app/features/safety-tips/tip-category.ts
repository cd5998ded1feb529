import { oneOf } from '#app/domain/one-of.ts'

/** The topics of the safety tips, in the order of their tabs. */
export const TIP_CATEGORIES = ['banking', 'government', 'shopping', 'social', 'personal'] as const

export type TipCategory = (typeof TIP_CATEGORIES)[number]

/** A tab: one topic, or all of them. */
export type TipTab = 'all' | TipCategory

export const TIP_TABS = ['all', ...TIP_CATEGORIES] as const satisfies readonly TipTab[]

/** The tab that an address names; whatever is no topic shows them all. */
export function readTipTab(query: URLSearchParams): TipTab {
  return oneOf(TIP_CATEGORIES, query.get('category')) ?? 'all'
}

/** The address of a tab, without a language. */
export function tipTabPath(tab: TipTab): string {
  return tab === 'all' ? '/safety-tips' : `/safety-tips?category=${tab}`
}
