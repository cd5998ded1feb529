import { useCallback, useEffect, useState } from 'react'
import { followCounts } from './follow-counts.ts'
import { type InteractionCounts, laterCounts } from './interaction-counts.ts'

/**
 * The counts of an entry as they are now, in this page and in every other.
 * @param scamId stays the same for the life of the component: give it a key
 * @param initial what the page was opened with
 * @returns the counts, and a way to add what the page has learnt by itself
 */
export function useLiveCounts(
  scamId: string,
  initial: InteractionCounts,
): [InteractionCounts, (news: Partial<InteractionCounts>) => void] {
  const [learnt, setLearnt] = useState(initial)
  const learn = useCallback(
    (news: Partial<InteractionCounts>) => setLearnt((known) => laterCounts(known, news)),
    [],
  )
  useEffect(() => followCounts(scamId, learn), [scamId, learn])
  return [laterCounts(learnt, initial), learn]
}
