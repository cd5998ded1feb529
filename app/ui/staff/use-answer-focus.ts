import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * After a form submission moves focus to the first invalid field or else the status message, unless the user
 * has focused another field. A disabled submit button loses focus only if a frame is painted before the
 * response; focus goes to the message in both cases.
 */
export function useAnswerFocus() {
  const { state, formMethod } = useNavigation()
  const isSent = useRef(false)

  useEffect(() => {
    if (formMethod === 'POST') isSent.current = true
    if (state !== 'idle' || !isSent.current) return
    isSent.current = false
    const place = document.querySelector('dialog:modal') ?? document
    const field = place.querySelector<HTMLElement>('[aria-invalid=true]')
    if (field) return field.focus()
    const focused = document.activeElement
    if (focused !== document.body && !focused?.matches('button[type=submit]')) return
    const lines = place.querySelectorAll<HTMLElement>('[role=status], [role=alert]')
    const line = [...lines].find(({ textContent }) => textContent)
    line?.setAttribute('tabindex', '-1')
    line?.focus()
  }, [state, formMethod])
}
