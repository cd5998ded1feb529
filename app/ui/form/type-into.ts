/** Puts a text into a field of a form by its name, see `enter`. */
export function typeInto(form: HTMLFormElement, name: string, text: string): void {
  enter(form.elements.namedItem(name) as HTMLInputElement, text)
}

/** Puts a text into a field, so that whatever follows its text is told. */
export function enter(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  if (control.value === text) return
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
