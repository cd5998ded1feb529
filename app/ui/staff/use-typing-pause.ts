import { useEffect, useRef } from 'react'

const TYPING_PAUSE_MS = 300

/** Runs what it was given last once typing pauses, unless the piece of screen is gone by then. */
export function useTypingPause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    cancel,
    before(action: () => void) {
      cancel()
      timer.current = setTimeout(action, TYPING_PAUSE_MS)
    },
  }
}
