import { LIMITS } from '#app/domain/limits.ts'
import { fillPlaceholder } from '#app/ui/form/fill-placeholder.ts'
import { formatNumber } from '#app/ui/form/format-number.ts'
import { CHECK_IDS } from '../form/check-ids.ts'
import { linksIn, withTargets } from './link-targets.ts'

/**
 * On pasting formatted text, inserts its link targets, which the plain text lacks. Runs in the page only;
 * Ctrl+Z undoes it.
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

/** Inserts as if typed. Browsers without that command insert without undo. */
function insert(field: HTMLTextAreaElement, text: string): void {
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
