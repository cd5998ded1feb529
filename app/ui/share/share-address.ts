import { fillPlaceholder } from '../form/fill-placeholder.ts'

/**
 * Opens the device's share sheet for the page's URL, or copies it to the clipboard, and reports that beside
 * the button.
 */
export async function shareAddress(button: HTMLElement): Promise<void> {
  const url = window.location.href
  const { title = '', copied = '', failed = '' } = button.dataset
  const status = button.parentElement?.querySelector('[role=status]')
  if (!status) return
  status.textContent = ''
  if (typeof navigator.share === 'function') {
    const shared = await navigator.share({ title, url }).then(
      () => true,
      (fault: unknown) => fault instanceof DOMException && fault.name === 'AbortError',
    )
    if (shared) return
  }
  status.textContent = await copy(url).then(
    () => copied,
    () => fillPlaceholder(failed, url),
  )
}

/** The clipboard is not available on pages without TLS. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
