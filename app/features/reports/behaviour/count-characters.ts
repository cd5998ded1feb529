import { fillIn } from './fill-in.ts'

/** Keeps what says how long a field is (`data-counts` with its id) in step with what is typed. */
export function countCharacters(region: HTMLElement): void {
  region.addEventListener('input', ({ target }) => {
    const { id, value } = target as HTMLTextAreaElement
    const counter = region.querySelector<HTMLElement>(`[data-counts="${id}"]`)
    if (!counter) return
    counter.textContent = fillIn(counter.dataset.words, value.length.toLocaleString('en'))
  })
}
