import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { FAILURE, STAFF_PATHS } from '../staff-paths.ts'

/** Of what was typed: none since the last save, all is in the form that was sent last, or some is not. */
type Unsaved = 'nothing' | 'sent' | 'typed'

/**
 * Asks before what was typed into a form is lost by leaving, also while it is being saved. Give `markChanged` to the
 * form's `onInput`, and `markSent` to its `onSubmit`. Where the end of the session would lead to the sign-in screen, or
 * the database that cannot be reached, nothing is asked: the form stays, and `held` says why.
 * @param wasTyped whether the form begins with what was typed and not saved
 * @param saved for a form that stays when it is saved: another value after every save
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

/** Why the sign-in screen is where the way leads, if it does. */
export type BlockedReason = 'over' | 'unreadable'

function whyHeld({ pathname, search }: { pathname: string; search: string }): BlockedReason | null {
  if (pathname !== STAFF_PATHS.login) return null
  return new URLSearchParams(search).has(FAILURE) ? 'unreadable' : 'over'
}
