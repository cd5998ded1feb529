import { useEffect, useRef, useState } from 'react'
import { useBlocker, useNavigation } from 'react-router'
import { STAFF_PATHS } from '../staff-paths.ts'

/**
 * Asks before what was typed into a form is lost by leaving. Give `markChanged` to the form's `onInput`, and
 * `markSent` to its `onSubmit`. Where the end of the session would lead to the sign-in screen nothing is asked: the
 * form stays, and `isSignedOut` says so.
 */
export function useUnsavedGuard(question: string) {
  const [isChanged, setChanged] = useState(false)
  const isSending = useRef(false)
  const { state } = useNavigation()

  const blocker = useBlocker(
    ({ nextLocation }) =>
      isChanged &&
      !isSending.current &&
      (nextLocation.pathname === STAFF_PATHS.login || !window.confirm(question)),
  )

  useEffect(() => {
    if (state === 'idle') isSending.current = false
  }, [state])

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSending.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

  return {
    isChanged,
    isSignedOut: blocker.state === 'blocked' && blocker.location.pathname === STAFF_PATHS.login,
    markChanged: () => setChanged(true),
    markSent: () => {
      isSending.current = true
      blocker.reset?.()
    },
  }
}
