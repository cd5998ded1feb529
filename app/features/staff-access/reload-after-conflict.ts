import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Who was second must see what the first one wrote: a screen's `shouldRevalidate`. */
export function reloadAfterConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}
