import type { CheckedItem } from '#app/features/api/check-shapes.server.ts'
import type { Analysis } from '#app/features/checks/analysis.ts'
import {
  analyzeContent,
  type CheckableContent,
  type readContent,
} from '#app/features/checks/analyze-content.server.ts'
import { bucketsOfContent } from '#app/features/checks/check-content.server.ts'
import { countUnstored, storeCheck } from '#app/features/checks/checks.db.server.ts'
import { resultOrRefund } from '#app/features/checks/result-or-refund.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { turnstile } from '#app/platform/process/turnstile.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { type ApiKey, giveBack, type Use } from '../api-key-uses.db.server.ts'
import { failedItem, wordItem } from './word-item.server.ts'

/** Texts of one request that are analyzed at once, so that a request does not take the whole database pool. */
const AT_ONCE = 4

/** A parsed text, or its problem. */
export type ReadItem = ReturnType<typeof readContent>

export type CheckOptions = { key: ApiKey; use: Use; locale: Locale; signal: AbortSignal }

/** Checks the texts of a request, whose use was counted before. Failed ones are given back. */
export function checkItems(
  app: App,
  items: readonly ReadItem[],
  options: CheckOptions,
): Promise<CheckedItem[]> {
  const enter = turnstile(AT_ONCE)
  return Promise.all(items.map((item) => enter(() => checkItem(app, item, options))))
}

async function checkItem(
  app: App,
  item: ReadItem,
  { key, use, locale, signal }: CheckOptions,
): Promise<CheckedItem> {
  if (!item.ok) return failedItem(item.problem)
  const visitor = visitorOfKey(app, key)
  const check = analyzeContent(app, item.value, { locale, signal }).then(async (analysis) => {
    if (key.keepsTexts) await store(app, visitor, item.value, analysis)
    else await countUnstored(app, analysis)
    return analysis
  })
  const analysis = await resultOrRefund(app, visitor, check, () => giveBack(app.db, use, 1))
  return analysis ? wordItem(analysis, locale) : failedItem('analysis-failed')
}

/** A key counts as one visitor, among whose checks nothing is similar. */
function visitorOfKey({ crypto }: App, { id }: ApiKey): Visitor {
  return { ipHash: crypto.fingerprint('api-key', id) }
}

async function store(
  app: App,
  visitor: Visitor,
  { submitted, content }: CheckableContent,
  analysis: Analysis,
): Promise<void> {
  await storeCheck(app, visitor, { ...submitted, analysis, buckets: bucketsOfContent(content) })
}
