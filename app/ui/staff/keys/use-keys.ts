import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { areKeysOn } from './keys-choice.ts'

/** Where a sign that is typed belongs to the field. */
const FIELDS = 'input, textarea, select, [contenteditable]'

/** What is marked so can be walked along with j and k. */
const ROWS = '[data-row]'
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

/**
 * Lets a single key press the control that names it in `aria-keyshortcuts`: in the dialog on top, or where none is open on the
 * page. Where nothing names j and k, they walk along what is marked as a row. No key does anything in a field, with Ctrl, Alt
 * or Cmd, while the screen waits for the server, or where keys are turned off. One that is held down presses once.
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

/** The row so many steps from the one that has the focus; from none, the first or the last. */
function rowAfter(rows: readonly HTMLElement[], step: number): HTMLElement | undefined {
  const at = rows.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return rows.at(step > 0 ? 0 : -1)
  return rows[at + step]
}

/** A key by its sign, or by its place where the keyboard writes other letters than Latin ones, as an Arabic one does. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  if (/^[a-z?]$/i.test(key)) return key.toLowerCase()
  if (code === 'Slash' && shiftKey) return '?'
  return key.length === 1 ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined
}
