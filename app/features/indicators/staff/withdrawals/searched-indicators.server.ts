import type { Indicator } from '../../indicator.ts'
import { findIndicators } from '../../parse/find-indicators.server.ts'
import { soleIndicator } from '../../parse/sole-indicator.server.ts'

/** Returns the indicators that a pasted text means, in any spelling; none if it names nothing that can be listed. */
export function searchedIndicators(text: string): Indicator[] {
  const sole = soleIndicator({ text })
  const alone = sole && !sole.isEmergency ? sole.indicators : []
  return [...alone, ...findIndicators({ type: 'message', text })].map(({ kind, value }) => ({
    kind,
    value,
  }))
}
