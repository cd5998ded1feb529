/** Copies the receipt code to the clipboard and reports the result. */
export function copyReceipt(region: HTMLElement): void {
  region.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]')
    const said = button?.parentElement?.querySelector<HTMLElement>('[role=status]')
    if (!button || !said) return
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '')
      said.textContent = said.dataset.copied ?? ''
    } catch {
      said.textContent = said.dataset.notCopied ?? ''
    }
  })
}
