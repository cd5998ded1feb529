import { setFieldValue, setInputValue } from '#app/ui/form/type-into.ts'
import { maskDraft, type StoredDraft } from '../draft/draft.ts'
import { takeDraft } from '../draft/stored-draft.ts'

/** Fills an empty form with the visitor's stored draft, and says so. Returns the draft that it filled in. */
export function fillDraft(region: HTMLElement): StoredDraft | null {
  const draft = takeDraft()
  const form = region.querySelector('form')
  if (!draft || !form || new FormData(form).get('description')) return null
  const { title, category, description } = maskDraft(draft)
  setFieldValue(form, 'title', title)
  setFieldValue(form, 'description', description)
  const select = form.elements.namedItem('category') as HTMLSelectElement
  setInputValue(select, JSON.parse(select.dataset.slugs ?? '{}')[category] ?? '')
  const note = region.querySelector<HTMLElement>('[data-drafted]')
  if (note) note.hidden = false
  return draft
}
