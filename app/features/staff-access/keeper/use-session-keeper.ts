import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ownPath, STAFF_PATHS, towards } from '../staff-paths.ts'
import { createSessionKeeper, type Word } from './session-keeper.ts'

/**
 * Keeps the session alive while the page is in sight, and goes to the sign-in screen when it is over.
 * @param secondsLeft what the server last said
 */
export function useSessionKeeper(secondsLeft: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    const keeper = createSessionKeeper({
      now: () => performance.now(),
      after(ms, call) {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
      ask: askServer,
      onOver() {
        const { pathname, search } = window.location
        navigate(towards(STAFF_PATHS.login, ownPath(pathname + search)), { replace: true })
      },
    })
    const look = () => {
      if (document.visibilityState === 'hidden') keeper.stop()
      else keeper.resume()
    }
    if (document.visibilityState === 'visible') keeper.start(secondsLeft)
    document.addEventListener('visibilitychange', look)
    return () => {
      keeper.stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [navigate, secondsLeft])
}

async function askServer(): Promise<Word> {
  try {
    const answer = await fetch('/api/auth/session', { cache: 'no-store' })
    if (answer.status === 401) return 'over'
    if (!answer.ok) return 'unknown'
    const { expires_in } = (await answer.json()) as { expires_in: number }
    return { secondsLeft: expires_in }
  } catch {
    return 'unknown'
  }
}
