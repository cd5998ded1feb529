import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { isGenerativeAiError, isOutage } from '#app/platform/generative-ai/generative-ai.server.ts'
import { consume } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'

const HOURLY_FAILED = { places: LIMITS.failedChecksPerWindow, windowMs: LIMITS.checkWindow }

/**
 * Returns the result of a check that was paid for with a place in a rate limit. Null if it failed: then the
 * error is logged and the place is given back.
 */
export async function resultOrRefund<T>(
  app: App,
  visitor: Visitor,
  check: Promise<T>,
  giveBack: () => Promise<void>,
): Promise<T | null> {
  try {
    return await check
  } catch (err) {
    if (!isGenerativeAiError(err)) app.log.error({ err }, 'a check could not be finished')
    if (await isRefunded(app, visitor, err)) await giveBack()
    return null
  }
}

/** A model's refusal or an aborted request is billed, so such refunds are limited per visitor. */
async function isRefunded({ db }: App, visitor: Visitor, fault: unknown): Promise<boolean> {
  if (!isGenerativeAiError(fault) || isOutage(fault)) return true
  return (await consume(db, `check-failed:${visitor.ipHash}`, HOURLY_FAILED)) !== null
}
