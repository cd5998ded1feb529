/** What is wrong with some fields of a form, by their names: which of the field's problems. */
export type Problems = Readonly<Record<string, string | undefined>>

/**
 * Says at each field of a form what is wrong with it, and in its summary, which takes the focus; clears what was said
 * before. Every word is the server's: a control holds the texts of its problems (`problemTexts`), beside it stands an
 * element `NAME-problem`, and in the form a `ProblemSummary`.
 * @returns whether nothing is wrong
 */
export function showProblems(form: HTMLFormElement, problems: Problems): boolean {
  const found: { name: string; text: string }[] = []
  for (const control of form.querySelectorAll<HTMLElement>('[data-problems]')) {
    const words: Problems = JSON.parse(control.dataset.problems ?? '{}')
    const text = words[problems[control.id] ?? ''] ?? ''
    const place = document.getElementById(`${control.id}-problem`)
    if (place) place.textContent = text
    if (text) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
    if (text) found.push({ name: control.id, text })
  }
  const summary = form.querySelector<HTMLElement>('[data-summary]')
  const sample = summary?.querySelector('template')
  if (!summary || !sample) return found.length === 0
  summary.hidden = found.length === 0
  summary.querySelector('ul')?.replaceChildren(
    ...found.map(({ name, text }) => {
      const item = sample.content.cloneNode(true) as DocumentFragment
      const link = item.querySelector('a')
      if (link) {
        link.href = `#${name}`
        link.textContent = text
      }
      return item
    }),
  )
  if (found.length > 0) summary.focus()
  return found.length === 0
}
