import { fillPlaceholder } from './fill-placeholder.ts'
import { formatNumber } from './format-number.ts'

/** Keeps what says how long a field is (`data-counts` with its id) in step with what is in it. */
export function countCharacters(region: HTMLElement): void {
  const count = ({ id, value }: HTMLTextAreaElement) => {
    const counter = region.querySelector<HTMLElement>(`[data-counts="${id}"]`)
    if (!counter) return
    counter.textContent = fillPlaceholder(counter.dataset.words, formatNumber(value.length))
  }
  region.addEventListener('input', ({ target }) => count(target as HTMLTextAreaElement))
  // A browser may have kept what was typed over a reload.
  for (const field of region.querySelectorAll('textarea')) count(field)
}
