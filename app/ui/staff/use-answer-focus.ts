import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Takes the focus to what the answer to a form is about: the first field that is to be mended, or else, when the focus
 * went with the button that sent the form, the line that says what came of it.
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
    if (document.activeElement !== document.body) return
    const lines = place.querySelectorAll<HTMLElement>('[role=status], [role=alert]')
    const line = [...lines].find(({ textContent }) => textContent)
    line?.setAttribute('tabindex', '-1')
    line?.focus()
  }, [state, formMethod])
}
