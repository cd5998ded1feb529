/**
 * Loads the script that looks up what is described in the library (`library-hint-script.ts`), once something is. Without
 * it the form works.
 */
export async function loadLibraryHint(region: HTMLElement): Promise<void> {
  const isEmpty = [...region.querySelectorAll('textarea')].every(({ value }) => !value)
  if (isEmpty) await new Promise((done) => region.addEventListener('input', done, { once: true }))
  const address = region.querySelector<HTMLElement>('[data-hint]')?.dataset.hint
  // oxlint-disable-next-line no-unsanitized/method -- the server wrote the address
  const { default: show } = await import(/* @vite-ignore */ address ?? '')
  show(region)
}
