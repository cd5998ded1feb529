/** Where someone is typing: a field, by its name, and what is selected in it, where its type lets that be known. */
export type Caret = { name: string; start: number | null; end: number | null }

/** Where someone is typing in a form, or null. */
export function getCaret(form: HTMLFormElement): Caret | null {
  const field = document.activeElement
  if (!isTyped(field) || field.form !== form) return null
  return { name: field.name, start: field.selectionStart, end: field.selectionEnd }
}

/** Lets someone type on in a form, in the field of that name. */
export function setCaret(form: HTMLFormElement, { name, start, end }: Caret): void {
  const field = form.elements.namedItem(name)
  if (!isTyped(field)) return
  field.focus()
  if (start !== null) field.setSelectionRange(start, end)
}

function isTyped(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
}
