import { useEffect, useRef } from 'react'

const TYPING_PAUSE_MS = 300

/** Debounces: runs the last callback after a pause, unless the component was unmounted. */
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
