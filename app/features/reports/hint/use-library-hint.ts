import { useEffect, useState } from 'react'
import { LIMITS } from '#app/domain/limits.ts'
import { HINT_PATH, type LibraryHint } from './library-hint.ts'

/** Asks the library for what is being reported, once the visitor has paused. Null while nothing is known. */
export function useLibraryHint(title: string, description: string): LibraryHint | null {
  const [hint, setHint] = useState<LibraryHint | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      if (title.trim() || description.trim()) {
        setHint(await ask({ title, description }, stop.signal))
      }
    }, LIMITS.hintDebounce)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [title, description])
  return hint
}

async function ask(
  text: { title: string; description: string },
  signal: AbortSignal,
): Promise<LibraryHint | null> {
  try {
    const answer = await fetch(HINT_PATH, {
      method: 'POST',
      body: new URLSearchParams(text),
      signal,
    })
    return answer.ok ? ((await answer.json()) as LibraryHint | null) : null
  } catch {
    return null
  }
}
