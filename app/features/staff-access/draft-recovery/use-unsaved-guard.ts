import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { FAILURE, STAFF_PATHS } from '../staff-paths.ts'

/** State of the input: saved, submitted, or changed since. */
type Unsaved = 'nothing' | 'sent' | 'typed'

/**
 * Asks before unsaved input is lost by leaving, also during submission. Pass `markChanged` to the form's
 * `onInput` and `markSent` to its `onSubmit`. If leaving is caused by an expired session or a database
 * outage, it is blocked without asking, and `held` gives the reason.
 * @param wasTyped whether the form starts with unsaved input
 * @param saved changes with every save, for a form that stays open
 */
export function useUnsavedGuard(
  question: string,
  { wasTyped, saved = null }: { wasTyped: boolean; saved?: string | null },
) {
  const [unsaved, setUnsaved] = useState<Unsaved>(wasTyped ? 'typed' : 'nothing')
  const [lastSaved, setLastSaved] = useState(saved)
  const isSubmission = useRef(false)
  const isChanged = unsaved !== 'nothing'

  if (saved !== lastSaved) {
    setLastSaved(saved)
    if (saved && unsaved === 'sent') setUnsaved('nothing')
  }

  const blocker = useBlocker(({ nextLocation }) => {
    if (isSubmission.current) {
      isSubmission.current = false
      return false
    }
    return isChanged && (nextLocation.pathname === STAFF_PATHS.login || !window.confirm(question))
  })

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

  return {
    isChanged,
    held: blocker.state === 'blocked' ? whyHeld(blocker.location) : null,
    markChanged: () => setUnsaved('typed'),
    markSent: () => {
      isSubmission.current = true
      setUnsaved((before) => (before === 'nothing' ? before : 'sent'))
      blocker.reset?.()
    },
  }
}

/** Why the router navigates to the sign-in screen, if it does. */
export type BlockedReason = 'over' | 'unreadable'

function whyHeld({ pathname, search }: { pathname: string; search: string }): BlockedReason | null {
  if (pathname !== STAFF_PATHS.login) return null
  return new URLSearchParams(search).has(FAILURE) ? 'unreadable' : 'over'
}
