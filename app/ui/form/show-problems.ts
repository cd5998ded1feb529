/** Problem codes by field name. */
export type Problems = Readonly<Record<string, string | undefined>>

/**
 * Shows validation errors at their fields and in the summary, which receives focus, and clears earlier ones.
 * All texts come from the server: a control has its error messages (`problemTexts`), an element
 * `NAME-problem` is beside it, and the form contains a `ProblemSummary`.
 * @returns whether the form is valid
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
