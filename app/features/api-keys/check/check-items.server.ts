import type { CheckedItem } from '#app/features/api/check-shapes.server.ts'
import type { Analysis } from '#app/features/checks/analysis.ts'
import {
  analyzeContent,
  type CheckableContent,
  type readContent,
} from '#app/features/checks/analyze-content.server.ts'
import { bucketsOfContent, givesBack } from '#app/features/checks/check-content.server.ts'
import { countCheck, storeCheck } from '#app/features/checks/checks.db.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { isGenerativeAiError } from '#app/platform/generative-ai/generative-ai.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { ApiKey, Use } from '../api-key-uses.db.server.ts'
import { giveBack } from '../api-key-uses.db.server.ts'
import { failedItem, wordItem } from './word-item.server.ts'

/** Texts of one request that are analyzed at once, so that a request does not take the whole database pool. */
const AT_ONCE = 4

/** A parsed text, or its problem. */
export type ReadItem = ReturnType<typeof readContent>

export type CheckOptions = { key: ApiKey; use: Use; locale: Locale; signal: AbortSignal }

/** Checks the texts of a request, whose use was counted before. Failed ones are given back. */
export async function checkItems(
  app: App,
  items: readonly ReadItem[],
  options: CheckOptions,
): Promise<CheckedItem[]> {
  const checked: CheckedItem[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const some = items.slice(start, start + AT_ONCE)
    checked.push(...(await Promise.all(some.map((item) => checkItem(app, item, options)))))
  }
  return checked
}

async function checkItem(
  app: App,
  item: ReadItem,
  { key, use, locale, signal }: CheckOptions,
): Promise<CheckedItem> {
  if (!item.ok) return failedItem(item.problem)
  const visitor = visitorOfKey(app, key)
  try {
    const analysis = await analyzeContent(app, item.value, { locale, signal })
    if (key.keepsTexts) await store(app, visitor, item.value, analysis)
    else await inTransaction(app.db, (queries) => countCheck(queries, app.clock.now(), analysis))
    return wordItem(analysis, locale)
  } catch (err) {
    if (!isGenerativeAiError(err))
      app.log.error({ err }, 'a check of the API could not be finished')
    if (await givesBack(app, visitor, err)) await giveBack(app.db, use, 1)
    return failedItem('analysis-failed')
  }
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
