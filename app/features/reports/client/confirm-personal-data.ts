import { cloneTemplate, fillPlaceholder } from '#app/ui/form/fill-placeholder.ts'
import { setFieldValue } from '#app/ui/form/type-into.ts'
import {
  findPersonalData,
  maskIn,
  type PersonalDatum,
} from '../personal-data/find-personal-data.ts'
import { MASK, type ReportFields, readFields } from '../report-input.ts'

/** Everything that is typed into the form. */
export function fieldsOf(form: HTMLFormElement): ReportFields {
  const body = new FormData(form)
  return readFields((name) => body.get(name))
}

/**
 * Asks about what may be the reporter's own, if there is any and nothing has been asked yet.
 * @returns whether it asks now
 */
export function confirmPersonalData(form: HTMLFormElement): boolean {
  const question = form.querySelector<HTMLElement>('[data-question]')
  const found = findPersonalData(fieldsOf(form))
  if (!question?.hidden || found.length === 0) return false
  question.hidden = false
  const wasAsked = question.querySelector('input')
  if (wasAsked) wasAsked.disabled = false
  list(question, found)
  return true
}

/** Masks what its button is pressed of, without sending the form. */
export function maskOnClick(region: HTMLElement): void {
  region.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(`button[name=${MASK}]`)
    const question = button?.closest<HTMLElement>('[data-question]')
    if (!button?.form || !question) return
    event.preventDefault()
    const text = button.closest('li')?.querySelector('bdi')?.textContent
    const fields = fieldsOf(button.form)
    const datum = findPersonalData(fields).find((found) => found.text === text)
    if (datum) setFieldValue(button.form, datum.field, maskIn(fields[datum.field], datum))
    list(question, findPersonalData(fieldsOf(button.form)))
  })
}

function list(question: HTMLElement, found: readonly PersonalDatum[]): void {
  const items = question.querySelector('ul')
  const kinds: Record<string, string> = JSON.parse(items?.dataset.kinds ?? '{}')
  items?.replaceChildren(
    ...found.map(({ kind, text }) => {
      const item = cloneTemplate(question, 'template')
      const [kindOfIt, datum, button] = ['span > span', 'bdi', 'button'].map((part) =>
        item.querySelector(part),
      )
      if (kindOfIt) kindOfIt.textContent = kinds[kind] ?? ''
      if (datum) datum.textContent = text
      button?.setAttribute('aria-label', fillPlaceholder(button.getAttribute('aria-label'), text))
      return item
    }),
  )
  for (const words of question.querySelectorAll<HTMLElement>('[data-when]')) {
    words.hidden = (words.dataset.when === 'left') !== found.length > 0
  }
  question.focus({ preventScroll: true })
  question.scrollIntoView({ block: 'start' })
}
