import { oneOf } from '#app/domain/one-of.ts'

/** Topics in tab order. */
export const TIP_CATEGORIES = ['banking', 'government', 'shopping', 'social', 'personal'] as const

export type TipCategory = (typeof TIP_CATEGORIES)[number]

/** A tab: one topic or all. */
export type TipTab = 'all' | TipCategory

export const TIP_TABS = ['all', ...TIP_CATEGORIES] as const satisfies readonly TipTab[]

/** Returns the tab in a URL; all for unknown topics. */
export function readTipTab(query: URLSearchParams): TipTab {
  return oneOf(TIP_CATEGORIES, query.get('category')) ?? 'all'
}

/** Returns the path of a tab without language. */
export function tipTabPath(tab: TipTab): string {
  return tab === 'all' ? '/safety-tips' : `/safety-tips?category=${tab}`
}
