import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ownPath, STAFF_PATHS, withNext } from '../staff-paths.ts'
import { createSessionRefresher, type SessionStatus } from './session-refresh.ts'

/**
 * Keeps the session alive while the page is visible, and navigates to sign-in when it has expired.
 * @param secondsLeft as last reported by the server
 */
export function useSessionRefresh(secondsLeft: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    const refresher = createSessionRefresher({
      now: () => performance.now(),
      after(ms, call) {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
      ask: askServer,
      onOver() {
        const { pathname, search } = window.location
        navigate(withNext(STAFF_PATHS.login, ownPath(pathname + search)), { replace: true })
      },
    })
    const look = () => {
      if (document.visibilityState === 'hidden') refresher.stop()
      else refresher.resume()
    }
    if (document.visibilityState === 'visible') refresher.start(secondsLeft)
    document.addEventListener('visibilitychange', look)
    return () => {
      refresher.stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [navigate, secondsLeft])
}

async function askServer(): Promise<SessionStatus> {
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
