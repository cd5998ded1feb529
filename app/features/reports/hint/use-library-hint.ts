import { useEffect, useState } from 'react'
import { LIMITS } from '#app/domain/limits.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { useLocale } from '#app/i18n/use-text.tsx'
import { HINT_PATH, type LibraryHint } from './library-hint.ts'

/** Asks the library for what is being reported, once the visitor has paused. Null while nothing is known. */
export function useLibraryHint(title: string, description: string): LibraryHint | null {
  const lang = useLocale()
  const [hint, setHint] = useState<LibraryHint | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      if (title.trim() || description.trim()) {
        setHint(await ask({ title, description, lang }, stop.signal))
      }
    }, LIMITS.hintDebounce)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [title, description, lang])
  return hint
}

async function ask(
  asked: { title: string; description: string; lang: Locale },
  signal: AbortSignal,
): Promise<LibraryHint | null> {
  try {
    const answer = await fetch(HINT_PATH, {
      method: 'POST',
      body: new URLSearchParams(asked),
      signal,
    })
    return answer.ok ? ((await answer.json()) as LibraryHint | null) : null
  } catch {
    return null
  }
}
