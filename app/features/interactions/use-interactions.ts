import { useState } from 'react'
import { LIMITS } from '#app/domain/limits.ts'
import type { Interactions, SaidType } from './interaction-counts.ts'
import { sendInteraction } from './send-interaction.ts'
import { useLiveCounts } from './use-live-counts.ts'

/** How one button stands: can be pressed, is being sent and counts already, or has been recorded. */
export type SaidState = { phase: 'open' | 'sending' | 'recorded'; count: number }

/**
 * What this visitor says of an entry, and how many say it. `latest` is what was recorded last on this page, with the
 * count at that moment: it stays as it is when others say the same.
 */
export function useInteractions(scamId: string, initial: Interactions) {
  const [counts, learn] = useLiveCounts(scamId, initial.counts)
  const [expected, setExpected] = useState<Partial<Record<SaidType, number>>>({})
  const [recorded, setRecorded] = useState<readonly { type: SaidType; count: number }[]>([])

  function stateOf(type: SaidType): SaidState {
    const count = Math.max(counts[type], expected[type] ?? 0)
    const isRecorded = initial.done.includes(type) || recorded.some((said) => said.type === type)
    const phase = expected[type] !== undefined ? 'sending' : isRecorded ? 'recorded' : 'open'
    return { phase, count }
  }

  async function say(type: SaidType): Promise<void> {
    if (stateOf(type).phase !== 'open') return
    setExpected((known) => ({ ...known, [type]: counts[type] + 1 }))
    const locked = new Promise((resolve) => setTimeout(resolve, LIMITS.interactionLock))
    const count = await sendInteraction(scamId, type)
    if (count !== null) {
      learn({ [type]: count })
      setRecorded((known) => [...known, { type, count }])
    }
    await locked
    setExpected(({ [type]: _, ...others }) => others)
  }

  return { stateOf, say, latest: recorded.at(-1) ?? null }
}
