/** The focused field by name, and its selection where the input type supports it. */
export type Caret = { name: string; start: number | null; end: number | null }

/** Returns the caret of a form, or null if no field has focus. */
export function getCaret(form: HTMLFormElement): Caret | null {
  const field = document.activeElement
  if (!isTyped(field) || field.form !== form) return null
  return { name: field.name, start: field.selectionStart, end: field.selectionEnd }
}

/** Restores the focus and selection in the field of that name. */
export function setCaret(form: HTMLFormElement, { name, start, end }: Caret): void {
  const field = form.elements.namedItem(name)
  if (!isTyped(field)) return
  field.focus()
  if (start !== null) field.setSelectionRange(start, end)
}

function isTyped(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
}
