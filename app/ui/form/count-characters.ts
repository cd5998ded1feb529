import { fillPlaceholder } from './fill-placeholder.ts'
import { formatNumber } from './format-number.ts'

/** Updates character counters (`data-counts` with the field's id) as their fields change. */
export function countCharacters(region: HTMLElement): void {
  const count = ({ id, value }: HTMLTextAreaElement) => {
    const counter = region.querySelector<HTMLElement>(`[data-counts="${id}"]`)
    if (!counter) return
    counter.textContent = fillPlaceholder(counter.dataset.words, formatNumber(value.length))
  }
  region.addEventListener('input', ({ target }) => count(target as HTMLTextAreaElement))
  // A browser may restore field values on reload.
  for (const field of region.querySelectorAll('textarea')) count(field)
}
