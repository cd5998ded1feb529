/** Sets a field's value by name, see `setInputValue`. */
export function setFieldValue(form: HTMLFormElement, name: string, text: string): void {
  setInputValue(form.elements.namedItem(name) as HTMLInputElement, text)
}

/** Sets an input's value and dispatches its events. */
export function setInputValue(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  if (control.value === text) return
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
