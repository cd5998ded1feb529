import { useSearchParams } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

/** The parameter of an address that says what was just done there. */
const DONE = 'done'

/** An address that says besides what was just done. */
export function withSuccess(address: string, deed: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${DONE}=${deed}`
}

/** What the address says that was just done, as whoever wrote it has it. */
export function useSuccess(): string | null {
  return useSearchParams()[0].get(DONE)
}

/**
 * Says above a list what was just done, if its address tells, in sight wherever the list is scrolled to.
 * @param words by what an address may say
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
