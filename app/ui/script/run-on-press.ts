/**
 * Loads what a pressed button does: the default export of the module at its `data-module` gets the button. If the
 * module cannot be loaded or fails, the status beside the button shows its `data-failed`.
 * @param context returns what else the module gets
 */
export function runOnPress(region: HTMLElement, context?: () => unknown): void {
  region.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-module]')
    if (!button) return
    tellBeside(button)
    try {
      // oxlint-disable-next-line no-unsanitized/method -- the server wrote the address
      const { default: run } = await import(/* @vite-ignore */ button.dataset.module ?? '')
      await run(button, context?.())
    } catch {
      tellBeside(button, button.dataset.failed)
    }
  })
}

/** Shows a text in the status of a button's group. */
export function tellBeside(button: HTMLElement, words = ''): void {
  const status = button.closest('[data-group]')?.querySelector('[role=status]')
  if (status) status.textContent = words
}
