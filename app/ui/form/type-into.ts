/** Puts a text into a field, so that whatever follows its text is told. */
export function typeInto(form: HTMLFormElement, name: string, text: string): void {
  const control = form.elements.namedItem(name) as HTMLInputElement
  if (control.value === text) return
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
