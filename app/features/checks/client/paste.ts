import { LIMITS } from '#app/domain/limits.ts'
import { fillPlaceholder } from '#app/ui/form/fill-placeholder.ts'
import { formatNumber } from '#app/ui/form/format-number.ts'
import { CHECK_IDS } from '../form/check-ids.ts'
import { linksIn, withTargets } from './link-targets.ts'

/**
 * Has a formatted text that is pasted bring along where its links lead, which its plain text does not say. It all happens in
 * the page, and Ctrl+Z takes it back.
 */
export function enhancePaste(region: HTMLElement): void {
  const added = () => document.getElementById(CHECK_IDS.added) as HTMLElement
  region.addEventListener('input', () => {
    added().textContent = ''
  })
  region.addEventListener('paste', (event) => {
    const { target, clipboardData } = event
    if (!(target instanceof HTMLTextAreaElement) || !clipboardData) return
    const type = target.form?.elements.namedItem('type') as HTMLInputElement
    if (type.value === 'website') return
    const plain = clipboardData.getData('text/plain')
    const { value, selectionStart, selectionEnd } = target
    const room = LIMITS.checkLength - value.length + selectionEnd - selectionStart - plain.length
    const pasted = withTargets(plain, linksIn(clipboardData.getData('text/html')), room)
    if (pasted.added === 0) return
    event.preventDefault()
    insert(target, pasted.text)
    added().textContent = fillPlaceholder(added().dataset.words, formatNumber(pasted.added))
  })
}

/** As if it was typed: a browser that has no such command for a field puts it in all the same, and can't take it back. */
function insert(field: HTMLTextAreaElement, text: string): void {
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
