import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { areKeysOn } from './keys-choice.ts'

/** Elements in which typed characters are input. */
const FIELDS = 'input, textarea, select, [contenteditable]'

/** Rows that j and k move between. */
const ROWS = '[data-row]'
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

/**
 * Single-key shortcuts: a key activates the control that names it in `aria-keyshortcuts`, in the top dialog
 * or, if none is open, on the page. Unless assigned, j and k move between rows. Ignored in fields, with Ctrl,
 * Alt or Cmd, during navigation, on key repeat, and when shortcuts are off.
 */
export function useKeys(): void {
  const isWaiting = useNavigation().state !== 'idle'
  const waiting = useRef(isWaiting)
  useLayoutEffect(() => {
    waiting.current = isWaiting
  }, [isWaiting])

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.isComposing || waiting.current || !areKeysOn()) return
      if (event.target instanceof Element && event.target.closest(FIELDS)) return
      const key = keyOf(event)
      if (!key || (event.shiftKey && key !== '?')) return
      const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
      const named = place.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
      const control = [...named].find((one) => one.checkVisibility())
      if (control) {
        event.preventDefault()
        if (!event.repeat) control.click()
        return
      }
      const step = STEPS[key]
      const row = step && rowAfter([...place.querySelectorAll<HTMLElement>(ROWS)], step)
      if (!row) return
      event.preventDefault()
      row.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Returns the row `step` rows from the focused one; without focus the first or last. */
function rowAfter(rows: readonly HTMLElement[], step: number): HTMLElement | undefined {
  const at = rows.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return rows.at(step > 0 ? 0 : -1)
  return rows[at + step]
}

/** Returns a key by its character, or by its position on non-Latin keyboards such as Arabic. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  if (/^[a-z?]$/i.test(key)) return key.toLowerCase()
  if (code === 'Slash' && shiftKey) return '?'
  return key.length === 1 ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined
}
