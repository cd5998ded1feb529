/** Puts a text into a field of a form by its name, see `setInputValue`. */
export function setFieldValue(form: HTMLFormElement, name: string, text: string): void {
  setInputValue(form.elements.namedItem(name) as HTMLInputElement, text)
}

/** Puts a text into a field, so that whatever follows its text is told. */
export function setInputValue(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  if (control.value === text) return
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
