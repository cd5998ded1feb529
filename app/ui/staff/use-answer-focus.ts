import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Takes the focus to what the answer to a form is about: the first field that is to be mended, or else the line that
 * says what came of it. The focus of somebody who has gone on to another field stays there. A submit button is disabled
 * while its form is sent, which takes the focus from it only if a frame is drawn before the answer: with and without
 * that frame the focus goes to the line.
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
