import { useEffect, useRef, useState } from 'react'
import { useBlocker, useNavigation } from 'react-router'

/**
 * Asks before what was typed into a form is lost by leaving. Give `markChanged` to the form's `onInput`, and
 * `markSent` to its `onSubmit`.
 */
export function useUnsavedGuard(question: string) {
  const [isChanged, setChanged] = useState(false)
  const isSending = useRef(false)
  const { state } = useNavigation()

  useBlocker(() => isChanged && !isSending.current && !window.confirm(question))

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
    markChanged: () => setChanged(true),
    markSent: () => {
      isSending.current = true
    },
  }
}
