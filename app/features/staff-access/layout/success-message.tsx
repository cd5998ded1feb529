import { useSearchParams } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

/** URL parameter that names a completed action. */
const DONE = 'done'

/** Adds a completed action to a URL. */
export function withSuccess(address: string, deed: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${DONE}=${deed}`
}

/** Returns the completed action in the URL. Not validated. */
export function useSuccess(): string | null {
  return useSearchParams()[0].get(DONE)
}

/**
 * Confirms the action in the URL, above a list and always in view.
 * @param words messages by action
 */
export function SuccessMessage({ words }: { words: Readonly<Record<string, string>> }) {
  const deed = useSuccess()
  return (
    <p role="status" className="sticky top-20 z-10 low:static mx-auto w-fit rounded-md md:top-4">
      {deed !== null && Object.hasOwn(words, deed) && (
        <span className="mt-4 flex items-center gap-2 rounded-md border border-line-strong bg-raised px-4 py-2 font-semibold text-safe shadow-raised">
          <Icon name="check" />
          {words[deed]}
        </span>
      )}
    </p>
  )
}
